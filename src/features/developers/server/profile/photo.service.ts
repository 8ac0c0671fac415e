import { createHash } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { CropPercent, StoredPicture } from '../../../../shared/media/media.ts';
import { removePicture, storePicture } from '../../../media/server/media.service.ts';
import { replacePhoto } from '../developers.queries.ts';

export type PhotoDeps = Pick<Deps, 'db' | 'contentBus' | 'log' | 'mediaStore'>;

/** Runs in the transaction that replaces the photo; an error keeps the photo. */
type WithReplaced = (tx: Db, previousUrl: string) => Promise<void>;

async function setPhoto(
  deps: PhotoDeps,
  developerId: number,
  { url, hash, also }: { url: string; hash: string | null; also?: WithReplaced | undefined },
): Promise<void> {
  const photo = { profilePhotoUrl: url, photoHash: hash };
  const replaced = await deps.db.prisma.$transaction(async (tx) => {
    const before = await replacePhoto(tx, developerId, photo);
    if (!before) throw new DomainError('NOT_FOUND', 'Developer not found');
    await also?.(tx, before.previousUrl);
    return before;
  });
  // Runs before the old file is deleted: no cached page may refer to a missing picture.
  await deps.contentBus.announce();
  if (replaced.previousUrl !== url) {
    await removePicture(deps, { url: replaced.previousUrl, developerId });
  }
}

/**
 * Stores the cropped picture and removes the previous photo.
 * @throws DomainError as storePicture does
 */
export async function savePhoto(
  deps: PhotoDeps & Pick<Deps, 'lines'>,
  input: { developerId: number; bytes: Buffer; crop: CropPercent | null },
): Promise<StoredPicture> {
  const { developerId, bytes, crop } = input;
  const picture = await storePicture(deps, {
    kind: 'profilePhoto',
    bytes,
    developerId,
    crop,
  });
  try {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await setPhoto(deps, developerId, { url: picture.url, hash });
  } catch (error) {
    await removePicture(deps, { url: picture.url, developerId });
    throw error;
  }
  return picture;
}

export function removePhoto(
  deps: PhotoDeps,
  developerId: number,
  also?: WithReplaced,
): Promise<void> {
  return setPhoto(deps, developerId, { url: '', hash: null, also });
}
