import { isAnimatedPicture, isHeic } from '../../shared/animated-picture.ts';
import {
  maxChosenBytes,
  maxPicturePixels,
  maxUploadBytes,
  uploadTypes,
} from '../../shared/media.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';

export type PictureFault = 'type' | 'size' | 'animated' | 'heic' | 'unreadable';

/** Why a picture that was chosen cannot be sent. */
export class PictureError extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
    this.name = 'PictureError';
  }
}

/** Longest sides that a picture is made smaller to, in pixels; the second for what is too heavy even so. */
const longestSidesPx = [4_096, 2_560];
const jpegType = 'image/jpeg';

/** "beach.heic" becomes "beach.jpg": it is one now. */
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
 * Turns a chosen file into one that the server takes: what is too large, or HEIC, is drawn anew as a smaller JPEG by the
 * browser; everything else stays the file that it is.
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
