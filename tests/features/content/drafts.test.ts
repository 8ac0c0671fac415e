import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const kind = 'estimate-rates';
const release = { ...estimateRates };
const dearer = { ...release, dollarsPerDay: 1_600 };

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const aWindow = () => ({
  ...{ savedFrom: randomUUID(), seen: null as string | null, baseVersion: 0 },
});
const prices = async () => (await testApp().app.inject('/services/websites')).body;
const cheap = '$5,500 – $10,500';
const dear = '$11,000 – $21,000';

describe('a draft of content', () => {
  it('is kept incomplete, for every admin, and seen by no reader', async () => {
    const { caller } = await signedInAdmin(testApp());
    const text = JSON.stringify({ ...dearer, dollarsPerDay: null, unknown: 1 });
    await caller.admin.content.saveDraft({ kind, text, ...aWindow() });
    const { caller: other } = await signedInAdmin(testApp());
    const { draft, saved } = await other.admin.content.form({ kind });
    expect(JSON.parse(draft?.text ?? '')).toEqual(release);
    expect(saved.version).toBe(0);
    expect(await prices()).toContain(cheap);
  });

  it('of another window is not replaced unseen, and comes back with the refusal', async () => {
    const { caller } = await signedInAdmin(testApp());
    const text = JSON.stringify(dearer);
    const first = await caller.admin.content.saveDraft({ kind, text, ...aWindow() });
    const own = { kind, text: JSON.stringify({ ...dearer, dollarsPerDay: 2_000 }), ...aWindow() };
    await expect(caller.admin.content.saveDraft(own)).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { draft: { text, revision: first.revision } } },
    });
    await caller.admin.content.saveDraft({ ...own, seen: first.revision });
    const { draft } = await caller.admin.content.draft({ kind });
    expect(draft?.text).toBe(own.text);
  });

  it('ends with the publication of its window, and outlives that of others', async () => {
    const { caller } = await signedInAdmin(testApp());
    const typed = aWindow();
    await caller.admin.content.saveDraft({ kind, text: JSON.stringify(dearer), ...typed });
    await caller.admin.content.save({ kind, value: release, draft: aWindow() });
    expect((await caller.admin.content.draft({ kind })).draft).not.toBeNull();
    await caller.admin.content.save({ kind, value: dearer, draft: typed });
    expect((await caller.admin.content.draft({ kind })).draft).toBeNull();
  });

  it('keeps the version on which it is based, so that a later one is not replaced unseen', async () => {
    const { caller } = await signedInAdmin(testApp());
    const typed = aWindow();
    const text = JSON.stringify(dearer);
    await caller.admin.content.saveDraft({ kind, text, ...typed });
    await caller.admin.content.save({ kind, value: { ...release, dollarsPerDay: 900 } });
    await caller.admin.content.saveDraft({ kind, text, ...typed, baseVersion: 1 });
    const { draft } = await caller.admin.content.draft({ kind });
    expect(draft?.baseVersion).toBe(0);
    const publishing = { kind, value: dearer, draft: typed };
    await expect(caller.admin.content.save({ ...publishing, version: 0 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await caller.admin.content.draft({ kind })).draft?.text).toBe(text);
    await caller.admin.content.save(publishing);
    expect((await caller.admin.content.versions({ kind })).length).toBe(2);
  });

  it.each(['[1', 'null', '"text"'])('is refused or bare when it is %s', async (text) => {
    const { caller } = await signedInAdmin(testApp());
    const saved = caller.admin.content.saveDraft({ kind, text, ...aWindow() });
    if (text === '[1') await expect(saved).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    else expect((await saved).revision).toBe('1');
  });
});

describe('a link to a draft', () => {
  async function linkTo(text: string) {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.content.saveDraft({ kind, text, ...aWindow() });
    const { key } = await caller.admin.previews.create({ contentKind: kind });
    return { caller, url: filePaths.contentPreview(key) };
  }

  it('shows the pages with the draft to anybody, without scripts, and to no cache', async () => {
    const { url } = await linkTo(JSON.stringify(dearer));
    const page = encodeURIComponent('/services/websites');
    const { body, headers, statusCode } = await testApp().app.inject(`${url}?page=${page}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(dear);
    expect(body).toContain('It is not published.');
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await prices()).toContain(cheap);
  });

  it('opens nothing once it is ended, and nothing but its kind', async () => {
    const { caller, url } = await linkTo(JSON.stringify(dearer));
    expect((await testApp().app.inject(`${url}?page=/admin`)).body).toContain('not published');
    await caller.admin.previews.end({ contentKind: kind });
    expect((await testApp().app.inject(url)).statusCode).toBe(404);
    const unknown = filePaths.contentPreview('a'.repeat(32));
    expect((await testApp().app.inject(unknown)).statusCode).toBe(404);
  });

  it('is made by those who may edit content', async () => {
    const { caller } = await signedInAdmin(testApp(), { role: 'author' });
    await expect(caller.admin.previews.create({ contentKind: kind })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
