import { publicPages } from '../../../features/social-cards/words/social.ts';
import { pathPatterns, paths } from '../../../shared/paths.ts';

/**
 * What stands on a page: `static` changes with the program only, `posts` with what the owner publishes, `directory` with
 * what developers say about themselves; `other` is everything else.
 */
export type PageKind = 'static' | 'posts' | 'directory' | 'other';

export interface PageRoute {
  /** The pattern of the page's address: one of a bounded set, also for addresses that do not exist. */
  route: string;
  kind: PageKind;
}

const kindOfListed: Partial<Record<string, PageKind>> = {
  [paths.blog]: 'posts',
  [paths.exploreDevelopers]: 'directory',
};
const listedPages: ReadonlyMap<string, PageRoute> = new Map(
  publicPages.map(({ path }) => [path, { route: path, kind: kindOfListed[path] ?? 'static' }]),
);
const unlistedPages: readonly (readonly [string, PageRoute])[] = [
  [`${paths.blog}/`, { route: pathPatterns.post, kind: 'posts' }],
  [paths.developerProfile(''), { route: pathPatterns.developerProfile, kind: 'directory' }],
  [paths.request(''), { route: pathPatterns.request, kind: 'other' }],
  [paths.message(''), { route: pathPatterns.message, kind: 'other' }],
  [paths.nudges(''), { route: pathPatterns.nudges, kind: 'other' }],
  [paths.preview(''), { route: pathPatterns.preview, kind: 'other' }],
  [`${paths.admin}/`, { route: `${paths.admin}/*`, kind: 'other' }],
];
const adminPage: PageRoute = { route: paths.admin, kind: 'other' };
/** There is none, unless it has moved. */
export const unknownPage: PageRoute = { route: '/*', kind: 'other' };

/** Which page a path without query belongs to by its pattern; the post or profile that it names may not exist. */
export function pageRouteOf(pathname: string): PageRoute {
  if (pathname === paths.admin) return adminPage;
  return (
    listedPages.get(pathname) ??
    unlistedPages.find(([prefix]) => pathname.startsWith(prefix))?.[1] ??
    unknownPage
  );
}
