import { isAnimatedPicture, isHeic } from '../../shared/media/animated-picture.ts';
import {
  maxChosenBytes,
  maxPicturePixels,
  maxUploadBytes,
  uploadTypes,
} from '../../shared/media/media.ts';

export interface OpenPicture {
  /** Width of the upright picture. */
  widthPx: number;
  heightPx: number;
  toJpeg(widthPx: number, heightPx: number): Promise<Blob | null>;
  close(): void;
}

const jpegQuality = 0.9;
const paperWhite = '#ffffff';

/** Opens every format that the browser can read, which may include HEIC; null for others. */
async function openPicture(file: Blob): Promise<OpenPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  return {
    widthPx: bitmap.width,
    heightPx: bitmap.height,
    toJpeg(widthPx, heightPx) {
      const canvas = document.createElement('canvas');
      canvas.width = widthPx;
      canvas.height = heightPx;
      const context = canvas.getContext('2d');
      if (!context) return Promise.resolve(null);
      // A JPEG has no transparent parts; the server would use the same white.
      context.fillStyle = paperWhite;
      context.fillRect(0, 0, widthPx, heightPx);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, widthPx, heightPx);
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
    },
    close: () => bitmap.close(),
  };
}

export type PictureFault = 'type' | 'size' | 'animated' | 'heic' | 'unreadable';

export class PictureError extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
    this.name = 'PictureError';
  }
}

/** Longest sides in pixels of reduced pictures. The second is for files that are still too large. */
const longestSidesPx = [4_096, 2_560];
const jpegType = 'image/jpeg';

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`;

async function asJpeg(picture: OpenPicture, name: string): Promise<File> {
  const { widthPx, heightPx } = picture;
  for (const longestPx of longestSidesPx) {
    const share = Math.min(1, longestPx / Math.max(widthPx, heightPx));
    const size = (px: number) => Math.max(1, Math.round(px * share));
    const jpeg = await picture.toJpeg(size(widthPx), size(heightPx));
    if (jpeg && jpeg.size <= maxUploadBytes)
      return new File([jpeg], jpegName(name), { type: jpegType });
  }
  throw new PictureError('size');
}

/**
 * Turns a chosen file into one that the server accepts. The browser redraws HEIC and large pictures as smaller JPEGs;
 * other files stay unchanged.
 * @throws PictureError
 */
export async function preparePicture(file: File, open = openPicture): Promise<File> {
  if (file.size > maxChosenBytes) throw new PictureError('size');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isHeicFile = isHeic(bytes);
  if (!isHeicFile && !uploadTypes.some((type) => type === file.type))
    throw new PictureError('type');
  if (isAnimatedPicture(bytes)) throw new PictureError('animated');

  const picture = await open(file);
  if (!picture) throw new PictureError(isHeicFile ? 'heic' : 'unreadable');
  try {
    const pixels = picture.widthPx * picture.heightPx;
    const isTaken = !isHeicFile && pixels <= maxPicturePixels && file.size <= maxUploadBytes;
    return isTaken ? file : await asJpeg(picture, file.name);
  } finally {
    picture.close();
  }
}
