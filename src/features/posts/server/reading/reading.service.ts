import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { withFocus } from '../../../media/server/library/library.service.ts';
import {
  type Article,
  type NextPost,
  nextPostCount,
  type Post,
  type PostTag,
  postCardPageSize,
  postPage,
} from '../../posts.ts';
import { postDetailsContent } from '../../words/post-details.ts';
import type { ShownDetails } from '../details/details.service.ts';
import { findDraftPreview } from '../drafts/draft-preview.service.ts';
import { onlyAuthorOf } from '../post-access.service.ts';
import { toPost } from '../post-view.ts';
import { isProvenanceShown } from '../provenance/post-provenance.queries.ts';
import {
  findAnyPostBySlug,
  findCategories,
  findPublicCards,
  findPublicPostBySlug,
  findPublicPosts,
  findPublicTitles,
  findRedirectTarget,
} from '../public-posts.queries.ts';
import { findTagBySlug, findTagsOf, tagCondition } from '../tags.queries.ts';
import { drawnArticle } from './article-task.ts';

type BlogDeps = Pick<Deps, 'db' | 'clock'>;
type TextDeps = BlogDeps & Pick<Deps, 'textWork'>;

export function listCategories({ db }: BlogDeps) {
  return findCategories(db.prisma);
}

export interface PostListInput {
  category?: number | undefined;
  /** Slug of a tag. */
  tag?: string | undefined;
  cursor?: number | undefined;
  limit?: number | undefined;
}

/** Whole public posts, newest first. The next page starts after the id of the last one. */
export async function listPosts(deps: TextDeps, input: PostListInput): Promise<Post[]> {
  const rows = await findPublicPosts(deps.db.prisma, {
    now: deps.clock.now(),
    categoryId: input.category,
    cursor: input.cursor,
    take: input.limit ?? postPage.defaultSize,
  });
  return Promise.all(rows.map((row) => toPost(deps, row)));
}

/** The newest public posts, by title and slug. */
export function listTitles({ db, clock }: BlogDeps, take: number) {
  return findPublicTitles(db.prisma, { now: clock.now(), take });
}

/** @throws DomainError NOT_FOUND */
export async function getTag({ db }: BlogDeps, slug: string): Promise<PostTag> {
  const tag = await findTagBySlug(db.prisma, slug);
  if (!tag) throw new DomainError('NOT_FOUND', 'Tag not found');
  return tag;
}

/** The cards of /blog: what a card shows and no more. */
export async function listCards(deps: BlogDeps, input: Omit<PostListInput, 'limit'>) {
  const tag = input.tag === undefined ? null : await findTagBySlug(deps.db.prisma, input.tag);
  if (input.tag !== undefined && !tag) return { items: [], nextCursor: null };
  const rows = await findPublicCards(deps.db.prisma, {
    now: deps.clock.now(),
    categoryId: input.category,
    tagged: tag ? await tagCondition(deps.db.prisma, tag.id) : undefined,
    cursor: input.cursor,
    take: postCardPageSize + 1,
  });
  const items = await withFocus(deps.db.prisma, rows.slice(0, postCardPageSize));
  const hasMore = rows.length > postCardPageSize;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

export interface PostInput {
  slug: string;
  /** Who may see more than the public. */
  viewer: AdminIdentity | null;
  isPreview: boolean;
}

/** One post by its slug, and its version. @throws DomainError NOT_FOUND */
export function getPost(
  deps: TextDeps,
  input: PostInput,
): Promise<{ post: Post; version: number }> {
  return findPage(deps, input);
}

/**
 * A post with what its page tells besides its text. Who may work on it also sees it before it is public, and in a preview a new
 * post that was not even created.
 */
async function findPage(deps: TextDeps, input: PostInput) {
  const { slug, viewer, isPreview } = input;
  const db = deps.db.prisma;
  const row =
    (viewer && (await findAnyPostBySlug(db, slug, onlyAuthorOf(viewer)))) ??
    (await findPublicPostBySlug(db, slug, deps.clock.now())) ??
    (viewer && isPreview ? await findDraftPreview(deps, viewer, slug) : null);
  if (!row) throw new DomainError('NOT_FOUND', 'Post not found');
  const { version, byline, canonicalUrl, socialImageUrl, language, ...post } = row;
  const details = { byline, canonicalUrl, socialImageUrl, language };
  return { post: { ...(await toPost(deps, post)), ...details }, version };
}

/** The posts that came before in the same category, and the newest ones where those are few. */
async function postsAfter({ db, clock }: BlogDeps, post: Post): Promise<NextPost[]> {
  const now = clock.now();
  const categoryId = post.categoryId ?? undefined;
  const [inCategory, newest] = await Promise.all([
    findPublicCards(db.prisma, { now, categoryId, cursor: post.id, take: nextPostCount }),
    findPublicCards(db.prisma, {
      ...{ now, categoryId: undefined, cursor: undefined },
      take: nextPostCount + 1,
    }),
  ]);
  const byId = new Map([...inCategory, ...newest].map((card) => [card.id, card]));
  byId.delete(post.id);
  return withFocus(db.prisma, [...byId.values()].slice(0, nextPostCount));
}

async function noteToReaders(db: Db, postId: number): Promise<string> {
  return (await isProvenanceShown(db, postId)) ? postDetailsContent.modelNote : '';
}

/** Draws a text as the page of a post shows it, with nothing to read next. */
export async function drawArticle(
  deps: Pick<Deps, 'db' | 'textWork'>,
  post: Post & ShownDetails,
): Promise<Article> {
  const db = deps.db.prisma;
  const [{ html, headings }, tags, note] = await Promise.all([
    deps.textWork.once(drawnArticle, post.content),
    findTagsOf(db, [post.id]),
    noteToReaders(db, post.id),
  ]);
  return {
    post: { ...post, content: html, tags: tags.get(post.id) ?? [] },
    headings,
    next: [],
    note,
  };
}

/**
 * One post as its page shows it.
 * @throws DomainError NOT_FOUND
 */
export async function getArticle(deps: TextDeps, input: PostInput): Promise<Article> {
  const { post } = await findPage(deps, input);
  const [[focused = post], next] = await Promise.all([
    withFocus(deps.db.prisma, [post]),
    postsAfter(deps, post),
  ]);
  return { ...(await drawArticle(deps, focused)), next };
}

/** The present slug of the public post that once had this one, or null. */
export function findRenamedSlug({ db, clock }: BlogDeps, slug: string): Promise<string | null> {
  return findRedirectTarget(db.prisma, slug, clock.now());
}
