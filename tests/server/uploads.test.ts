import { request as httpRequest } from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaStore } from '../../src/server/integrations/media-store.ts';
import { isPictureFileName, pictureSources } from '../../src/shared/media.ts';
import { paths } from '../../src/shared/paths.ts';
import { createToken } from '../factories/admins.ts';
import { createDeveloper } from '../factories/developers.ts';
import {
  createFlatPicture,
  createPhoto,
  exifCanary,
  multipartBody,
} from '../factories/pictures.ts';
import { signedInAdmin } from '../setup/callers.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { temporaryDataDir } from '../setup/temporary-data-dir.ts';

let failingPut = false;
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  renderer: { render: async () => ({ status: 404, html: 'There is no such page.' }) },
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

async function upload(
  bytes: Buffer,
  options: { headers?: Record<string, string>; file?: Parameters<typeof multipartBody>[1] } = {},
) {
  const { cookie } = await signedInAdmin(testApp());
  const { payload, headers } = multipartBody(bytes, options.file);
  return testApp().app.inject({
    method: 'POST',
    url: paths.adminUpload,
    headers: { cookie, ...headers, ...options.headers },
    payload,
  });
}

/** Encoding a photo in six files takes its time on a busy machine. */
const encodingTimeoutMs = 30_000;

const storedRows = () => testApp().deps.db.prisma.media.count();

describe('an uploaded picture', { timeout: encodingTimeoutMs }, () => {
  it('is stored in several widths and two formats under a generated name', async () => {
    const answer = await upload(await createPhoto(), { file: { name: '../../evil.html' } });
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
    const { url } = (await upload(photo)).json();
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
    expect((await upload(lying)).json()).toMatchObject({ widthPx: 200, heightPx: 300 });
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const bytes = await sharp(await createFlatPicture(64, 48))
      .toFormat(format)
      .toBuffer();
    expect((await upload(bytes)).statusCode).toBe(200);
  });
});

/** Two frames, one above the other, as sharp takes them for an animation. */
async function twoFrames(): Promise<Buffer> {
  const half = await createFlatPicture(32, 32);
  const other = await sharp(half).negate().png().toBuffer();
  return sharp([half, other], { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A PNG with the chunk that announces an animation before its data. */
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
    const answer = await upload(await make());
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Moving pictures cannot be shown here. Please send a still one.',
    ]);
    expect(await storedRows()).toBe(0);
  });

  it.each(['gif', 'png', 'webp', 'avif'] as const)('is not what a still %s is', async (format) => {
    const still = sharp(await createPhoto(300, 200)).toFormat(format);
    expect((await upload(await still.toBuffer())).statusCode).toBe(200);
  });
});

describe('what is refused', { timeout: encodingTimeoutMs }, () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG with an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF that is a script', () => Buffer.from('GIF89a=1;alert(1)//')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a JPEG with a page behind it',
      async () =>
        Buffer.concat([await createPhoto(40, 40), Buffer.from('<html><script>alert(1)</script>')]),
    ],
    [
      'a JPEG with a page in its comment',
      async () => {
        const photo = await createPhoto(40, 40);
        const comment = Buffer.from('<script>alert(1)</script>');
        const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
        return Buffer.concat([photo.subarray(0, 2), marker, comment, photo.subarray(2)]);
      },
    ],
    [
      'a JPEG that is a ZIP',
      async () =>
        Buffer.concat([await createPhoto(40, 40), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    ['a JPEG that is cut off', async () => (await createPhoto()).subarray(0, 20_000)],
  ])('%s is 415', async (_what, create) => {
    const answer = await upload(await create(), { file: { type: 'image/jpeg' } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await storedRows()).toBe(0);
  });

  it('a small file of too many pixels is 413 and costs little memory', async () => {
    const bomb = await createFlatPicture(14_000, 14_000);
    expect(bomb.length).toBeLessThan(3_000_000);
    const before = process.memoryUsage().rss;
    expect((await upload(bomb)).statusCode).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('more than 10 MB is 413', async () => {
    const answer = await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect(answer.statusCode).toBe(413);
  });

  it('another content type is 415, and an upload without a file 400', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const send = (contentType: string, payload: string) =>
      testApp().app.inject({
        method: 'POST',
        url: paths.adminUpload,
        headers: { cookie, 'content-type': contentType },
        payload,
      });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).statusCode).toBe(400);
  });

  it('a page of another site is 403', async () => {
    const answer = await upload(await createPhoto(40, 40), {
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
    expect(await storedRows()).toBe(0);
  });

  it('nobody is 401; a developer and a token are 403', async () => {
    const { admin } = await signedInAdmin(testApp());
    const { secret } = await createToken(admin.id);
    const developer = await createDeveloper();
    const { payload, headers } = multipartBody(await createPhoto(40, 40));
    const statusOf = async (who: Record<string, string>) =>
      (
        await testApp().app.inject({
          method: 'POST',
          url: paths.adminUpload,
          headers: { ...headers, ...who },
          payload,
        })
      ).statusCode;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ cookie: await testApp().cookieFor('developer', developer.id) })).toBe(
      403,
    );
    expect(await statusOf({ 'admin-token': secret })).toBe(403);
    expect(await storedRows()).toBe(0);
  });
});

