import { slugPattern } from '../../../../shared/text/slug-pattern.ts';
import type { ApiUtils } from '../../../../web/api/trpc.ts';
import type { PageLocation } from '../../../../web/route.ts';
import type { ProjectPageAddress } from '../../projects/project-pages.ts';
import { developerIdOf } from '../profile/profile-address.ts';

/** Null for an address that no project can have. */
export function projectAddressOf({
  handle,
  slug,
  developerId,
  projectId,
}: PageLocation['params']): ProjectPageAddress | null {
  if (handle !== undefined) {
    const name = handle.slice('@'.length);
    return slug && slugPattern.test(slug) && slugPattern.test(name) ? { handle: name, slug } : null;
  }
  const numbers = { developerId: developerIdOf(developerId), projectId: developerIdOf(projectId) };
  return numbers.developerId && numbers.projectId ? numbers : null;
}

export async function prefetchProject(utils: ApiUtils, { params }: PageLocation): Promise<unknown> {
  const address = projectAddressOf(params);
  return address && utils.developer.projects.page.prefetch(address);
}
