import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaStore } from '../../../src/server/integrations/media-store/media-store.ts';
import { isPictureFileName, pictureSources } from '../../../src/shared/media/media.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { createFlatPicture, createPhoto, exifCanary } from '../../factories/pictures.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let failingPut = false;
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  replace: ({ mediaStore }) => ({
    mediaStore: {
      ...mediaStore,
      put: async (...args: Parameters<MediaStore['put']>) =>
        failingPut && args[0].includes('w960')
          ? { outcome: 'unavailable', cause: new Error('disk full') }
          : mediaStore.put(...args),
    },
  }),
});

const storedRows = () => testApp().deps.db.prisma.media.count();

describe('an uploaded picture', { timeout: encodingTimeoutMs }, () => {
  it('is stored in several widths and two formats under a generated name', async () => {
    const answer = await uploadAsAdmin(testApp(), await createPhoto(), {
      file: { name: '../../evil.html' },
    });
    expect(answer.statusCode).toBe(200);
    const { url, widthPx, heightPx } = answer.json();
    expect({ widthPx, heightPx }).toEqual({ widthPx: 1600, heightPx: 1067 });
    expect(isPictureFileName(url.slice('/media/'.length))).toBe(true);
    const sources = pictureSources(url);
    expect(sources).toMatchObject({ widthPx: 1600, heightPx: 1067 });
    const files = `${sources?.webpSrcSet}, ${sources?.jpegSrcSet}`.split(', ');
    expect(files).toHaveLength(6);
    for (const file of files) {
      const [address = '', width] = file.split(' ');
      const response = await testApp().app.inject(address);
      expect(response.statusCode, address).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      const picture = await sharp(response.rawPayload).metadata();
      expect(response.headers['content-type']).toBe(`image/${picture.format}`);
      expect(`${picture.width}w`).toBe(width);
    }
  });

  it('loses its metadata', async () => {
    const photo = await createPhoto();
    expect(photo.includes(exifCanary)).toBe(true);
    const { url } = (await uploadAsAdmin(testApp(), photo)).json();
    const { rawPayload } = await testApp().app.inject(url);
    expect(rawPayload.includes(exifCanary)).toBe(false);
    const { exif, xmp, iptc } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('is turned upright and keeps a small size', async () => {
    const lying = await sharp(await createFlatPicture(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await uploadAsAdmin(testApp(), lying)).json()).toMatchObject({
      widthPx: 200,
      heightPx: 300,
    });
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const bytes = await sharp(await createFlatPicture(64, 48))
      .toFormat(format)
      .toBuffer();
    expect((await uploadAsAdmin(testApp(), bytes)).statusCode).toBe(200);
  });
});

/** sharp reads two frames, one above the other, as an animation. */
async function twoFrames(): Promise<Buffer> {
  const half = await createFlatPicture(32, 32);
  const other = await sharp(half).negate().png().toBuffer();
  return sharp([half, other], { join: { animated: true } })
    .gif()
    .toBuffer();
}

async function animatedPng(): Promise<Buffer> {
  const png = await createFlatPicture(32, 32);
  const headEnd = 8 + 25;
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(2, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, headEnd), control, png.subarray(headEnd)]);
}

describe('a moving picture', { timeout: encodingTimeoutMs }, () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['GIF', twoFrames],
    [
      'WebP',
      async () =>
        sharp(await twoFrames(), { animated: true })
          .webp()
          .toBuffer(),
    ],
    ['PNG', animatedPng],
  ])('is refused with a sentence rather than stopped: %s', async (_name, make) => {
    const answer = await uploadAsAdmin(testApp(), await make());
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Moving pictures cannot be shown here. Please send a still one.',
    ]);
    expect(await storedRows()).toBe(0);
  });

  it.each(['gif', 'png', 'webp', 'avif'] as const)('is not what a still %s is', async (format) => {
    const still = sharp(await createPhoto(300, 200)).toFormat(format);
    expect((await uploadAsAdmin(testApp(), await still.toBuffer())).statusCode).toBe(200);
  });
});

it('leaves no file and no row behind when the store fails half-way', {
  timeout: encodingTimeoutMs,
}, async () => {
  failingPut = true;
  try {
    const answer = await uploadAsAdmin(testApp(), await createPhoto());
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('disk full');
  } finally {
    failingPut = false;
  }
  expect(await storedRows()).toBe(0);
});
