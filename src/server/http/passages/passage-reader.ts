import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { partsOfPage } from '../../formats/page/page-parts.ts';
import type { PagePassages } from '../../formats/page/page-passages.ts';
import type { PassageReader } from '../../formats/page/page-texts.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { PageTable } from '../pages/page-table.ts';
import type { RenderPage } from '../pages/render-page.ts';
import { createAnonymousContext } from '../request-context.ts';
import { passagesOfPageText } from './passage-task.ts';

interface Kept {
  mark: string | undefined;
  read: PagePassages | null;
}

interface Site {
  pages: PageTable;
  cache: Pick<PageCache, 'fresh'>;
  render: RenderPage;
}

/** As many as a large site has beside its posts. */
const mostPages = 500;
/** Changes are told by the bus; this bounds how long a page is shown whose change it missed. */
const freshForMs = 10 * 60_000;

/**
 * Reads passages of public pages, in the turn of its caller: a page that shows passages is drawn in a turn already, and would
 * wait for a second one within it. What was read is known until content changes, as a page of the cache is.
 */
export function createPassageReader(deps: Deps, { pages, cache, render }: Site): PassageReader {
  const kept = new LRUCache<string, Kept>({ max: mostPages });
  const fresh = new LRUCache<string, { isStatic: boolean }>({ max: mostPages, ttl: freshForMs });
  let changeCount = 0;
  deps.contentBus.onChange((change) => {
    changeCount += 1;
    for (const [url, { isStatic }] of [...fresh]) {
      if (change === 'content' || !isStatic) fresh.delete(url);
    }
  });

  const passagesOf = (html: string, url: string) =>
    deps.textWork.run(passagesOfPageText, partsOfPage(html, `${deps.settings.siteOrigin}${url}`));

  const readAgain = async (url: string, requestId: string): Promise<Kept> => {
    const known = kept.get(url);
    const cached = cache.fresh(url);
    if (cached) {
      const { mark, status, body } = cached;
      if (known && mark !== undefined && mark === known.mark) return known;
      const isThere = status === 200;
      return { mark, read: isThere ? await passagesOf(String(await body.in(null)), url) : null };
    }
    const context = createAnonymousContext(deps, requestId);
    const page = await render({ url, context, known });
    if (!('html' in page)) return page;
    return { mark: page.mark, read: page.status === 200 ? await passagesOf(page.html, url) : null };
  };

  return async (given, requestId) => {
    const [path = '', query = ''] = given.split('?');
    const { kind, content } = pages.find(path);
    // Pages of people hold what strangers wrote (security row 93).
    if (kind !== 'public' || content === 'directory') return null;
    const { url, isOpen } = pages.addressOf(path, query, deps.content);
    if (isOpen) return null;
    const known = fresh.has(url) ? kept.get(url) : undefined;
    if (known) return known.read;
    const begun = changeCount;
    const read = await readAgain(url, requestId);
    kept.set(url, read);
    if (begun === changeCount) fresh.set(url, { isStatic: content === 'static' });
    return read.read;
  };
}
