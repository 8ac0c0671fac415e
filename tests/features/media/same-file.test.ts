import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { libraryUpload } from '../../../src/features/media/media-library.ts';
import { paths } from '../../../src/shared/paths.ts';
import { keptDays } from '../../../src/shared/retention.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;
const upload = async (bytes: Buffer, cookie?: string) =>
  (await uploadAsAdmin(testApp(), bytes, cookie === undefined ? {} : { cookie })).json();

describe('a file that is uploaded again', { timeout: encodingTimeoutMs }, () => {
  it('is not stored again, and the picture of the library answers', async () => {
    const bytes = await createFlatPicture(40, 30);
    const first = await upload(bytes);
    expect(first.isKnown).toBeUndefined();
    expect(await upload(bytes)).toEqual({ ...first, isKnown: true });
    expect(await db().media.count()).toBe(1);
  });

  it('is stored once when it comes twice at the same time', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const bytes = await createFlatPicture(40, 30);
    const answers = await Promise.all([upload(bytes, cookie), upload(bytes, cookie)]);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await db().media.count()).toBe(1);
  });

  it('is stored for an author when the library has it of somebody else, and recognized the next time', async () => {
    const bytes = await createFlatPicture(40, 30);
    const ofOwner = await upload(bytes);
    const author = await signedInAdmin(testApp(), { role: 'author' });
    const ofAuthor = await upload(bytes, author.cookie);
    expect(ofAuthor.url).not.toBe(ofOwner.url);
    expect(await upload(bytes, author.cookie)).toEqual({ ...ofAuthor, isKnown: true });
  });

  it('is recognized by its hash before it is sent, and kept where the library asks', async () => {
    const bytes = await createFlatPicture(40, 30);
    const sourceHash = createHash('sha256').update(bytes).digest('hex');
    const owner = await signedInAdmin(testApp());
    const ask = (isKept: boolean) => owner.caller.admin.media.known({ sourceHash, isKept });
    expect(await ask(false)).toBeNull();
    const first = await upload(bytes);
    expect(await ask(false)).toEqual({ ...first, isKnown: true });
    expect(await ask(true)).toEqual({ ...first, isKnown: true });
    expect(await db().media.findMany({ select: { isKept: true } })).toEqual([{ isKept: true }]);
  });

  it('is not recognized for an author when it belongs to somebody else', async () => {
    const bytes = await createFlatPicture(40, 30);
    const sourceHash = createHash('sha256').update(bytes).digest('hex');
    await upload(bytes);
    const author = await signedInAdmin(testApp(), { role: 'author' });
    expect(await author.caller.admin.media.known({ sourceHash, isKept: false })).toBeNull();
  });

  it('counts as new for the purge', async () => {
    const bytes = await createFlatPicture(40, 30);
    await upload(bytes);
    const dayMs = 24 * 60 * 60_000;
    const longAgo = new Date(Date.now() - (keptDays.unnamedPictures + 1) * dayMs);
    await db().media.updateMany({ data: { createdAt: longAgo } });
    await upload(bytes);
    const [row] = await db().media.findMany({ select: { createdAt: true } });
    expect(row?.createdAt.getTime()).toBeGreaterThan(Date.now() - dayMs);
  });

  it('stays from now on when it was uploaded in the library', async () => {
    const bytes = await createFlatPicture(40, 30);
    await upload(bytes);
    const kept = async () => (await db().media.findMany({ select: { isKept: true } }))[0]?.isKept;
    expect(await kept()).toBe(false);
    const { cookie } = await signedInAdmin(testApp());
    const { payload, headers } = multipartBody(bytes);
    const answer = await testApp().app.inject({
      ...{ method: 'POST', url: libraryUpload, payload },
      headers: { cookie, ...headers },
    });
    expect(answer.json().isKnown).toBe(true);
    expect(await kept()).toBe(true);
  });

  it('is stored again after its picture was deleted', async () => {
    const owner = await signedInAdmin(testApp());
    const bytes = await createFlatPicture(40, 30);
    const first = await upload(bytes, owner.cookie);
    await db().media.deleteMany();
    const second = await upload(bytes, owner.cookie);
    expect(second.isKnown).toBeUndefined();
    expect(second.url).not.toBe(first.url);
    expect((await testApp().app.inject(second.url)).statusCode).toBe(200);
  });

  it('is never a photo of a developer', async () => {
    const bytes = await createFlatPicture(40, 30);
    const { url } = await upload(bytes);
    await db().media.updateMany({ data: { kind: 'profilePhoto', adminId: null } });
    const other = await upload(bytes);
    expect(other.isKnown).toBeUndefined();
    expect(other.url).not.toBe(url);
    expect(other.url.startsWith(paths.media('post-'))).toBe(true);
  });
});
