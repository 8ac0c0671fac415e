import { paths } from '../paths.ts';

/** Largest upload, in bytes; the browser says so before sending, the server holds to it. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** Largest picture that may be chosen, in bytes; the browser makes it smaller before sending. */
export const maxChosenBytes = 50 * 1024 * 1024;

/** About 24 megapixels (security row 35): room for a phone's photo, not for a decompression bomb. */
export const maxPicturePixels = 24 * 1024 * 1024;

/** Types that the server takes; it looks at the content, not at the type's name. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Types that an upload field offers: HEIC too, which some browsers can turn into a JPEG and others cannot. */
export const chosenTypes = [...uploadTypes, 'image/heic', 'image/heif'];

/** Widths in pixels that a stored picture is kept in; a smaller original keeps its own width as the largest. */
export const pictureWidths = {
  post: [480, 960, 1600],
  photo: [160, 320, 640],
} as const;

export type PictureFamily = keyof typeof pictureWidths;

/** A part of an upright picture, each value in percent of its width or height. */
export interface CropPercent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Answer to an upload: the address to store, and the size of the picture it names. */
export interface StoredPicture {
  url: string;
  widthPx: number;
  heightPx: number;
}

/** Sources of a `<picture>`: the best format first, the `src` as fallback, the size so that nothing shifts. */
export interface PictureSources {
  widthPx: number;
  heightPx: number;
  webpSrcSet: string;
  jpegSrcSet: string;
}

/** The stem of every file name of one picture: what it is for, a random name, its full size. */
const stemPattern = /^(post|photo)-([0-9a-f]{32})-(\d{1,5})x(\d{1,5})$/;
const filePattern = /^((post|photo)-[0-9a-f]{32}-\d{1,5}x\d{1,5})-w\d{1,5}\.(?:webp|jpg)$/;

/** The widths that a picture of this full width is stored in, smallest first. */
export function storedWidths(family: PictureFamily, fullWidthPx: number): number[] {
  return [...pictureWidths[family].filter((width) => width < fullWidthPx), fullWidthPx];
}

/** Whether a name is one that storing a picture could have made. */
export function isPictureFileName(name: string): boolean {
  return filePattern.test(name);
}

/** The stem in the address of a stored picture, or null for any other address. */
export function pictureStem(url: string): string | null {
  const prefix = paths.media('');
  if (!url.startsWith(prefix)) return null;
  return filePattern.exec(url.slice(prefix.length))?.[1] ?? null;
}

/** All sizes of a picture that is stored here; null for a picture from elsewhere, which has only its address. */
export function pictureSources(url: string): PictureSources | null {
  const stem = pictureStem(url);
  const parts = stem === null ? null : stemPattern.exec(stem);
  const [, family, , width, height] = parts ?? [];
  if (family !== 'post' && family !== 'photo') return null;
  const widthPx = Number(width);
  const srcSet = (extension: string) =>
    storedWidths(family, widthPx)
      .map((stored) => `${paths.media(`${stem}-w${stored}.${extension}`)} ${stored}w`)
      .join(', ');
  return {
    widthPx,
    heightPx: Number(height),
    webpSrcSet: srcSet('webp'),
    jpegSrcSet: srcSet('jpg'),
  };
}
