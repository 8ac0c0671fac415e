import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import type { PostDraftRow, PostListInput, PostRow } from '../../post-editing.ts';
import type { PostTag } from '../../posts.ts';
import { postStatus, slugBeforeDeletion } from '../changes/post-status.ts';
import { onlyCreatorOf } from '../drafts/draft-access.ts';
import {
  countDrafts as countRows,
  type DraftFilter,
  findCategoryNames,
  findDraftRows,
} from '../drafts/drafts.queries.ts';
import { onlyAuthorOf } from '../post-access.service.ts';
import { findTagsOf, tagCondition } from '../tags.queries.ts';
import {
  countPosts,
  findPostIdsByText,
  findPostRows,
  type PostFilter,
  type StoredPostRow,
} from './post-list.queries.ts';

function toRow(row: StoredPostRow, tags: PostTag[], now: Date): PostRow {
  const { category, ...post } = row;
  return {
    ...{ ...post, tags },
    slug: slugBeforeDeletion(post.slug),
    categoryName: category?.name ?? null,
    isPublished: post.isPublished ? 'true' : 'false',
    status: postStatus(post, now),
  };
}

async function toRows(db: Db, rows: readonly StoredPostRow[], now: Date): Promise<PostRow[]> {
  const tags = await findTagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toRow(row, tags.get(row.id) ?? [], now));
}

async function filterOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { search, status, categoryId, tagId }: PostListInput,
): Promise<PostFilter> {
  const ids = search
    ? await searchByText(db.prisma, search, (query) => findPostIdsByText(db.prisma, query))
    : undefined;
  const tagged =
    tagId === undefined ? undefined : { tagId, condition: await tagCondition(db.prisma, tagId) };
  return { status, categoryId, authorId: onlyAuthorOf(admin), tagged, ids, now: clock.now() };
}

export async function listPostRows(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  input: PostListInput,
) {
  const { page, sort } = input;
  const db = deps.db.prisma;
  const filter = await filterOf(deps, admin, input);
  const [total, rows] = await Promise.all([
    countPosts(db, filter),
    findPostRows(db, filter, { sort, skip: (page - 1) * adminPageSize, take: adminPageSize }),
  ]);
  const items = await toRows(db, rows, filter.now);
  return { items, total, page, pageSize: adminPageSize };
}

export async function listEditorPosts(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  input: PostListInput,
) {
  const { page, search, status, categoryId, tagId, sort } = input;
  const wanted = { search, status, categoryId, createdBy: onlyCreatorOf(admin) };
  const db = deps.db.prisma;
  const filter = await filterOf(deps, admin, input);
  const skip = (page - 1) * adminPageSize;
  const [drafts, draftTotal, total] = await Promise.all([
    tagId === undefined ? listDrafts(deps, wanted, { skip, take: adminPageSize }) : [],
    tagId === undefined ? countDrafts(deps, wanted) : 0,
    countPosts(db, filter),
  ]);
  const rows = await findPostRows(db, filter, {
    sort,
    skip: Math.max(0, skip - draftTotal),
    take: adminPageSize - drafts.length,
  });
  const items = await toRows(db, rows, filter.now);
  return { drafts, draftTotal, items, total, page, pageSize: adminPageSize };
}

async function listDrafts(
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

function countDrafts({ db }: Pick<Deps, 'db'>, filter: DraftFilter): Promise<number> {
  return countRows(db.prisma, filter);
}
