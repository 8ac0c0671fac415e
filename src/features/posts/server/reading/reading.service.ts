import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { onlyAuthorOf } from '../../../documents/server/document-access.ts';
import { allTerms } from '../../../glossary/term-entries.ts';
import { type LinkedTerm, linkableTerms } from '../../../glossary/term-mentions.ts';
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
import { cardTextsFor } from '../post-cards.ts';
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
type TextDeps = BlogDeps & Pick<Deps, 'textWork' | 'content'>;

export function listCategories({ db }: BlogDeps) {
  return findCategories(db.prisma);
}

export interface PostListInput {
  category?: number | undefined;
  tag?: string | undefined;
  cursor?: number | undefined;
  limit?: number | undefined;
}

export async function listPosts(deps: TextDeps, input: PostListInput): Promise<Post[]> {
  const rows = await findPublicPosts(deps.db.prisma, {
    now: deps.clock.now(),
    categoryId: input.category,
    cursor: input.cursor,
    take: input.limit ?? postPage.defaultSize,
  });
  return Promise.all(rows.map((row) => toPost(deps, row)));
}

export function listTitles({ db, clock }: BlogDeps, take: number) {
  return findPublicTitles(db.prisma, { now: clock.now(), take });
}

/** @throws DomainError NOT_FOUND */
export async function getTag({ db }: BlogDeps, slug: string): Promise<PostTag> {
  const tag = await findTagBySlug(db.prisma, slug);
  if (!tag) throw new DomainError('NOT_FOUND', 'Tag not found');
  return tag;
}

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
  viewer: AdminIdentity | null;
  isPreview: boolean;
}

/** @throws DomainError NOT_FOUND */
export function getPost(
  deps: TextDeps,
  input: PostInput,
): Promise<{ post: Post; version: number }> {
  return findPage(deps, input);
}

/** Admins also get their posts before publication and, in a preview, drafts of new posts. */
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

/** Returns earlier posts of the same category, filled up with the newest posts. */
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

/** Terms that a text may be linked to. The glossary is English. */
function termsFor({ language }: ShownDetails, content: Deps['content']): readonly LinkedTerm[] {
  if (language && !/^en\b/.test(language)) return [];
  return linkableTerms(allTerms((kind) => content.valueOf(kind)));
}

export async function drawArticle(
  deps: Pick<Deps, 'db' | 'textWork' | 'content'>,
  post: Post & ShownDetails,
): Promise<Article> {
  const db = deps.db.prisma;
  const [{ html, headings }, tags, note] = await Promise.all([
    deps.textWork.once(drawnArticle, {
      html: post.content,
      cards: cardTextsFor(post.content, deps.content),
      terms: termsFor(post, deps.content),
    }),
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

/** @throws DomainError NOT_FOUND */
export async function getArticle(deps: TextDeps, input: PostInput): Promise<Article> {
  const { post } = await findPage(deps, input);
  const [[focused = post], next] = await Promise.all([
    withFocus(deps.db.prisma, [post]),
    postsAfter(deps, post),
  ]);
  return { ...(await drawArticle(deps, focused)), next };
}

export function findRenamedSlug({ db, clock }: BlogDeps, slug: string): Promise<string | null> {
  return findRedirectTarget(db.prisma, slug, clock.now());
}