describe('over a real connection', () => {
  /** Sends an endless chunked body and resolves with the status, however early it comes. */
  async function pour(cookie: string | null, maxBytes: number) {
    const { app } = testApp();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.listeningOrigin;
    const chunk = Buffer.alloc(256 * 1024, 0x61);
    let sent = 0;
    return new Promise<{ status: number; sent: number }>((resolve, reject) => {
      const outgoing = httpRequest(`${address}${paths.adminUpload}`, {
        method: 'POST',
        headers: {
          ...(cookie ? { cookie } : {}),
          'content-type': 'multipart/form-data; boundary=x',
        },
      });
      outgoing.on('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, sent });
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      outgoing.write(
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
      );
      const more = () => {
        while (sent < maxBytes && !outgoing.destroyed) {
          sent += chunk.length;
          if (!outgoing.write(chunk)) return;
        }
        if (sent >= maxBytes) outgoing.end('\r\n--x--\r\n');
      };
      outgoing.on('drain', more);
      more();
    });
  }

  it('200 MB in chunks is 413, and memory grows by less than 50 MB', async () => {
    const { cookie } = await signedInAdmin(testApp());
    await pour(cookie, 200 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    const answer = await pour(cookie, 200 * 1024 * 1024);
    expect(answer.status).toBe(413);
    expect(answer.sent).toBeLessThan(40 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('nobody is refused before the body is read', async () => {
    const answer = await pour(null, 200 * 1024 * 1024);
    expect(answer.status).toBe(401);
    expect(answer.sent).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('/media', () => {
  it.each([
    ['an encoded path up', '/media/..%2f..%2fpackage.json'],
    ['encoded dots', '/media/%2e%2e/package.json'],
    ['NUL', '/media/%00'],
    ['10,000 characters', `/media/${'a'.repeat(10_000)}`],
    ['a name that was not generated', '/media/post.jpg'],
    ['a name that was never stored', `/media/post-${'0'.repeat(32)}-10x10-w10.jpg`],
    ['another type', `/media/post-${'0'.repeat(32)}-10x10-w10.svg`],
    ['no name', '/media/'],
  ])('%s is not there', async (_what, url) => {
    const response = await testApp().app.inject(url);
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.body).not.toContain('"dependencies"');
  });

  it('answers 304 and HEAD', async () => {
    const { url } = (await upload(await createFlatPicture(64, 48))).json();
    const first = await testApp().app.inject(url);
    const etag = String(first.headers.etag);
    const again = await testApp().app.inject({ url, headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const head = await testApp().app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
  });
});

it('leaves no file and no row behind when the store fails half-way', {
  timeout: encodingTimeoutMs,
}, async () => {
  failingPut = true;
  try {
    const answer = await upload(await createPhoto());
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('disk full');
  } finally {
    failingPut = false;
  }
  expect(await storedRows()).toBe(0);
});
