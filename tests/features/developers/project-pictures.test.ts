import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const dataDir = temporaryDataDir();
const testApp = setUpTestApp({ env: { DATA_DIR: dataDir } });
const db = () => testDatabase().prisma;

async function member() {
  const { id } = await createDeveloper();
  const cookie = await testApp().cookieFor('developer', id);
  const { caller } = callerWith(testApp(), { cookie });
  return { id, cookie, own: caller.developer.projects };
}

let a: Awaited<ReturnType<typeof member>>;
let b: Awaited<ReturnType<typeof member>>;
let projectId: number;
beforeEach(async () => {
  a = await member();
  b = await member();
  projectId = (await createProject(a.id)).id;
});

async function upload(
  headers: Record<string, string> = { cookie: a.cookie },
  query = `?project=${projectId}`,
) {
  const sent = multipartBody(await createFlatPicture(1_200, 800), { name: 'x.png' });
  return testApp().app.inject({
    method: 'POST',
    url: `/uploads/project-picture${query}`,
    headers: { ...sent.headers, ...headers },
    payload: sent.payload,
  });
}

const pictures = async () => (await a.own.own()).find(({ id }) => id === projectId)?.pictures ?? [];
const fileCount = () => {
  try {
    const all = readdirSync(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).length;
  } catch {
    return 0;
  }
};
const status = async (url: string, headers = {}) =>
  (await testApp().app.inject({ url, headers })).statusCode;

describe('a picture of a project', () => {
  it('keeps its shape, is stored in sizes, and only browsers may keep it', async () => {
    const { url } = (await upload()).json();
    expect(url).toMatch(/^\/media\/project-[0-9a-f]{32}-1200x800-w1200\.jpg$/);
    expect(await pictures()).toEqual([{ id: expect.any(String), url, alt: '' }]);
    const small = await testApp().app.inject({ url: url.replace('-w1200.jpg', '-w480.webp') });
    expect(small.statusCode).toBe(200);
    expect(small.headers['cache-control']).toMatch(/^private, max-age=/);
  });

  it('is described, ordered and removed, and its files go', async () => {
    const before = fileCount();
    const urls: string[] = [];
    for (let i = 0; i < 3; i += 1) urls.push((await upload()).json().url);
    const [first, second, third] = await pictures();
    if (!first || !second || !third) throw new Error('Three pictures were stored.');
    expect([first.url, second.url, third.url]).toEqual(urls);

    await a.own.describePicture({ pictureId: second.id, alt: ' The calendar ' });
    await a.own.orderPictures({ projectId, pictureIds: [third.id, first.id, second.id] });
    expect((await pictures()).map(({ alt }) => alt)).toEqual(['', '', 'The calendar']);

    await a.own.removePicture({ pictureId: third.id });
    expect((await pictures()).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await status(third.url)).toBe(404);
    await a.own.removePicture({ pictureId: first.id });
    await a.own.removePicture({ pictureId: second.id });
    expect([await db().media.count(), fileCount()]).toEqual([0, before]);
  });

  it('is one of six at most, also where eight come at once', async () => {
    for (let i = 0; i < 5; i += 1) expect((await upload()).statusCode).toBe(200);
    const answers = await Promise.all([upload(), upload()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = await upload();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'A project holds at most 6 pictures. Remove one to add another.',
    ]);
    expect(await db().media.count()).toBe(6);
    await expect(
      db().projectPicture.create({ data: { mediaId: 'seventh', projectId, position: 7 } }),
    ).rejects.toThrow('ProjectPicture_position_check');
  });

  it('goes with its project, and with the account', async () => {
    const { url } = (await upload()).json();
    await a.own.delete({ projectId });
    expect([await db().media.count(), await status(url)]).toEqual([0, 404]);

    projectId = (await createProject(a.id)).id;
    await upload();
    await testApp().app.inject({
      method: 'DELETE',
      url: '/api/developers/current',
      headers: { cookie: a.cookie },
    });
    expect(await db().media.count()).toBe(0);
  });

  it('is hidden with the profile, but for its developer and the owner of the site', async () => {
    const { url } = (await upload()).json();
    const owner = await signedInAdmin(testApp());
    await owner.caller.admin.developers.hide({ developerId: a.id, reason: 'Somebody else.' });
    expect(await status(url)).toBe(404);
    expect(await status(url, { cookie: b.cookie })).toBe(404);
    expect(await status(url, { cookie: a.cookie })).toBe(200);
    expect(await status(url, { cookie: owner.cookie })).toBe(200);
    await owner.caller.admin.developers.show({ developerId: a.id });
    expect(await status(url)).toBe(200);
  });

  it('is nobody else to change', async () => {
    await upload();
    const [picture] = await pictures();
    const pictureId = picture?.id ?? '';
    expect((await upload({ cookie: b.cookie })).statusCode).toBe(404);
    expect((await upload({})).statusCode).toBe(401);
    await expect(b.own.describePicture({ pictureId, alt: 'Mine' })).rejects.toThrow(
      'This picture does not exist.',
    );
    await expect(b.own.removePicture({ pictureId })).rejects.toThrow(
      'This picture does not exist.',
    );
    await expect(b.own.orderPictures({ projectId, pictureIds: [pictureId] })).rejects.toThrow(
      'This project does not exist.',
    );
    expect(await pictures()).toEqual([picture]);
    expect(await db().media.count()).toBe(1);
  });

  it.each(['', '?project=x', '?project=0'])('names its project, unlike "%s"', async (query) => {
    expect((await upload({ cookie: a.cookie }, query)).statusCode).toBe(400);
  });

  it('is ordered only with all others of its project', async () => {
    await upload();
    await upload();
    const [first, second] = await pictures();
    const ids = [first?.id ?? '', second?.id ?? ''];
    for (const pictureIds of [[], ids.slice(1), [ids[0] ?? '', ids[0] ?? ''], [...ids, 'x']]) {
      await expect(a.own.orderPictures({ projectId, pictureIds })).rejects.toThrow(
        'The pictures of this project have changed.',
      );
    }
  });
});
