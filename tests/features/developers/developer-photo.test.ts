import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-photo-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const testApp = setUpTestApp({ env: { DATA_DIR: dataDir } });

let developerId: number;
let cookie: string;
beforeEach(async () => {
  developerId = (await createDeveloper()).id;
  cookie = await testApp().cookieFor('developer', developerId);
});

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

function twoHalves(): Promise<Buffer> {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: blue } };
  return sharp({ create: { width: 400, height: 200, channels: 3, background: red } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

function upload(bytes: Buffer, options: { query?: string; headers?: Record<string, string> } = {}) {
  const boundary = 'photo-boundary';
  return testApp().app.inject({
    method: 'POST',
    url: `/uploads/profile-photo${options.query ?? ''}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(options.headers ?? { cookie }),
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="../../x.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
}

const smallest = (url: string) => url.replace(/-w\d+\.jpg$/, '-w160.webp');

const storedUrl = async () =>
  (await testDatabase().prisma.developer.findUniqueOrThrow({ where: { id: developerId } }))
    .profilePhotoUrl;
const mediaCount = () => testDatabase().prisma.media.count();
const fileCount = () => {
  try {
    return readdirSync(path.join(dataDir, 'media'), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile()).length;
  } catch {
    return 0;
  }
};

async function colorAt(url: string, x: number, y: number): Promise<'red' | 'blue'> {
  const { rawPayload } = await testApp().app.inject({ url });
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  const offset =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) *
    info.channels;
  return (data[offset] ?? 0) > (data[offset + 2] ?? 0) ? 'red' : 'blue';
}

describe('the profile photo', () => {
  it('is cut to the chosen part and shown on the profile', async () => {
    const response = await upload(await twoHalves(), { query: '?x=50&y=0&width=50&height=100' });
    expect(response.statusCode).toBe(200);
    const { url, widthPx, heightPx } = response.json();
    expect(widthPx).toBe(heightPx);
    expect(await storedUrl()).toBe(url);
    expect(await colorAt(url, 0.1, 0.5)).toBe('blue');
    const profile = await testApp().app.inject({ url: `/api/developers/profile/${developerId}` });
    expect(profile.json().developer.profilePhotoUrl).toBe(url);
  });

  it('is cut by the upright picture where the file says it lies on its side', async () => {
    const turned = await sharp(await twoHalves())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url } = (await upload(turned, { query: '?x=0&y=50&width=100&height=50' })).json();
    expect(await colorAt(url, 0.5, 0.5)).toBe('blue');
  });

  it('is the middle of the picture where no part was chosen', async () => {
    const { url } = (await upload(await twoHalves())).json();
    expect(await colorAt(url, 0.1, 0.5)).toBe('red');
    expect(await colorAt(url, 0.9, 0.5)).toBe('blue');
  });

  it('replaces the one before, of which nothing is left', async () => {
    const first = (await upload(await twoHalves())).json();
    const files = fileCount();
    const second = (await upload(await twoHalves())).json();
    expect(await storedUrl()).toBe(second.url);
    expect([await mediaCount(), fileCount()]).toEqual([1, files]);
    expect((await testApp().app.inject({ url: first.url })).statusCode).toBe(404);
  });

  it('of a hidden profile is there for its developer and the owner of the site alone, until it is shown again', async () => {
    const { url } = (await upload(await twoHalves())).json();
    const owner = await signedInAdmin(testApp());
    const editor = await signedInAdmin(testApp(), { role: 'editor' });
    const other = await testApp().cookieFor('developer', (await createDeveloper()).id);
    const { etag } = (await testApp().app.inject({ url })).headers;
    const statuses = () =>
      Promise.all(
        [
          { cookie },
          { cookie: owner.cookie },
          { cookie: other },
          { cookie: editor.cookie },
          {},
          { 'if-none-match': String(etag) },
        ].map(async (headers) => (await testApp().app.inject({ url, headers })).statusCode),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 304]);

    await owner.caller.admin.developers.hide({ developerId, reason: 'Somebody else is on it.' });
    expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404]);
    for (const headers of [{ cookie }, {}]) {
      const answer = await testApp().app.inject({ url: smallest(url), headers });
      expect(answer.statusCode).toBe('cookie' in headers ? 200 : 404);
      expect(answer.headers['cache-control']).toContain('no-store');
    }

    await owner.caller.admin.developers.show({ developerId });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 304]);
  });

  it('of a profile that another copy of the process has hidden is gone within a second', async () => {
    const { url } = (await upload(await twoHalves())).json();
    const status = async () => (await testApp().app.inject({ url })).statusCode;
    expect(await status()).toBe(200);
    await testDatabase().prisma.developer.update({
      where: { id: developerId },
      data: { hiddenAt: new Date() },
    });
    await expect.poll(status, { timeout: 1_500 }).toBe(404);
  });

  it('can be removed, and goes with the account', async () => {
    const remove = (target: string) =>
      testApp().app.inject({
        method: 'DELETE',
        url: `/api/developers/current${target}`,
        headers: { cookie },
      });
    await upload(await twoHalves());
    expect((await remove('/photo')).json()).toEqual({ success: true });
    expect([await storedUrl(), await mediaCount()]).toEqual(['', 0]);
    expect((await remove('/photo')).statusCode).toBe(200);
    await upload(await twoHalves());
    expect((await remove('')).statusCode).toBe(200);
    expect(await mediaCount()).toBe(0);
  });

  it.each([
    '?x=1',
    '?x=-1&y=0&width=10&height=10',
    '?x=0&y=0&width=101&height=10',
    '?x=a&y=0&width=10&height=10',
    '?x=1&x=2&y=0&width=10&height=10',
  ])('refuses the part %s', async (query) => {
    expect((await upload(await twoHalves(), { query })).statusCode).toBe(400);
    expect(await mediaCount()).toBe(0);
  });

  it.each(['?x=100&y=100&width=100&height=100', '?x=0&y=0&width=0&height=0'])(
    'never leaves the picture with the part %s',
    async (query) => {
      expect((await upload(await twoHalves(), { query })).statusCode).toBe(200);
    },
  );

  it('takes nothing from nobody, from an admin or from another site', async () => {
    const bytes = await twoHalves();
    const admin = await testDatabase().prisma.admin.create({
      data: { username: 'owner', passwordHash: 'x' },
    });
    const adminCookie = await testApp().cookieFor('admin', admin.id);
    expect((await upload(bytes, { headers: {} })).statusCode).toBe(401);
    expect((await upload(bytes, { headers: { cookie: adminCookie } })).statusCode).toBe(403);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const response = await upload(bytes, { headers: { cookie, ...headers } });
      expect(response.statusCode).toBe(403);
    }
    expect(await mediaCount()).toBe(0);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.alloc(5_000, 7)],
  ])('refuses %s', async (_name, bytes) => {
    expect((await upload(bytes)).statusCode).toBe(415);
    expect([await mediaCount(), await storedUrl()]).toEqual([0, '']);
  });

  it('refuses more than ten megabytes', async () => {
    expect((await upload(Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
  });
});
