import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../../../../src/server/queue/queue.ts';
import { quotas } from '../../../../src/shared/limits/quotas.ts';
import { keptDays } from '../../../../src/shared/retention.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { contactForm } from '../../../factories/contact.ts';
import { createPhoto, exifCanary, multipartBody } from '../../../factories/pictures.ts';
import { temporaryDataDir } from '../../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { runDueJobs } from '../../../setup/jobs.ts';

const dataDir = temporaryDataDir();
let now = new Date();
const testApp = setUpTestApp({
  env: { DATA_DIR: dataDir },
  replace: () => ({ clock: { now: () => now } }),
});
beforeEach(() => {
  now = new Date();
});

const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.contact;
const filesOnDisk = () => readdirSync(path.join(dataDir, 'media'));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');

async function send(description = contactForm.description) {
  const { requestKey } = await visitor().submit({ ...contactForm, description });
  const { id: requestId } = await db().contactRequest.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return { key: requestKey ?? '', requestId };
}

function upload(key: string, bytes: Buffer, name = 'plan.pdf', headers: object = {}) {
  const { payload, headers: ofBody } = multipartBody(bytes, { name });
  return testApp().app.inject({
    method: 'POST',
    url: `/requests/${key}/files`,
    headers: { ...ofBody, ...headers },
    payload,
  });
}

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

describe('a file of a request', () => {
  it('stands in the thread, and is handed out by a key of its request to be saved, never shown', async () => {
    const { key } = await send();
    const response = await upload(key, pdf, 'Überblick (2).pdf');
    expect(response.statusCode).toBe(200);
    const { url } = response.json();
    const file = await get(url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%C3%9Cberblick%20%282%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await visitor().requests.byKey({ key })).entries).toMatchObject([
      { side: 'incoming', body: '', file: { name: 'Überblick (2).pdf', byteSize: pdf.length } },
    ]);
    const [media] = await db().media.findMany();
    expect((await get(`/media/${media?.id}.pdf`)).statusCode).toBe(404);
  });

  it('that is a picture is made anew, without what a camera has written into it', async () => {
    const { key } = await send();
    const withPlace = await createPhoto(1_000, 500);
    expect(withPlace.includes(exifCanary)).toBe(true);
    const { url } = (await upload(key, withPlace, 'beach.jpeg')).json();
    const file = await get(url);
    const picture = await sharp(file.rawPayload).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', width: 1_000, height: 500 });
    expect(picture.exif).toBeUndefined();
    expect(file.headers['content-disposition']).toContain('beach.jpg');
  });

  it('is called what it is, whatever a name wants to look like', async () => {
    const { key } = await send();
    const { url } = (await upload(key, pdf, 'bill\u202Efdp.exe')).json();
    await upload(key, pdf, '\u202E');
    expect((await get(url)).headers['content-disposition']).toContain("UTF-8''billfdp.pdf");
    expect((await visitor().requests.byKey({ key })).entries).toMatchObject([
      { file: { name: 'billfdp.exe' } },
      { file: { name: 'file' } },
    ]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>canary()</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an archive', Buffer.from('PK\x03\x04 something PK\x05\x06', 'latin1')],
    ['a PDF that is an archive too', Buffer.concat([pdf, Buffer.from('PK\x05\x06', 'latin1')])],
    ['a PDF only from its middle on', Buffer.concat([Buffer.from('<html>'), pdf])],
    ['half a PDF', pdf.subarray(0, 20)],
    ['nothing', Buffer.alloc(0)],
  ])('is refused where it is %s', async (_name, bytes) => {
    const { key } = await send();
    const refused = await upload(key, bytes, 'plan.pdf');
    expect(refused.statusCode).toBe(415);
    expect(refused.body).toContain('Send a JPEG, PNG, WebP, AVIF or GIF, or a PDF');
    expect(await db().requestFile.count()).toBe(0);
    expect(await db().media.count()).toBe(0);
  });

  it('is refused over the size and the number that a request may have', async () => {
    const { key, requestId } = await send();
    const tooLarge = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await upload(key, tooLarge)).statusCode).toBe(413);
    await upload(key, pdf);
    await db().requestFile.updateMany({
      where: { requestId },
      data: { byteSize: quotas.requestFileBytes.limit },
    });
    expect((await upload(key, pdf)).statusCode).toBe(409);
    await db().requestFile.updateMany({ where: { requestId }, data: { byteSize: 1 } });
    const answers = await Promise.all(
      Array.from({ length: 2 }, async () => (await upload(key, pdf)).statusCode),
    );
    expect(answers).toEqual([200, 200]);
    for (let count = 3; count < quotas.requestFiles.limit; count += 1) await upload(key, pdf);
    expect((await upload(key, pdf)).statusCode).toBe(409);
    expect(await db().requestFile.count()).toBe(quotas.requestFiles.limit);
    expect(await db().media.count()).toBe(quotas.requestFiles.limit);
  });

  it('is nobody else’s: not of another key, a revoked one, a page of another site, or an author', async () => {
    const [mine, other] = [await send(), await send('Another request.')];
    const { url } = (await upload(mine.key, pdf)).json();
    const id = url.split('/').at(-1);
    expect((await get(`/requests/${other.key}/files/${id}`)).statusCode).toBe(404);
    for (const wrong of ['0', '99', '1e3', '-1']) {
      expect((await get(`/requests/${mine.key}/files/${wrong}`)).statusCode, wrong).toBe(404);
    }
    expect((await upload('A'.repeat(32), pdf)).statusCode).toBe(404);
    expect(
      (await upload(mine.key, pdf, 'x.pdf', { origin: 'https://evil.example' })).statusCode,
    ).toBe(403);

    const ownUrl = `/uploads/request-files/${id}`;
    expect((await get(ownUrl)).statusCode).toBe(401);
    const author = await signedInAdmin(testApp(), { username: 'author', role: 'author' });
    expect((await get(ownUrl, { cookie: author.cookie })).statusCode).toBe(403);
    const owner = await signedInAdmin(testApp());
    const file = await get(ownUrl, { cookie: owner.cookie });
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);

    await owner.caller.admin.threads.revokeLinks({ requestId: mine.requestId });
    expect((await get(url)).statusCode).toBe(404);
    expect((await upload(mine.key, pdf)).statusCode).toBe(404);
    expect(testApp().logLines.join('')).not.toContain(mine.key);
  });

  it('goes from the store when its request is withdrawn, and with the night when that is cleared away', async () => {
    const [withdrawn, cleared] = [await send(), await send('Another request.')];
    await upload(withdrawn.key, pdf);
    await upload(cleared.key, pdf);
    const kept = await send('A third request.');
    await upload(kept.key, pdf);
    const before = filesOnDisk().length;
    await visitor().requests.withdraw({ key: withdrawn.key });
    expect(filesOnDisk()).toHaveLength(before - 1);

    await db().contactRequest.delete({ where: { id: cleared.requestId } });
    now = new Date(now.getTime() + (keptDays.unnamedPictures + 1) * 86_400_000);
    await addJob(db(), 'purge', { name: 'unnamedPictures' });
    await runDueJobs(testApp());
    expect(filesOnDisk()).toHaveLength(before - 2);
    expect(await db().media.count()).toBe(1);
  });
});
