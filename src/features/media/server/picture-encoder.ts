import sharp from 'sharp';
import { DomainError } from '../../../server/domain-error.ts';
import { isAnimatedPicture } from '../../../shared/media/animated-picture.ts';
import {
  type CropPercent,
  maxPicturePixels,
  type PictureFamily,
  pictureWidths,
  storedWidths,
} from '../../../shared/media/media.ts';
import { hasPictureSignature, isPolyglot } from './picture-bytes.ts';

const decodeTimeoutSeconds = 20;
const maxPostHeightPx = 2_400;
const paperWhite = '#ffffff';

// Keeps libvips from caching decoded pictures of users.
sharp.cache(false);

export interface EncodedVariant {
  extension: 'webp' | 'jpg';
  contentType: 'image/webp' | 'image/jpeg';
  widthPx: number;
  bytes: Buffer;
}

export interface EncodedPicture {
  widthPx: number;
  heightPx: number;
  variants: EncodedVariant[];
}

const notAPicture = () =>
  new DomainError(
    'UNSUPPORTED_MEDIA_TYPE',
    'This file is not a picture we can use. Send a JPEG, PNG, WebP, AVIF or GIF.',
  );

function refusal(error: unknown): DomainError {
  if (error instanceof Error && /exceeds pixel limit/i.test(error.message)) {
    return new DomainError(
      'PAYLOAD_TOO_LARGE',
      'This picture has too many pixels; 24 megapixels are the most.',
    );
  }
  return notAPicture();
}

function cropPixels(crop: CropPercent, widthPx: number, heightPx: number) {
  const left = Math.min(Math.floor((crop.x / 100) * widthPx), widthPx - 1);
  const top = Math.min(Math.floor((crop.y / 100) * heightPx), heightPx - 1);
  const clamp = (size: number, room: number) => Math.max(1, Math.min(Math.round(size), room));
  return {
    left,
    top,
    width: clamp((crop.width / 100) * widthPx, widthPx - left),
    height: clamp((crop.height / 100) * heightPx, heightPx - top),
  };
}

async function decode(bytes: Buffer, family: PictureFamily, crop: CropPercent | null) {
  const largestPx = pictureWidths[family].at(-1) ?? 0;
  const source = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error', pages: 1 });
  const { autoOrient } = await source.metadata();
  const upright = source.timeout({ seconds: decodeTimeoutSeconds }).autoOrient();
  if (crop) upright.extract(cropPixels(crop, autoOrient.width, autoOrient.height));
  const sized =
    family === 'photo'
      ? upright.resize(largestPx, largestPx, { fit: 'cover' })
      : upright.resize(largestPx, maxPostHeightPx, { fit: 'inside', withoutEnlargement: true });
  return sized
    .flatten({ background: paperWhite })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Encodes every stored size as WebP and JPEG. Photos become square, within `crop` when given; post images keep their proportions.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE
 */
export async function encodePicture(
  bytes: Buffer,
  family: PictureFamily,
  crop: CropPercent | null = null,
): Promise<EncodedPicture> {
  if (!hasPictureSignature(bytes) || isPolyglot(bytes)) throw notAPicture();
  if (isAnimatedPicture(bytes)) {
    throw new DomainError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Moving pictures cannot be shown here. Please send a still one.',
    );
  }
  const full = await decode(bytes, family, crop).catch((error: unknown) => {
    throw refusal(error);
  });
  const { width, height, channels } = full.info;
  const variants: EncodedVariant[] = [];
  // Sequential, to bound memory to one picture.
  for (const widthPx of storedWidths(family, width)) {
    const resized = () =>
      sharp(full.data, { raw: { width, height, channels } }).resize({ width: widthPx });
    variants.push(
      {
        extension: 'webp',
        contentType: 'image/webp',
        widthPx,
        bytes: await resized().webp({ quality: 80 }).toBuffer(),
      },
      {
        extension: 'jpg',
        contentType: 'image/jpeg',
        widthPx,
        bytes: await resized().jpeg({ quality: 82, progressive: true, mozjpeg: true }).toBuffer(),
      },
    );
  }
  return { widthPx: width, heightPx: height, variants };
}
