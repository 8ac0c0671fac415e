import type {
  ListedPage,
  Page,
  PageForm,
  QueryKey,
  ValueOf,
} from '../../../shared/addresses/page.ts';
import { oneOf } from '../../../shared/addresses/query-keys.ts';
import { identityKind } from '../../../shared/content/identity.ts';
import { titleSuffixOf } from '../../../shared/content/texts/title-suffix.ts';
import { paths } from '../../../shared/paths.ts';
import type { PublishedContent } from '../../published-content.ts';
import type { PageContent } from './cache-control.ts';

export interface PageAddress {
  /** Contains only the path and query that the page reads, so each page has one address. */
  url: string;
  /** True when a value is freely chosen by the caller: caching such pages would fill the cache. */
  isOpen: boolean;
}

export interface FoundPage {
  /** One of a bounded set, also for unknown addresses. */
  route: string;
  content: PageContent;
  kind: Page['kind'] | 'unknown';
}

interface Registered extends FoundPage {
  matcher: RegExp;
  query: readonly (readonly [string, QueryKey])[];
}

const noPage: Registered = {
  ...{ route: '/*', content: 'other', kind: 'unknown' },
  ...{ matcher: /$^/, query: [] },
};

const order: readonly unknown[] = Object.values(paths);

function isFixed({ path }: Page): boolean {
  return !/[:*]/.test(path);
}

export class PageTable {
  readonly listedPaths: readonly string[];
  readonly secretPaths: readonly string[];
  /** Addresses of pages that need a session. */
  readonly adminPaths: readonly string[];
  private readonly listedPages: readonly Page[];
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
    this.adminPaths = fixed.filter(({ kind }) => kind === 'admin').map(({ path }) => path);
    this.listedPages = fixed
      .filter(({ listed }) => listed)
      .toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
    this.listedPaths = this.listedPages.map(({ path }) => path);
  }

  listed(content: Pick<PublishedContent, 'valueOf'>): ListedPage[] {
    const suffix = titleSuffixOf(content.valueOf(identityKind));
    const published: ValueOf = (kind) => content.valueOf(kind);
    const fixed = this.listedPages.flatMap(({ path, listed }) => {
      if (!listed) return [];
      const { title, description } = listed(published);
      return [{ path, title: title.replace(suffix, ''), description }];
    });
    return [...fixed, ...this.pages.flatMap(({ entries }) => entries?.(published) ?? [])];
  }

  find(pathname: string): FoundPage {
    return this.registeredAt(pathname);
  }

  /** Maps addresses with the same content to one page address. */
  addressOf(
    pathname: string,
    query: string,
    content: Pick<PublishedContent, 'valueOf'>,
  ): PageAddress {
    const published: ValueOf = (kind) => content.valueOf(kind);
    const kept = new URLSearchParams();
    let isOpen = false;
    if (query !== '') {
      const given = new URLSearchParams(query);
      for (const [name, key] of this.registeredAt(pathname).query) {
        const asked = key.isMany ? given.getAll(name).join(',') : (given.get(name) ?? '');
        const value = key.read(asked, published);
        if (value === null) continue;
        kept.set(name, value);
        isOpen ||= key.isOpen === true;
      }
    }
    const search = kept.size > 0 ? `?${kept}` : '';
    return { url: `${pathname}${search}`, isOpen };
  }

  defaultFormOf(path: string): string | undefined {
    const page = this.pages.find((one) => one.path === path);
    return page?.defaultForm ?? this.forms.find((form) => form.page === path)?.name;
  }

  private register({ path, kind, content, confirms = [], query = {} }: Page): Registered {
    const own = this.forms.filter(({ page }) => page === path).map(({ name }) => name);
    const confirmed = [...confirms, ...own];
    const sent = confirmed.length > 0 ? { sent: oneOf(confirmed) } : {};
    return {
      route: path,
      content: content ?? 'other',
      kind,
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
