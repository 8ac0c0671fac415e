import { paths } from '../../../../shared/paths.ts';
import { readSlug } from '../../../../shared/slug-pattern.ts';

/** All pages that are no page of this site, or none any more. */
export const otherPages = '';

const postPrefix = paths.post('');
const profilePrefix = paths.developerProfile('');
const profileId = /^[1-9]\d{0,8}$/;

/** Paths of the public pages whose address is fixed. */
export type FixedPages = ReadonlySet<string>;

/** The posts and profiles among addresses that only the database can tell from made-up ones. */
export interface Unproven {
  slugs: string[];
  developerIds: number[];
}

function slugOf(page: string): string | undefined {
  return page.startsWith(postPrefix) ? readSlug(page.slice(postPrefix.length)) : undefined;
}

function developerIdOf(page: string): number | undefined {
  const id = page.startsWith(profilePrefix) ? page.slice(profilePrefix.length) : '';
  return profileId.test(id) ? Number(id) : undefined;
}

/** The page that is counted for an address; a post or profile may turn out to be none. */
export function countedPage(path: string, fixedPages: FixedPages): string {
  if (fixedPages.has(path)) return path;
  return slugOf(path) !== undefined || developerIdOf(path) !== undefined ? path : otherPages;
}

/** What has to be looked up of these pages. */
export function unprovenOf(pages: Iterable<string>): Unproven {
  const unproven: Unproven = { slugs: [], developerIds: [] };
  for (const page of pages) {
    const slug = slugOf(page);
    const developerId = developerIdOf(page);
    if (slug !== undefined) unproven.slugs.push(slug);
    if (developerId !== undefined) unproven.developerIds.push(developerId);
  }
  return unproven;
}

/** Every page that there is, among those and of the fixed ones. */
export function provenPages(
  { slugs, developerIds }: Unproven,
  fixedPages: FixedPages,
): ReadonlySet<string> {
  return new Set([
    ...fixedPages,
    ...slugs.map(paths.post),
    ...developerIds.map(paths.developerProfile),
  ]);
}
