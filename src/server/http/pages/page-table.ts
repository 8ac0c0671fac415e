import type { ListedPage, Page, PageForm, QueryKey } from '../../../shared/addresses/page.ts';
import { oneOf } from '../../../shared/addresses/query-keys.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import type { PageContent } from './cache-control.ts';

export interface PageAddress {
  /** Path and query without anything that the page does not read: one address for one page. */
  url: string;
  /** Carries a value that anybody can make up: a cache that kept the page would fill up. */
  isOpen: boolean;
}

/** A page with the address that is asked for; the post or profile that the address names may not exist. */
export interface FoundPage {
  /** Pattern of the address: one of a bounded set, also for addresses of no page. */
  route: string;
  content: PageContent;
}

interface Registered extends FoundPage {
  matcher: RegExp;
  query: readonly (readonly [string, QueryKey])[];
}

const noPage: Registered = { route: '/*', content: 'other', matcher: /$^/, query: [] };

const order: readonly unknown[] = Object.values(paths);

function isFixed({ path }: Page): boolean {
  return !/[:*]/.test(path);
}

/** Everything that is registered about pages: their addresses, query parameters, forms and titles. */
export class PageTable {
  /** The pages in the sitemap, in the order of the navigation. */
  readonly listed: readonly ListedPage[];
  /** Patterns of the pages that open by a key. */
  readonly secretPaths: readonly string[];
  private readonly fixed: ReadonlyMap<string, Registered>;
  private readonly withParameters: readonly Registered[];

  constructor(
    private readonly pages: readonly Page[],
    private readonly forms: readonly Pick<PageForm<never>, 'page' | 'name'>[],
  ) {
    const fixed = pages.filter(isFixed);
    this.fixed = new Map(fixed.map((page) => [page.path, this.register(page)]));
    this.withParameters = pages.filter((page) => !isFixed(page)).map((page) => this.register(page));
    this.secretPaths = pages.filter(({ kind }) => kind === 'secret').map(({ path }) => path);
    this.listed = fixed
      .toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path))
      .flatMap(({ path, listed }) =>
        listed ? [{ ...listed, path, title: listed.title.replace(site.titleSuffix, '') }] : [],
      );
  }

  /** @param pathname path without query */
  find(pathname: string): FoundPage {
    return this.registeredAt(pathname);
  }

  /** Two addresses that a page shows the same for have one page address. */
  addressOf(pathname: string, query: string): PageAddress {
    const kept = new URLSearchParams();
    let isOpen = false;
    if (query !== '') {
      const given = new URLSearchParams(query);
      for (const [name, key] of this.registeredAt(pathname).query) {
        const value = key.read(key.isMany ? given.getAll(name).join(',') : (given.get(name) ?? ''));
        if (value === null) continue;
        kept.set(name, value);
        isOpen ||= key.isOpen === true;
      }
    }
    const search = kept.size > 0 ? `?${kept}` : '';
    return { url: `${pathname}${search}`, isOpen };
  }

  /** Name of the form that takes a post which names none. */
  defaultFormOf(path: string): string | undefined {
    const page = this.pages.find((one) => one.path === path);
    return page?.defaultForm ?? this.forms.find((form) => form.page === path)?.name;
  }

  private register({ path, content, confirms = [], query = {} }: Page): Registered {
    const own = this.forms.filter(({ page }) => page === path).map(({ name }) => name);
    const confirmed = [...confirms, ...own];
    const sent = confirmed.length > 0 ? { sent: oneOf(confirmed) } : {};
    return {
      route: path,
      content: content ?? 'other',
      matcher: new RegExp(`^${path.replace('*', '.*').replace(/:\w+/g, '[^/]+')}$`),
      query: Object.entries({ ...sent, ...query }),
    };
  }

  private registeredAt(pathname: string): Registered {
    const fixed = this.fixed.get(pathname);
    if (fixed) return fixed;
    return this.withParameters.find(({ matcher }) => matcher.test(pathname)) ?? noPage;
  }
}
