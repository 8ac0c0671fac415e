import { paths } from '../paths.ts';

/** In bytes. Browser and server both check it. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** In bytes. The browser shrinks such a picture before sending it. */
export const maxChosenBytes = 50 * 1024 * 1024;

/** About 24 megapixels (security row 35): enough for a phone's photo, too small for a decompression bomb. */
export const maxPicturePixels = 24 * 1024 * 1024;

/** The server detects the type from the content, not from the type's name. */
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** Includes HEIC, which only some browsers can convert to JPEG. */
export const chosenTypes = [...uploadTypes, 'image/heic', 'image/heif'];

/** Stored widths in pixels. A smaller original keeps its own width as the largest. */
export const pictureWidths = {
  post: [480, 960, 1600],
  photo: [160, 320, 640],
  project: [480, 960, 1600],
} as const;

export type PictureFamily = keyof typeof pictureWidths;

export interface CropPercent {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StoredPicture {
  url: string;
  widthPx: number;
  heightPx: number;
  /** The library had the same file already. */
  isKnown?: boolean;
}

export interface PictureSources {
  widthPx: number;
  heightPx: number;
  webpSrcSet: string;
  jpegSrcSet: string;
}

/** Common beginning of all file names of a picture: purpose, random name and full size. */
const stemPattern = /^(post|photo|project)-([0-9a-f]{32})-(\d{1,5})x(\d{1,5})$/;
const filePattern = /^((post|photo|project)-[0-9a-f]{32}-\d{1,5}x\d{1,5})-w\d{1,5}\.(?:webp|jpg)$/;

export function storedWidths(family: PictureFamily, fullWidthPx: number): number[] {
  return [...pictureWidths[family].filter((width) => width < fullWidthPx), fullWidthPx];
}

export function isPictureFileName(name: string): boolean {
  return filePattern.test(name);
}

export function pictureStem(url: string): string | null {
  const prefix = paths.media('');
  if (!url.startsWith(prefix)) return null;
  return filePattern.exec(url.slice(prefix.length))?.[1] ?? null;
}

/** Address of the largest file of a stored picture. */
export function largestPictureUrl(stem: string): string {
  return paths.media(`${stem}-w${stemPattern.exec(stem)?.[3]}.jpg`);
}

/** Returns null for a picture from elsewhere, which has only its address. */
export function pictureSources(url: string): PictureSources | null {
  const stem = pictureStem(url);
  const parts = stem === null ? null : stemPattern.exec(stem);
  const [, family, , width, height] = parts ?? [];
  if (family !== 'post' && family !== 'photo' && family !== 'project') return null;
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
