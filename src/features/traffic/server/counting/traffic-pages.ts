import { paths } from '../../../../shared/paths.ts';
import { readSlug } from '../../../../shared/text/slug-pattern.ts';

/** Stands for paths that are not, or no longer, pages of this site. */
export const otherPages = '';

const postPrefix = paths.post('');
/** Addresses of a profile and of a project, by number and by name. */
const byNumber = /^\/developer-profile\/([1-9]\d{0,8})(?:\/projects\/([1-9]\d{0,8}))?$/;
const byName = /^\/@([a-z\d-]{1,60})(?:\/([a-z\d-]{1,120}))?$/;

export type FixedPages = ReadonlySet<string>;

/** A page of a developer as its address names it: by id, or by handle and slug. */
interface DeveloperPage {
  developer: number | string;
  project: number | string | null;
}

export interface Unproven {
  slugs: string[];
  developerPages: DeveloperPage[];
}

interface ShownDeveloper {
  id: number;
  handle: string | null;
}

export interface Proven {
  slugs: readonly string[];
  developers: readonly ShownDeveloper[];
  projects: readonly { id: number; slug: string; developerId: number }[];
}

/** `projectId` is 0 for the profile. */
export interface PageOwner {
  developerId: number;
  projectId: number;
}

export interface ProvenPage {
  /** The address that counts, where a page has several. */
  page: string;
  owner: PageOwner | null;
}

function slugOf(page: string): string | undefined {
  return page.startsWith(postPrefix) ? readSlug(page.slice(postPrefix.length)) : undefined;
}

function developerPageOf(page: string): DeveloperPage | undefined {
  const [, id, projectId] = byNumber.exec(page) ?? [];
  if (id) return { developer: Number(id), project: projectId ? Number(projectId) : null };
  const [, handle, slug = null] = byName.exec(page) ?? [];
  return handle ? { developer: handle, project: slug } : undefined;
}

/** Tells whether a path has the form of a profile or of the page of a project. */
export function isDeveloperPage(path: string): boolean {
  return developerPageOf(path) !== undefined;
}

/** Tells whether a path is the profile of this developer, or one of the projects there. */
export function isPageOf(path: string, { id, handle }: ShownDeveloper): boolean {
  const { developer } = developerPageOf(path) ?? {};
  return developer !== undefined && (developer === id || developer === handle);
}

/** Returns the path to count. Posts and pages of developers are not yet checked against the database. */
export function countedPage(path: string, fixedPages: FixedPages): string {
  if (fixedPages.has(path)) return path;
  return slugOf(path) !== undefined || isDeveloperPage(path) ? path : otherPages;
}

export function unprovenOf(pages: Iterable<string>): Unproven {
  const unproven: Unproven = { slugs: [], developerPages: [] };
  for (const page of pages) {
    const slug = slugOf(page);
    const developerPage = developerPageOf(page);
    if (slug !== undefined) unproven.slugs.push(slug);
    if (developerPage) unproven.developerPages.push(developerPage);
  }
  return unproven;
}

/** Finds pages of developers by either address. */
function developerPagesOf({ developers, projects }: Proven) {
  const byDeveloper = new Map<number | string | null, number>(
    developers.flatMap(({ id, handle }) => [
      [id, id],
      [handle, id],
    ]),
  );
  // A slug may look like an id.
  const keyOf = (developerId: number, project: number | string) =>
    JSON.stringify([developerId, project]);
  const byProject = new Map<string, number>(
    projects.flatMap(({ id, slug, developerId }) => [
      [keyOf(developerId, id), id],
      [keyOf(developerId, slug), id],
    ]),
  );
  return ({ developer, project }: DeveloperPage): ProvenPage | undefined => {
    const developerId = byDeveloper.get(developer);
    if (developerId === undefined) return undefined;
    if (project === null) {
      return { page: paths.developerProfile(developerId), owner: { developerId, projectId: 0 } };
    }
    const projectId = byProject.get(keyOf(developerId, project));
    if (projectId === undefined) return undefined;
    return { page: paths.project(developerId, projectId), owner: { developerId, projectId } };
  };
}

/** Leaves out paths that are no pages of this site. */
export function provenPages(
  asked: Iterable<string>,
  proven: Proven,
  fixedPages: FixedPages,
): ReadonlyMap<string, ProvenPage> {
  const slugs = new Set(proven.slugs);
  const find = developerPagesOf(proven);
  const pages = new Map<string, ProvenPage>();
  for (const path of asked) {
    const slug = slugOf(path);
    const developerPage = developerPageOf(path);
    const found = developerPage && find(developerPage);
    if (found) pages.set(path, found);
    else if (fixedPages.has(path) || (slug !== undefined && slugs.has(slug))) {
      pages.set(path, { page: path, owner: null });
    }
  }
  return pages;
}
