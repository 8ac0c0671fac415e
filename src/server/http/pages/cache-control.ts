import type { Page } from '../../../shared/addresses/page.ts';
import type { Settings } from '../../env.ts';
import { freshForMs } from './page-cache.ts';

/** Kind of content, which decides how long an answer may be kept (shared/addresses/page.ts); `other` has no registered kind. */
export type PageContent = NonNullable<Page['content']> | 'other';

const seconds = freshForMs / 1_000;
const browsersAsk = 'public, max-age=0';

/** May be kept by shared caches, which have to ask each time. */
const asked = `${browsersAsk}, must-revalidate`;
/** Fresh for as long as this process keeps a page, and shown for as long again while the next one is fetched. */
const shared = `${browsersAsk}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
/** Nothing in it can be withdrawn, so it may also stand in while the site is away. */
const sharedForGood = `${shared}, stale-if-error=3600`;

/** Lets a browser keep the answer, and no shared cache. */
const browserOnly = 'private, max-age=0, must-revalidate';

/**
 * Chooses the Cache-Control header of a finished public answer: shared caches keep only what can be taken back from them
 * (docs/decisions/caches.md).
 */
export function createCacheControl({
  purge,
}: Pick<Settings, 'purge'>): (content: PageContent) => string {
  const byContent: Record<PageContent, string> = {
    static: sharedForGood,
    posts: purge.url === undefined ? asked : shared,
    directory: browserOnly,
    other: asked,
  };
  return (content) => byContent[content];
}
