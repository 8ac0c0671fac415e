import { type Post, postCardPageSize, postPage } from '../../../../shared/posts.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import { findDraftPreview } from '../drafts/draft-preview.service.ts';
import { toPost } from '../post-view.ts';
import {
  findAnyPostBySlug,
  findCategories,
  findPublicCards,
  findPublicPostBySlug,
  findPublicPosts,
  findRedirectTarget,
} from '../public-posts.queries.ts';

type BlogDeps = Pick<Deps, 'db' | 'clock'>;

export function listCategories({ db }: BlogDeps) {
  return findCategories(db.prisma);
}

export interface PostListInput {
  category?: number | undefined;
  cursor?: number | undefined;
  limit?: number | undefined;
}

/** Whole public posts, newest first. The next page starts after the id of the last one. */
export async function listPosts(deps: BlogDeps, input: PostListInput): Promise<Post[]> {
  const rows = await findPublicPosts(deps.db.prisma, {
    now: deps.clock.now(),
    categoryId: input.category,
    cursor: input.cursor,
    take: input.limit ?? postPage.defaultSize,
  });
  return rows.map(toPost);
}

/** The cards of /blog: what a card shows and no more. */
export async function listCards(deps: BlogDeps, input: Omit<PostListInput, 'limit'>) {
  const rows = await findPublicCards(deps.db.prisma, {
    now: deps.clock.now(),
    categoryId: input.category,
    cursor: input.cursor,
    take: postCardPageSize + 1,
  });
  const items = rows.slice(0, postCardPageSize);
  const hasMore = rows.length > postCardPageSize;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

/**
 * One post by its slug, and its version. An admin also sees what is not public yet, and in a preview a new post that was
 * not even created.
 * @throws DomainError NOT_FOUND
 */
export async function getPost(
  deps: BlogDeps,
  input: { slug: string; sees: 'public' | 'all' | 'drafts' },
): Promise<{ post: Post; version: number }> {
  const { slug, sees } = input;
  const found =
    sees === 'public'
      ? await findPublicPostBySlug(deps.db.prisma, slug, deps.clock.now())
      : await findAnyPostBySlug(deps.db.prisma, slug);
  const row = found ?? (sees === 'drafts' ? await findDraftPreview(deps, slug) : null);
  if (!row) throw new DomainError('NOT_FOUND', 'Post not found');
  const { version, ...post } = row;
  return { post: toPost(post), version };
}

/** The present slug of the public post that once had this one, or null. */
export function findRenamedSlug({ db, clock }: BlogDeps, slug: string): Promise<string | null> {
  return findRedirectTarget(db.prisma, slug, clock.now());
}
