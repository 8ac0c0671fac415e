import type { Page } from '../../../shared/addresses/page.ts';
import type { Settings } from '../../env.ts';
import { freshForMs } from './page-cache.ts';

export type PageContent = NonNullable<Page['content']> | 'other';

const seconds = freshForMs / 1_000;
const browsersAsk = 'public, max-age=0';

const asked = `${browsersAsk}, must-revalidate`;
/** Fresh as long as in this process; served stale for the same time while it is renewed. */
const shared = `${browsersAsk}, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;
/** Contains nothing that can be withdrawn, so it may also be served while the site is away. */
const sharedForGood = `${shared}, stale-if-error=3600`;

/** Shared caches could give this form of a page to readers of another form. */
export const browserOnly = 'private, max-age=0, must-revalidate';

/** Shared caches keep only what they can be told to drop (docs/decisions/caches.md). */
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
