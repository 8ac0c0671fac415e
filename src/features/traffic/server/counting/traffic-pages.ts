import { paths } from '../../../../shared/paths.ts';
import { readSlug } from '../../../../shared/text/slug-pattern.ts';

/** Stands for paths that are not, or no longer, pages of this site. */
export const otherPages = '';

const postPrefix = paths.post('');
const profilePrefix = paths.developerProfile('');
const profileId = /^[1-9]\d{0,8}$/;

export type FixedPages = ReadonlySet<string>;

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

/** Returns the path to count. Posts and profiles are not yet checked against the database. */
export function countedPage(path: string, fixedPages: FixedPages): string {
  if (fixedPages.has(path)) return path;
  return slugOf(path) !== undefined || developerIdOf(path) !== undefined ? path : otherPages;
}

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
