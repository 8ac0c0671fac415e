import type { Db } from '../../../../../server/db/client.ts';
import type { ImportItemFilter } from '../../../post-import.ts';
import { itemFilters } from '../imports.queries.ts';

interface ItemKey {
  importId: number;
  position: number;
}

/** Posts only. */
export function findCompared(db: Db, key: ItemKey) {
  return db.postImportItem.findFirst({
    where: { ...key, contentKind: null },
    select: {
      ...{ position: true, title: true, slug: true, outcome: true, notes: true },
      ...{ written: true, converted: true, lookedAt: true },
    },
  });
}

/** Positions of the posts before and after one in a list. */
export async function findNeighbors(
  db: Db,
  { importId, position, filter }: ItemKey & { filter: ImportItemFilter },
): Promise<{ previous: number | null; next: number | null }> {
  const listed = { importId, contentKind: null, ...itemFilters[filter] };
  const select = { position: true } as const;
  const [previous, next] = await Promise.all([
    db.postImportItem.findFirst({
      where: { ...listed, position: { lt: position } },
      orderBy: { position: 'desc' },
      select,
    }),
    db.postImportItem.findFirst({
      where: { ...listed, position: { gt: position } },
      orderBy: { position: 'asc' },
      select,
    }),
  ]);
  return { previous: previous?.position ?? null, next: next?.position ?? null };
}

/** @returns false when there is no such post */
export async function setLookedAt(db: Db, key: ItemKey, lookedAt: Date | null): Promise<boolean> {
  const where = { ...key, contentKind: null };
  return (await db.postImportItem.updateMany({ where, data: { lookedAt } })).count === 1;
}
