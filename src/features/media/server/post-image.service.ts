import { createHash } from 'node:crypto';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { UploadedFile } from '../../../server/http/media/upload-route.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import type { StoredPicture } from '../../../shared/media/media.ts';
import { renewPicture } from './media.queries.ts';
import { pictureUrl, storePicture } from './media.service.ts';

interface PostImage extends UploadedFile {
  isKept: boolean;
}

type Uploader = Pick<AdminIdentity, 'adminId' | 'role'>;

/**
 * Finds a picture by the hash of its file. It counts as uploaded anew.
 * @returns null when the library has none that this admin may describe or keep
 */
export async function findKnownPicture(
  deps: Pick<Deps, 'db' | 'clock'>,
  { adminId, role }: Uploader,
  { sourceHash, isKept }: { sourceHash: string; isKept: boolean },
): Promise<StoredPicture | null> {
  const known = await renewPicture(deps.db.prisma, {
    sourceHash,
    at: deps.clock.now(),
    isKept,
    // Pictures of others could not be described or kept.
    ...(roleMay(role, 'editAllPictures') ? {} : { adminId }),
  });
  if (!known) return null;
  const { widthPx, heightPx } = known;
  return { url: pictureUrl(known), widthPx, heightPx, isKnown: true };
}

async function storeOnce(
  deps: Deps,
  admin: Uploader,
  file: PostImage & { sourceHash: string },
): Promise<StoredPicture> {
  const known = await findKnownPicture(deps, admin, file);
  return known ?? storePicture(deps, { kind: 'postImage', ...file, adminId: admin.adminId });
}

/**
 * Stores pictures of posts, the same file only once.
 * @returns function that throws the errors of `storePicture`
 */
export function postImages(deps: Deps) {
  const underWay = new Map<string, Promise<StoredPicture>>();
  return async (admin: Uploader, file: PostImage): Promise<StoredPicture> => {
    const sourceHash = createHash('sha256').update(file.bytes).digest('hex');
    const key = `${admin.adminId} ${sourceHash} ${file.isKept}`;
    const other = underWay.get(key);
    if (other) return { ...(await other), isKnown: true };
    const storing = storeOnce(deps, admin, { ...file, sourceHash });
    underWay.set(key, storing);
    try {
      return await storing;
    } finally {
      underWay.delete(key);
    }
  };
}
