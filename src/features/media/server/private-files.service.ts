import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { OpenedMedia } from '../../../server/integrations/media-store/media-store.ts';
import { pictureContent } from '../../../shared/words/pictures.ts';
import { findMediaFiles, insertMedia } from './media.queries.ts';
import { removeMedia, variantNames } from './media.service.ts';
import { hasPictureSignature, isPdf } from './picture-bytes.ts';

type FileDeps = Pick<Deps, 'db' | 'mediaStore' | 'lines' | 'log'>;

export interface PrivateFile {
  mediaId: string;
  contentType: 'image/jpeg' | 'application/pdf';
  byteSize: number;
}

async function storable({ lines }: Pick<Deps, 'lines'>, bytes: Buffer) {
  if (isPdf(bytes)) {
    return {
      bytes,
      extension: 'pdf',
      contentType: 'application/pdf',
      widthPx: 0,
      heightPx: 0,
    } as const;
  }
  if (!hasPictureSignature(bytes)) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', pictureContent.neitherPictureNorPdf);
  }
  // Native code: loads on first use, so that the start does not wait.
  const { encodePicture } = await import('./picture-encoder.ts');
  const { widthPx, heightPx, variants } = await lines.developerPictures({}, () =>
    encodePicture(bytes, 'post'),
  );
  const jpeg = variants.findLast(({ extension }) => extension === 'jpg');
  if (!jpeg) throw new Error('The encoder has made no JPEG.');
  return {
    bytes: jpeg.bytes,
    extension: 'jpg',
    contentType: 'image/jpeg',
    widthPx,
    heightPx,
  } as const;
}

/**
 * Public routes never look up these names.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, or SERVICE_UNAVAILABLE when the store fails
 */
export async function storePrivateFile(deps: FileDeps, bytes: Buffer): Promise<PrivateFile> {
  const file = await storable(deps, bytes);
  const mediaId = `request-${randomBytes(16).toString('hex')}`;
  const name = `${mediaId}.${file.extension}`;
  const byteSize = file.bytes.length;
  const { widthPx, heightPx, extension: format, contentType } = file;
  // The row comes first, so that leftovers of a failed write are found and removed.
  await insertMedia(deps.db.prisma, {
    ...{ id: mediaId, kind: 'requestFile', widthPx, heightPx, byteSize },
    variants: [{ name, format, widthPx, byteSize }],
  });
  const written = await deps.mediaStore.put(name, file.bytes, contentType);
  if (written.outcome === 'unavailable') {
    await removeMedia(deps, [mediaId]);
    throw new DomainError('SERVICE_UNAVAILABLE', 'The file could not be stored.', {
      retryAfterSeconds: 10,
      reason: 'media-store',
      cause: written.cause,
    });
  }
  return { mediaId, contentType, byteSize };
}

/** Checks no access: callers must. */
export async function openPrivateFile(
  { db, mediaStore }: Pick<Deps, 'db' | 'mediaStore'>,
  mediaId: string,
): Promise<OpenedMedia> {
  const [media] = await findMediaFiles(db.prisma, [mediaId]);
  const [name] = media ? variantNames(media.variants) : [];
  return name ? mediaStore.open(name) : { outcome: 'missing' };
}
