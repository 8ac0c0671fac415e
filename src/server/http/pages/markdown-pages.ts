import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { partsOfPage, shortMarkdown } from '../../formats/page/page-parts.ts';
import { createAnonymousContext } from '../request-context.ts';
import { slugOfPostPath } from './addresses.ts';
import { markdownOfPage } from './markdown-task.ts';
import type { CachedAnswer, FreshAnswer, PageCache } from './page-cache.ts';
import type { PageAddress } from './page-table.ts';
import type { RenderPage } from './render-page.ts';

export const markdownType = 'text/markdown; charset=utf-8';

interface MarkdownOptions {
  deps: Deps;
  render: RenderPage;
  cache: PageCache;
  /** Posts are written as Markdown from their text. Null for a post that is not public. */
  markdownOfPost(slug: string): Promise<string | null>;
}

interface DrawnPage {
  status: number;
  html: string;
  mark: string | undefined;
}

/** The public pages as Markdown, made of their HTML and cached beside it (docs/decisions/markdown-pages.md). */
export class MarkdownPages {
  constructor(private readonly options: MarkdownOptions) {}

  /** @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS for lack of capacity */
  get(address: PageAddress, requestId: string): CachedAnswer | Promise<CachedAnswer> {
    const { cache } = this.options;
    return cache.get(serverPaths.markdownOf(address.url), (former) =>
      this.make(address, requestId, former),
    );
  }

  private async make(
    { url, isOpen }: PageAddress,
    requestId: string,
    former: CachedAnswer | undefined,
  ): Promise<FreshAnswer> {
    const { deps, markdownOfPost } = this.options;
    const isKept = !isOpen && !deps.settings.isDevelopment;
    const slug = slugOfPostPath(url.split('?')[0] ?? '');
    const post = slug === null ? null : await markdownOfPost(slug);
    if (post !== null) {
      return { status: 200, contentType: markdownType, body: post, isCacheable: isKept };
    }
    const page = await this.draw(url, requestId, former);
    if (page === null && former) return former;
    if (page === null) throw new Error(`${url} was not drawn.`);
    // A post may have become public between the two reads.
    const status = slug !== null && page.status === 200 ? 404 : page.status;
    return {
      status,
      contentType: markdownType,
      body: await this.write(url, page.html),
      isCacheable: isKept && status === 200,
      mark: page.mark,
    };
  }

  /**
   * Null when the page is that of the former answer. Takes the HTML that is cached. It is not asked from the cache, which would
   * need a second turn within this one.
   */
  private async draw(
    url: string,
    requestId: string,
    former: CachedAnswer | undefined,
  ): Promise<DrawnPage | null> {
    const { deps, cache, render } = this.options;
    const cached = cache.fresh(url);
    if (cached) {
      const { status, mark, body } = cached;
      if (mark !== undefined && mark === former?.mark) return null;
      return { status, mark, html: String(await body.in(null)) };
    }
    const context = createAnonymousContext(deps, requestId);
    const page = await render({ url, context, known: former });
    return 'html' in page ? { status: page.status, html: page.html, mark: page.mark } : null;
  }

  private async write(url: string, html: string): Promise<string> {
    const { textWork, settings } = this.options.deps;
    const parts = partsOfPage(html, `${settings.siteOrigin}${url}`);
    try {
      return await textWork.run(markdownOfPage, parts);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'BAD_REQUEST')) throw error;
      return shortMarkdown(parts);
    }
  }
}
