import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { onlyAuthorOf } from '../../../documents/server/document-access.ts';
import type { PostListInput, PostRow } from '../../post-editing.ts';
import type { PostTag } from '../../posts.ts';
import { postStatus, slugBeforeDeletion } from '../changes/post-status.ts';
import { countDrafts, findDraftRows } from '../drafts/drafts.queries.ts';
import { findTagsOf, tagCondition } from '../tags.queries.ts';
import {
  countPosts,
  findPostIdsByText,
  findPostRows,
  type PostFilter,
  type StoredPostRow,
} from './post-list.queries.ts';

function toRow(row: StoredPostRow, tags: PostTag[], now: Date): PostRow {
  const { category, document, ...post } = row;
  const [review] = document.reviews;
  return {
    ...{ ...post, tags },
    slug: slugBeforeDeletion(post.slug),
    categoryName: category?.name ?? null,
    isPublished: post.isPublished ? 'true' : 'false',
    status: postStatus(post, now),
    readyAt: review?.readyAt ?? null,
    readyBy: review?.readyBy ?? null,
  };
}

async function toRows(db: Db, rows: readonly StoredPostRow[], now: Date): Promise<PostRow[]> {
  const tags = await findTagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toRow(row, tags.get(row.id) ?? [], now));
}

const authorOf = (admin: AdminIdentity, by: PostListInput['by']) =>
  by === 'me' ? admin.adminId : onlyAuthorOf(admin);

async function filterOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { search, status, categoryId, tagId, by, isReady }: PostListInput,
): Promise<PostFilter> {
  const ids = search
    ? await searchByText(db.prisma, search, (query) => findPostIdsByText(db.prisma, query))
    : undefined;
  const tagged =
    tagId === undefined ? undefined : { tagId, condition: await tagCondition(db.prisma, tagId) };
  const authorId = authorOf(admin, by);
  return { status, categoryId, authorId, tagged, ids, isReady: isReady === true, now: clock.now() };
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
  const { page, search, status, categoryId, tagId, sort, by, isReady } = input;
  const wanted = { search, status, categoryId, authorId: authorOf(admin, by) };
  const db = deps.db.prisma;
  const filter = await filterOf(deps, admin, input);
  const skip = (page - 1) * adminPageSize;
  // A post that is not created has neither tags nor a review.
  const hasDrafts = tagId === undefined && !isReady;
  const [drafts, draftTotal, total] = await Promise.all([
    hasDrafts ? findDraftRows(db, wanted, { skip, take: adminPageSize }) : [],
    hasDrafts ? countDrafts(db, wanted) : 0,
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
