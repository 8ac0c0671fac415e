import anyAscii from 'any-ascii';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { paths } from '../../../../shared/paths.ts';
import { hyphenate } from '../../../../shared/text/hyphenate.ts';
import { maxSlugLength, slugPattern } from '../../../../shared/text/slug-pattern.ts';
import { findCurrentHandle } from '../handles/handles.service.ts';
import { findCurrentSlug, isSlugTaken, keepFormerSlug, takeSlug } from './project-slugs.queries.ts';

const maxBaseLength = 60;
/** Stands for titles of which no letter is left. */
const nameless = 'project';

/** Transliterates other scripts. */
function slugBase(title: string): string {
  const slug = hyphenate(anyAscii(title)).slice(0, maxBaseLength).replace(/-$/, '');
  return slug || nameless;
}

/** Requires the lock of `lockDeveloper`. */
async function freeSlug(
  tx: Db,
  { developerId, projectId, base }: { developerId: number; projectId: number | null; base: string },
): Promise<string> {
  let slug = base;
  for (let number = 2; await isSlugTaken(tx, { developerId, projectId, slug }); number += 1) {
    slug = `${base}-${number}`;
  }
  await takeSlug(tx, developerId, slug);
  return slug;
}

/** Requires the lock of `lockDeveloper`. */
export function slugOfNewProject(tx: Db, developerId: number, title: string): Promise<string> {
  return freeSlug(tx, { developerId, projectId: null, base: slugBase(title) });
}

/** The slug before leads to the project from now on. Requires the lock of `lockDeveloper`. */
export async function slugOfRenamedProject(
  tx: Db,
  developerId: number,
  { id: projectId, slug: former, title }: { id: number; slug: string; title: string },
): Promise<string> {
  const base = slugBase(title);
  if (former.replace(/-\d+$/, '') === base || former === base) return former;
  const slug = await freeSlug(tx, { developerId, projectId, base });
  if (slug !== former) await keepFormerSlug(tx, { developerId, slug: former, projectId });
  return slug;
}

/**
 * Leads from a former handle or slug, or one in capitals, to the page of the project.
 * @param path path of a page that does not exist
 */
export async function findMovedProject(
  deps: Pick<Deps, 'db'>,
  path: string,
): Promise<string | null> {
  const [, named = '', slug = ''] = /^\/@([^/]+)\/([^/]+)$/.exec(path.toLowerCase()) ?? [];
  if (slug.length > maxSlugLength || !slugPattern.test(slug)) return null;
  const owner = await findCurrentHandle(deps, named);
  const current = owner && (await findCurrentSlug(deps.db.prisma, owner.developerId, slug));
  if (!owner || !current) return null;
  const to = paths.namedProject(owner.handle, current);
  return to === path ? null : to;
}
