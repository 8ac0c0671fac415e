import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { withEachRow } from '../../../../server/each-row.ts';
import type { PicturesChanged, PicturesKeeping } from '../../media-library.ts';
import { changeMedia, deletePicture, requireOwnPicture } from './library.service.ts';

/** Leaves and names pictures that the admin may not change. */
export function keepPictures(
  deps: Pick<Deps, 'db' | 'contentBus'>,
  admin: AdminIdentity,
  { pictures, isKept }: PicturesKeeping,
): Promise<PicturesChanged> {
  return withEachRow(pictures, async ({ id }) => {
    const item = await requireOwnPicture(deps, admin, id);
    if (item.isKept === isKept) return null;
    await changeMedia(deps, admin, { id, isKept });
    return { id };
  });
}

/** Leaves and names pictures that something shows, or that the admin may not change. */
export function deletePictures(
  deps: Pick<Deps, 'db' | 'mediaStore' | 'log'>,
  admin: AdminIdentity,
  { pictures }: Pick<PicturesKeeping, 'pictures'>,
): Promise<PicturesChanged> {
  return withEachRow(pictures, async ({ id }) => {
    await deletePicture(deps, admin, id);
    return { id };
  });
}
