import { beforeEach, describe, expect, it, vi } from 'vitest';
import { estimateRates as release } from '../../../src/features/estimate/rates.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const kind = 'estimate-rates';
const estimateRates = { ...release };
const dearer = { ...estimateRates, dollarsPerDay: 1_600 };

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

const page = async (url: string, of = testApp()) => (await of.app.inject(url)).body;

describe('prices', () => {
  it('are those of the release until the owner changes them', async () => {
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.content.get({ kind })).toEqual({
      ...{ kind, value: estimateRates, version: 0, savedBy: null, savedAt: null },
      ...{ unpublishAt: null, scheduled: null },
    });
    expect(await page('/services/websites')).toContain('$5,500 – $10,500');
  });

  it('changed by the owner stand on every page at once, in every copy, and in what a request says', async () => {
    const other = await createTestApp({ renderer: sourceRenderer });
    try {
      const { caller, admin } = await signedInAdmin(testApp());
      const url = '/services/websites';
      for (const copy of [testApp(), other]) expect(await page(url, copy)).toContain('$5,500 –');
      const heard = new Promise<void>((resolve) => other.deps.contentBus.onChange(() => resolve()));
      const saved = await caller.admin.content.save({ kind, value: dearer, version: 0 });
      expect(saved).toMatchObject({ version: 1, savedBy: `admin:${admin.username}` });
      await heard;
      await other.deps.content.refresh();
      for (const copy of [testApp(), other]) {
        const html = await page(url, copy);
        expect(html).toContain('$11,000 – $21,000');
        expect(html).not.toContain('$5,500 –');
      }
      expect(await page('/services')).toContain('$19,200');
      expect((await testApp().caller.content({ kinds: kind })).values[kind]).toEqual(dearer);
    } finally {
      await other.app.close();
      await other.deps.contentBus.close();
    }
  });

  it('stay on the pages while the database is away', async () => {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.content.save({ kind, value: dearer });
    const { content, db } = testApp().deps;
    const away = vi.spyOn(db.prisma, '$queryRaw').mockImplementation(() => {
      throw new Error('away');
    });
    try {
      expect(await content.refresh()).toBe(false);
      expect((await testApp().caller.content({ kinds: kind })).values[kind]).toEqual(dearer);
    } finally {
      away.mockRestore();
    }
  });

  it('keep every version, and are saved over none that was not seen', async () => {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.content.save({ kind, value: dearer, version: 0 });
    await expect(
      caller.admin.content.save({ kind, value: estimateRates, version: 0 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await caller.admin.content.save({ kind, value: estimateRates, version: 1 });
    const versions = await caller.admin.content.versions({ kind });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await caller.admin.content.version({ kind, version: 1 })).toEqual(dearer);
    await expect(caller.admin.content.version({ kind, version: 9 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await testApp().deps.db.prisma.document.count()).toBe(1);
  });

  it.each([
    ['a price below a dollar', { ...estimateRates, dollarsPerDay: 0 }],
    ['no number', { ...estimateRates, dollarsPerDay: '800' }],
    [
      'a range that runs backwards',
      { ...estimateRates, serviceDays: { ...estimateRates.serviceDays, apps: [9, 2] } },
    ],
    ['a part that is missing', { dollarsPerDay: 800 }],
  ])('with %s are refused, and nothing changes', async (_name, value) => {
    const { caller } = await signedInAdmin(testApp());
    await expect(caller.admin.content.save({ kind, value })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await caller.admin.content.get({ kind })).version).toBe(0);
  });

  it('are one document, also when several save at once', async () => {
    const { caller } = await signedInAdmin(testApp());
    const saves = [1_000, 1_100, 1_200].map((dollarsPerDay) =>
      caller.admin.content.save({ kind, value: { ...estimateRates, dollarsPerDay } }),
    );
    await Promise.all(saves);
    expect((await caller.admin.content.get({ kind })).version).toBe(3);
  });
});

describe('content over REST', () => {
  it('is read and saved with the version that was seen', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const url = `/api/admin/content/${kind}`;
    const headers = { cookie };
    const read = await testApp().app.inject({ url, headers });
    expect(read.json()).toMatchObject({ version: 0, value: estimateRates });
    const put = (etag: string) =>
      testApp().app.inject({
        ...{ method: 'PUT', url, payload: { value: dearer } },
        headers: { cookie, 'if-match': etag, origin: 'http://localhost:3000' },
      });
    const saved = await put(String(read.headers.etag));
    expect(saved.statusCode).toBe(200);
    expect((await put(String(read.headers.etag))).statusCode).toBe(412);
    expect((await put(String(saved.headers.etag))).statusCode).toBe(200);
  });

  it('knows no other kind', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const answer = await testApp().app.inject({
      ...{ url: '/api/admin/content/secrets', headers: { cookie } },
    });
    expect(answer.statusCode).toBe(404);
  });
});
