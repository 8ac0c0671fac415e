import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../../server/db/client.ts';
import { isForeignKeyViolation } from '../../../server/db/constraint-errors.ts';
import type { MediaKind } from '../../../server/db/generated/enums.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import {
  type CropPercent,
  type PictureFamily,
  pictureStem,
  type StoredPicture,
} from '../../../shared/media/media.ts';
import { paths } from '../../../shared/paths.ts';
import { mediaLimits } from '../media-library.ts';
import {
  deleteMedia,
  findMediaFiles,
  findMediaOfDeveloper,
  findOwnedMedia,
  insertMedia,
} from './media.queries.ts';

type MediaDeps = Pick<Deps, 'db' | 'mediaStore' | 'log'>;

type PictureKind = Exclude<MediaKind, 'requestFile'>;

const familyOf: Record<PictureKind, PictureFamily> = {
  postImage: 'post',
  generatedImage: 'post',
  profilePhoto: 'photo',
  projectPicture: 'project',
};

/** @returns false when a file could not be removed */
export async function removeFiles(
  deps: Pick<Deps, 'mediaStore' | 'log'>,
  names: readonly string[],
): Promise<boolean> {
  const results = await Promise.all(names.map((name) => deps.mediaStore.delete(name)));
  for (const result of results) {
    if (result.outcome === 'unavailable') {
      deps.log.warn({ err: result.cause }, 'a picture file could not be removed');
    }
  }
  return results.every(({ outcome }) => outcome === 'done');
}

export function pictureUrl({ id, widthPx }: { id: string; widthPx: number }): string {
  return paths.media(`${id}-w${widthPx}.jpg`);
}

export function shownName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return (
    base
      // Direction marks can make an "exe" look like a "pdf".
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .trim()
      .slice(0, mediaLimits.name)
  );
}

/**
 * Checks, re-encodes and stores a picture in every size under a generated name.
 * @param input.adminId owner of a picture of a post
 * @param input.developerId owner of a profile photo or of a picture of a project
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, NOT_FOUND when its owner is gone, or SERVICE_UNAVAILABLE when
 * the store fails
 */
export async function storePicture(
  deps: MediaDeps & Pick<Deps, 'lines'>,
  input: {
    kind: PictureKind;
    bytes: Buffer;
    adminId?: number | null;
    developerId?: number;
    crop?: CropPercent | null;
    name?: string;
    altText?: string;
    focusX?: number;
    focusY?: number;
    sourceHash?: string;
    isKept?: boolean;
  },
): Promise<StoredPicture> {
  const family = familyOf[input.kind];
  const line = family === 'post' ? deps.lines.ownerPictures : deps.lines.developerPictures;
  // Native code: loads on first use, so that the start does not wait.
  const { encodePicture } = await import('./picture-encoder.ts');
  const picture = await line({}, () => encodePicture(input.bytes, family, input.crop));
  const { widthPx, heightPx } = picture;
  const id = `${family}-${randomBytes(16).toString('hex')}-${widthPx}x${heightPx}`;
  const files = picture.variants.map((variant) => ({
    ...variant,
    name: `${id}-w${variant.widthPx}.${variant.extension}`,
  }));
  const names = files.map((file) => file.name);

  try {
    for (const file of files) {
      const written = await deps.mediaStore.put(file.name, file.bytes, file.contentType);
      if (written.outcome === 'unavailable') {
        throw new DomainError('SERVICE_UNAVAILABLE', 'The picture could not be stored.', {
          retryAfterSeconds: 10,
          reason: 'media-store',
          cause: written.cause,
        });
      }
    }
    await insertMedia(deps.db.prisma, {
      id,
      kind: input.kind,
      widthPx,
      heightPx,
      byteSize: files.reduce((sum, file) => sum + file.bytes.length, 0),
      variants: files.map((file) => ({
        name: file.name,
        format: file.extension,
        widthPx: file.widthPx,
        byteSize: file.bytes.length,
      })),
      ...{ adminId: input.adminId, developerId: input.developerId },
      name: shownName(input.name ?? ''),
      ...{ altText: input.altText, focusX: input.focusX, focusY: input.focusY },
      isKept: input.isKept ?? false,
      ...(input.sourceHash !== undefined && { sourceHash: input.sourceHash }),
    });
  } catch (error) {
    await removeFiles(deps, names);
    if (!isForeignKeyViolation(error)) throw error;
    throw new DomainError('NOT_FOUND', 'This account is not there any more.', { cause: error });
  }
  return { url: pictureUrl({ id, widthPx }), widthPx, heightPx };
}

const variantNamesSchema = z.array(z.object({ name: z.string() }));

export function variantNames(variants: unknown): string[] {
  return variantNamesSchema.parse(variants).map((variant) => variant.name);
}

/** Removes a profile photo and its files. Ignores pictures of other owners. */
export async function removePicture(
  deps: MediaDeps,
  { url, developerId }: { url: string; developerId: number },
): Promise<void> {
  const id = pictureStem(url);
  if (id === null) return;
  const media = await findOwnedMedia(deps.db.prisma, { id, kind: 'profilePhoto', developerId });
  if (!media) return;
  await deleteMedia(deps.db.prisma, id);
  await removeFiles(deps, variantNames(media.variants));
}

/** @returns the ids of the photo and of all pictures of projects */
export function mediaOfDeveloper(tx: Db, developerId: number): Promise<string[]> {
  return findMediaOfDeveloper(tx, developerId);
}

/** Leaves files that cannot be removed now to the nightly purge. */
export async function removeMedia(deps: MediaDeps, mediaIds: readonly string[]): Promise<void> {
  for (const { id, variants } of await findMediaFiles(deps.db.prisma, mediaIds)) {
    if (await removeFiles(deps, variantNames(variants))) await deleteMedia(deps.db.prisma, id);
  }
}
