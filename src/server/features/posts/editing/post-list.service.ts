import { adminPageSize } from '../../../../shared/admin.ts';
import type { PostListInput, PostRow } from '../../../../shared/post-editing.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { searchByText } from '../../search/text-search.service.ts';
import { countDrafts, listDrafts } from '../drafts/draft-list.service.ts';
import { postStatus, slugBeforeDeletion } from '../post-status.ts';
import {
  countPosts,
  findPostIdsByText,
  findPostRows,
  findTakenSlugs,
  type StoredPostRow,
} from '../posts.queries.ts';

function toRow(row: StoredPostRow, now: Date): PostRow {
  const { category, ...post } = row;
  return {
    ...post,
    slug: slugBeforeDeletion(post.slug),
    categoryName: category?.name ?? null,
    isPublished: post.isPublished ? 'true' : 'false',
    status: postStatus(post, now),
  };
}

/** The dashboard's posts, last changed first; before them the new ones that were not created yet. */
export async function listEditorPosts(deps: Pick<Deps, 'db' | 'clock'>, input: PostListInput) {
  const now = deps.clock.now();
  const { page, search, status, categoryId } = input;
  const wanted = { search, status, categoryId };
  const db = deps.db.prisma;
  const ids = search
    ? await searchByText(db, search, (query) => findPostIdsByText(db, query))
    : undefined;
  const filter = { status, categoryId, ids, now };
  const skip = (page - 1) * adminPageSize;
  const [drafts, draftTotal, total] = await Promise.all([
    listDrafts(deps, wanted, { skip, take: adminPageSize }),
    countDrafts(deps, wanted),
    countPosts(db, filter),
  ]);
  const rows = await findPostRows(db, filter, {
    skip: Math.max(0, skip - draftTotal),
    take: adminPageSize - drafts.length,
  });
  const items = rows.map((row) => toRow(row, now));
  return { drafts, draftTotal, items, total, page, pageSize: adminPageSize };
}

const slugCandidates = 50;

/** This slug, or the first of slug-2, slug-3, … that no post holds. */
export async function availableSlug(db: Db, slug: string): Promise<string> {
  const candidates = Array.from({ length: slugCandidates }, (_, index) =>
    index === 0 ? slug : `${slug}-${index + 1}`,
  );
  const taken = await findTakenSlugs(db, candidates);
  return candidates.find((candidate) => !taken.has(candidate)) ?? slug;
}
