import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { SitemapParts } from '../../../../server/formats/sitemap-parts.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import type { TextTask } from '../../../../server/text-work/text-task.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { feedContent } from '../../words/feeds.ts';
import { toPost } from '../post-view.ts';
import { findCategories } from '../public-posts.queries.ts';
import type { FeedFile } from './feed-files.ts';
import { feedFormats } from './feed-formats.ts';
import type { FeedEntry, FeedPost } from './feed-post.ts';
import { contentsForModels, markdownOfPost } from './feed-tasks.ts';
import {
  countPublicPosts,
  type FeedRow,
  findCategory,
  findFeedPost,
  findFeedPosts,
  findPublicAddresses,
  findPublicPart,
  findPublicParts,
  findPublicTitle,
} from './feeds.queries.ts';

type FeedDeps = Pick<Deps, 'db' | 'clock'>;
type TextDeps = FeedDeps & Pick<Deps, 'textWork' | 'settings' | 'listedPages' | 'content'>;

async function toFeedPost(
  deps: TextDeps,
  { category, tags, byline, canonicalUrl, language, ...row }: FeedRow,
): Promise<FeedPost> {
  const tagNames = tags.map(({ name }) => name);
  return {
    ...(await toPost(deps, row)),
    ...{ categoryName: category?.name ?? null, tagNames, canonicalUrl, language },
    byline: byline || siteIdentityOf(deps.content).authorName,
  };
}

/** Leaves out a text that is refused, so that the other posts are still served. */
async function told(
  { textWork }: TextDeps,
  task: TextTask<FeedEntry, string>,
  { post, siteOrigin }: FeedEntry,
): Promise<string> {
  try {
    return await textWork.run(task, { post, siteOrigin });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'BAD_REQUEST')) throw error;
    return textWork.run(task, { post: { ...post, content: '' }, siteOrigin });
  }
}

async function itemsOf(
  deps: TextDeps,
  task: TextTask<FeedEntry, string>,
  rows: readonly FeedRow[],
): Promise<string[]> {
  const { siteOrigin } = deps.settings;
  const items: string[] = [];
  for (const row of rows) {
    items.push(await told(deps, task, { post: await toFeedPost(deps, row), siteOrigin }));
  }
  return items;
}

interface FeedWish {
  file: FeedFile;
  count: number;
  /** All posts without one. */
  categoryId?: number;
}

/**
 * The newest posts in the format of the file.
 * @returns null for a category that does not exist
 */
export async function feedText(
  deps: TextDeps,
  { file, count, categoryId }: FeedWish,
): Promise<string | null> {
  const { db, clock, content, settings } = deps;
  const category = categoryId ? await findCategory(db.prisma, categoryId) : undefined;
  if (category === null) return null;
  const rows = await findFeedPosts(db.prisma, { now: clock.now(), take: count, categoryId });
  const changedAt = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()));
  const { brand, authorName, defaultDescription } = siteIdentityOf(content);
  const absolute = (path: string) => absoluteUrl(settings.siteOrigin, path);
  const { item, feed } = feedFormats[file];
  return feed(await itemsOf(deps, item, rows), {
    ...{ title: feedContent.title(brand, category?.name), authorName },
    description: category?.description || defaultDescription,
    self: absolute(category ? serverPaths.categoryFeed(category.id, file) : `/${file}`),
    page: absolute(category ? paths.postsInCategory(category.id) : paths.blog),
    hub: settings.webSubHub,
    changedAt: rows.length > 0 ? new Date(changedAt) : null,
  });
}

export async function markdownTwin(deps: TextDeps, slug: string): Promise<string | null> {
  const { siteOrigin } = deps.settings;
  const row = await findFeedPost(deps.db.prisma, slug, deps.clock.now());
  if (!row) return null;
  return told(deps, markdownOfPost, { post: await toFeedPost(deps, row), siteOrigin });
}

export async function contentsText(deps: TextDeps, count: number): Promise<string> {
  const { siteOrigin } = deps.settings;
  const posts = await findPublicAddresses(deps.db.prisma, deps.clock.now(), count);
  return deps.textWork.run(contentsForModels, {
    ...{ pages: deps.listedPages(), posts, siteOrigin },
    categories: await findCategories(deps.db.prisma),
    identity: siteIdentityOf(deps.content),
  });
}

export function publicPostParts({ db, clock }: FeedDeps): SitemapParts {
  const now = clock.now();
  return {
    count: (most) => countPublicPosts(db.prisma, now, most),
    parts: (size) => findPublicParts(db.prisma, now, size),
    entries: async (part) =>
      (await findPublicPart(db.prisma, now, part)).map(({ slug, updatedAt }) => ({
        path: paths.post(slug),
        changedAt: updatedAt,
      })),
  };
}

export async function getPublicTitle({ db, clock }: FeedDeps, slug: string) {
  const found = await findPublicTitle(db.prisma, slug, clock.now());
  return found && { title: found.title, categoryName: found.category?.name ?? null };
}
