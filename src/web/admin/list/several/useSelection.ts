import { useState } from 'react';

export type RowId = number | string;

export interface Selection<Id extends RowId = number> {
  has: (id: Id) => boolean;
  /** @param isRange also selects or deselects all rows since the last toggled one */
  toggle: (id: Id, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Rows that leave the page leave the selection. @param pageIds in the shown order */
export function useSelection<Id extends RowId>(pageIds: readonly Id[]) {
  const [kept, setKept] = useState<ReadonlySet<Id>>(new Set());
  const [lastId, setLastId] = useState<Id | null>(null);
  const chosen = pageIds.filter((id) => kept.has(id));
  const isAll = chosen.length === pageIds.length && chosen.length > 0;

  const toggle = (id: Id, isRange: boolean) => {
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

  const selection: Selection<Id> = {
    has: (id) => kept.has(id),
    toggle,
    toggleAll: () => setKept(new Set(isAll ? [] : pageIds)),
    clear: () => setKept(new Set()),
  };
  return { ...selection, chosen, isAll, rowCount: pageIds.length };
}

export type RowSelection<Id extends RowId = number> = ReturnType<typeof useSelection<Id>>;
