type Entries = readonly unknown[];

/** A change of the list that can be taken back while the entries stay in their places. */
export interface ListChange {
  entries: Entries;
  /** Gets the entries of now, which somebody may have edited since. */
  takeBack: (now: Entries) => Entries;
  /** First place that the change touched, now and after it is taken back. */
  firstIndex: number;
}

/** @param chosen indices in ascending order, as for all of these functions */
export function withoutEntries(entries: Entries, chosen: readonly number[]): ListChange {
  return {
    entries: entries.filter((_entry, index) => !chosen.includes(index)),
    takeBack: (now) => {
      const back = [...now];
      for (const index of chosen) back.splice(index, 0, entries[index]);
      return back;
    },
    firstIndex: chosen[0] ?? 0,
  };
}

/** Each copy follows its entry. */
export function withCopies(entries: Entries, chosen: readonly number[]): ListChange {
  const copies = chosen.map((index, before) => index + before + 1);
  return {
    entries: entries.flatMap((entry, index) =>
      chosen.includes(index) ? [entry, structuredClone(entry)] : [entry],
    ),
    takeBack: (now) => now.filter((_entry, index) => !copies.includes(index)),
    firstIndex: chosen[0] ?? 0,
  };
}

/** Keeps the order of the chosen entries, and of the others. */
export function movedToEnd(
  entries: Entries,
  chosen: readonly number[],
  end: 'top' | 'bottom',
): ListChange {
  const others = [...entries.keys()].filter((index) => !chosen.includes(index));
  const order = end === 'top' ? [...chosen, ...others] : [...others, ...chosen];
  return {
    entries: order.map((index) => entries[index]),
    takeBack: (now) => {
      const back = [...now];
      order.forEach((index, place) => {
        back[index] = now[place];
      });
      return back;
    },
    firstIndex: chosen[0] ?? 0,
  };
}
