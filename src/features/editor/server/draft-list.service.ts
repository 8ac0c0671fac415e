import type { Deps } from '../../../server/deps.ts';
import type { PostDraftRow } from '../post-editing.ts';
import {
  countDrafts as countRows,
  type DraftFilter,
  findCategoryNames,
  findDraftRows,
} from './drafts.queries.ts';

/** Lists drafts, last changed first. */
export async function listDrafts(
  { db }: Pick<Deps, 'db'>,
  filter: DraftFilter,
  page: { skip: number; take: number },
): Promise<PostDraftRow[]> {
  const rows = await findDraftRows(db.prisma, filter, page);
  const categoryIds = rows.flatMap(({ categoryId }) => categoryId ?? []);
  const names = await findCategoryNames(db.prisma, categoryIds);
  return rows.map(({ categoryId, ...row }) => ({
    ...row,
    categoryName: names.get(categoryId ?? 0) ?? null,
  }));
}

export function countDrafts({ db }: Pick<Deps, 'db'>, filter: DraftFilter): Promise<number> {
  return countRows(db.prisma, filter);
}
