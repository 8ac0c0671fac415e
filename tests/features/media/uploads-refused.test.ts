import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { createToken } from '../../factories/admins.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createFlatPicture, createPhoto, multipartBody } from '../../factories/pictures.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });

const storedRows = () => testApp().deps.db.prisma.media.count();

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
    const answer = await uploadAsAdmin(testApp(), await create(), { file: { type: 'image/jpeg' } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await storedRows()).toBe(0);
  });

  it('a small file of too many pixels is 413 and costs little memory', async () => {
    const bomb = await createFlatPicture(14_000, 14_000);
    expect(bomb.length).toBeLessThan(3_000_000);
    const before = process.memoryUsage().rss;
    expect((await uploadAsAdmin(testApp(), bomb)).statusCode).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('more than 10 MB is 413', async () => {
    const answer = await uploadAsAdmin(testApp(), Buffer.alloc(10 * 1024 * 1024 + 1, 0xff));
    expect(answer.statusCode).toBe(413);
  });

  it('another content type is 415, and an upload without a file 400', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const send = (contentType: string, payload: string) =>
      testApp().app.inject({
        method: 'POST',
        url: filePaths.adminUpload,
        headers: { cookie, 'content-type': contentType },
        payload,
      });
    expect((await send('application/json', '{}')).statusCode).toBe(415);
    expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).statusCode).toBe(400);
  });

  it('a page of another site is 403', async () => {
    const answer = await uploadAsAdmin(testApp(), await createPhoto(40, 40), {
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
          url: filePaths.adminUpload,
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
  async function pour(cookie: string | null, maxBytes: number) {
    const { app } = testApp();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.listeningOrigin;
    const chunk = Buffer.alloc(256 * 1024, 0x61);
    let sent = 0;
    return new Promise<{ status: number; sent: number }>((resolve, reject) => {
      const outgoing = httpRequest(`${address}${filePaths.adminUpload}`, {
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
