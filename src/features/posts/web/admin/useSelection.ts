import { useState } from 'react';

/** Rows of a page that are chosen, by their ids. */
export interface Selection {
  has: (id: number) => boolean;
  /** @param isRange chooses, or gives up, everything between this row and the one before */
  toggle: (id: number, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Whatever is no longer on the page is no longer chosen. @param pageIds in the order in which they are shown */
export function useSelection(pageIds: readonly number[]) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [lastId, setLastId] = useState<number | null>(null);
  const chosen = pageIds.filter((id) => kept.has(id));
  const isAll = chosen.length === pageIds.length && chosen.length > 0;

  const toggle = (id: number, isRange: boolean) => {
    const [from, to] = [lastId ?? id, id].map((end) => pageIds.indexOf(end)).sort((a, b) => a - b);
    const isKnown = from !== undefined && from >= 0 && to !== undefined;
    const ids = isRange && isKnown ? pageIds.slice(from, to + 1) : [id];
    const next = new Set(chosen);
    const isChosen = !next.has(id);
    for (const one of ids) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    setKept(next);
    setLastId(id);
  };

  const selection: Selection = {
    has: (id) => kept.has(id),
    toggle,
    toggleAll: () => setKept(new Set(isAll ? [] : pageIds)),
    clear: () => setKept(new Set()),
  };
  return { ...selection, chosen, isAll };
}
