import { beforeEach, describe, expect, it } from 'vitest';
import { aboutKind } from '../../../src/features/about/words/about.ts';
import { noteStatementsOfRelease } from '../../../src/features/content/server/content-facts.service.ts';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { statedBy } from '../../../src/features/facts/facts.ts';
import { toolFactKinds } from '../../../src/features/tools/words/tool-facts.ts';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { notFoundKind } from '../../../src/shared/content/not-found.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { pictureStem } from '../../../src/shared/media/media.ts';
import { paths } from '../../../src/shared/paths.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPhoto } from '../../factories/pictures.ts';
import { importFile, readImport, sendImport } from '../../factories/posts/imports.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';
import { makeZip, readZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer, env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const rates = 'estimate-rates';
const dearer = { ...estimateRates, dollarsPerDay: 1_600 };
const dear = '$11,000 – $21,000';
const prices = async () => (await testApp().app.inject('/services/websites')).body;

async function exported(format: string, role: AdminRole = 'owner') {
  const { cookie } = await signedInAdmin(testApp(), { role });
  const { rawPayload } = await testApp().app.inject({
    ...{ url: filePaths.postExport(format), headers: { cookie } },
  });
  return { zip: rawPayload, files: await readZip(rawPayload) };
}

/** As another site that starts from the release. */
async function forgetContent() {
  await db().document.deleteMany({ where: { address: '' } });
  await testApp().deps.content.refresh();
}

const contentFile = (kinds: Record<string, unknown>) =>
  JSON.stringify({
    ...{ format: 'vibecode.land/content', version: 1, pictures: [] },
    kinds: Object.entries(kinds).map(([kind, value]) => ({ kind, value })),
  });

const taking = { isTakingContent: true };

const [toolFactsKind] = toolFactKinds;

function findStatement(keyHash?: string) {
  const where = { document: { kind: toolFactsKind.name }, ...(keyHash ? { keyHash } : {}) };
  return db().fact.findFirstOrThrow({ where, orderBy: { id: 'asc' } });
}

describe('an export', () => {
  it('holds what the owner has changed of the site, and nothing else of it', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    await createPost({ slug: 'a-walk' });
    for (const format of ['json', 'markdown']) {
      expect((await exported(format)).files.has('content.json')).toBe(false);
    }
    await caller.admin.content.save({ kind: rates, value: dearer });
    for (const format of ['json', 'markdown']) {
      const { files } = await exported(format);
      expect(JSON.parse(String(files.get('content.json')))).toMatchObject({
        ...{ format: 'vibecode.land/content', version: 1 },
        kinds: [{ kind: rates, value: dearer, savedBy: `admin:${admin.username}` }],
      });
    }
    expect((await exported('json', 'editor')).files.has('content.json')).toBe(false);
  });
});

describe('content of an export', { timeout: encodingTimeoutMs }, () => {
  it.each(['json', 'markdown'])('comes back from %s, with its pictures', async (format) => {
    const { caller } = await signedInAdmin(testApp());
    const { url } = (await uploadAsAdmin(testApp(), await createPhoto(90, 60))).json();
    const [photo, ...others] = aboutKind.release.photos.items;
    const about = {
      ...aboutKind.release,
      photos: { ...aboutKind.release.photos, items: [{ ...photo, src: url }, ...others] },
    };
    await caller.admin.content.save({ kind: rates, value: dearer });
    await caller.admin.content.save({ kind: 'about', value: about });
    await createPost({ slug: 'a-walk' });
    const { zip } = await exported(format);
    await forgetContent();
    await db().blogPost.deleteMany();
    await db().media.deleteMany({ where: { id: pictureStem(url) ?? '' } });

    const back = await importFile(testApp(), zip, taking);
    expect(await back.report()).toMatchObject({
      ...{ state: 'done', counts: { imported: 1 }, contentCounts: { imported: 2, failed: 0 } },
      summary: { pictureCount: 1 },
    });
    expect(await prices()).toContain(dear);
    const { value, savedBy } = await caller.admin.content.get({ kind: 'about' });
    const { items } = (value as typeof aboutKind.release).photos;
    expect(items[0]?.src).toMatch(/^\/media\/post-/);
    expect(items[0]?.src).not.toBe(url);
    expect(items.slice(1)).toEqual(others);
    expect(savedBy).toBe(`admin:${back.admin.username}`);
  });

  it('comes back with its settled facts', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const of = { contentKind: notFoundKind.name };
    const value = { ...notFoundKind.release, text: 'It costs $20.' };
    await caller.admin.content.save({ kind: of.contentKind, value });
    const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
    const note = 'The price list says so';
    const recheckAt = '2030-01-01T00:00:00.000Z';
    await caller.admin.facts.answer({ of, fact, source: { sourceUrl: '', note, recheckAt } });
    const settled = [{ ...fact, state: 'sourced', note, answeredBy: `admin:${admin.username}` }];
    await createPost({ slug: 'a-walk' });
    const { zip } = await exported('json');
    await forgetContent();
    await db().blogPost.deleteMany();
    const { report } = await importFile(testApp(), zip, taking);
    expect(await report()).toMatchObject({ contentCounts: { imported: 1, failed: 0 } });
    expect((await caller.admin.facts.of(of)).answers).toMatchObject(settled);
  });

  it('follows the release with its checked facts, and loses them when the import is taken back', async () => {
    const { caller, admin } = await signedInAdmin(testApp());
    const of = { contentKind: notFoundKind.name };
    const [word = ''] = notFoundKind.release.title.split(' ');
    const fact = { kind: 'name' as const, words: word, sentence: notFoundKind.release.title };
    await caller.admin.facts.answer({ of, fact, source: null });
    await noteStatementsOfRelease(testApp().deps, [toolFactsKind]);
    const statement = await findStatement();
    const still = { outcome: 'stillTrue' as const, recheckAt: '2031-01-01T00:00:00.000Z' };
    await caller.admin.facts.recheck({ id: statement.id, ...still });
    const checked = await findStatement(statement.keyHash);
    await createPost({ slug: 'a-walk' });
    const { zip, files } = await exported('json');
    expect(JSON.parse(String(files.get('content.json'))).kinds).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: of.contentKind, value: null }),
        expect.objectContaining({
          ...{ kind: toolFactsKind.name, value: null },
          facts: [expect.objectContaining({ answeredBy: `admin:${admin.username}` })],
        }),
      ]),
    );
    await forgetContent();
    await noteStatementsOfRelease(testApp().deps, [toolFactsKind]);
    await db().blogPost.deleteMany();
    const { id, report, items } = await importFile(testApp(), zip, taking);
    expect(await report()).toMatchObject({ contentCounts: { imported: 2, failed: 0 } });
    expect(
      (await items()).find(({ contentKind }) => contentKind === of.contentKind)?.notes,
    ).toEqual(['Its words stay as they are here. 1 checked fact comes along.']);
    expect((await caller.admin.facts.of(of)).answers).toMatchObject([{ words: word }]);
    expect(await findStatement(statement.keyHash)).toMatchObject({
      ...{ sourceUrl: checked.sourceUrl, answeredBy: checked.answeredBy },
      ...{ answeredAt: checked.answeredAt, recheckAt: checked.recheckAt },
    });
    expect(await caller.admin.content.versions({ kind: of.contentKind })).toEqual([]);
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    expect(await report()).toMatchObject({ contentCounts: { undone: 2 } });
    expect((await caller.admin.facts.of(of)).answers).toEqual([]);
    expect(await findStatement(statement.keyHash)).toMatchObject({ answeredBy: statedBy });
  });

  it('takes over checked facts of words that are the same', async () => {
    const { caller } = await signedInAdmin(testApp());
    const of = { contentKind: notFoundKind.name };
    const value = { ...notFoundKind.release, text: 'It costs $20.' };
    await caller.admin.content.save({ kind: of.contentKind, value });
    const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
    await caller.admin.facts.answer({ of, fact, source: null });
    await createPost({ slug: 'a-walk' });
    const { zip } = await exported('json');
    await db().fact.deleteMany();
    const { report } = await importFile(testApp(), zip, taking);
    expect(await report()).toMatchObject({ contentCounts: { imported: 1, exists: 0 } });
    expect((await caller.admin.facts.of(of)).answers).toMatchObject([{ state: 'opinion' }]);
    expect(await caller.admin.content.versions({ kind: of.contentKind })).toHaveLength(1);
  });

  it('keeps an answer that is later than the one of the file', async () => {
    const { caller } = await signedInAdmin(testApp());
    const of = { contentKind: notFoundKind.name };
    const value = { ...notFoundKind.release, text: 'It costs $20.' };
    const fact = { kind: 'price' as const, words: '$20', sentence: 'It costs $20.' };
    await caller.admin.facts.answer({ of, fact, source: null });
    const former = {
      ...{ ...fact, state: 'sourced', sourceUrl: '', note: 'An old list', recheckAt: null },
      ...{ answeredBy: 'admin:elsewhere', answeredAt: '2020-01-01T00:00:00.000Z' },
    };
    const kinds = [{ kind: of.contentKind, value, facts: [former] }];
    const head = { format: 'vibecode.land/content', version: 1, pictures: [] };
    const { id, report } = await importFile(testApp(), JSON.stringify({ ...head, kinds }), taking);
    expect(await report()).toMatchObject({ contentCounts: { imported: 1 } });
    expect((await caller.admin.facts.of(of)).answers).toMatchObject([{ state: 'opinion' }]);
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    expect((await caller.admin.facts.of(of)).answers).toMatchObject([{ state: 'opinion' }]);
  });

  it('is left alone where nobody chooses it, and where it is the same', async () => {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.content.save({ kind: rates, value: dearer });
    await createPost({ slug: 'a-walk' });
    const { zip } = await exported('json');
    const same = await readImport(testApp(), zip);
    expect(await same.report()).toMatchObject({ contentCounts: { exists: 1, waiting: 0 } });
    await forgetContent();
    await db().blogPost.deleteMany();
    const { items, report } = await importFile(testApp(), zip);
    expect(await report()).toMatchObject({ contentCounts: { imported: 0, failed: 1 } });
    expect((await items()).find(({ contentKind }) => contentKind === rates)).toMatchObject({
      ...{ title: expect.any(String), outcome: 'failed', postId: null },
      notes: [expect.stringContaining('you chose not to take it')],
    });
    expect(await prices()).not.toContain(dear);
  });

  it('from another release is made to fit, and the report names what is lost and refused', async () => {
    const { serviceDays, ...others } = dearer;
    const { websites: _gone, ...days } = serviceDays;
    const file = contentFile({
      [rates]: { ...others, serviceDays: days, currency: 'EUR', empty: null },
      portfolio: { ...portfolioKind.release, projects: 'none' },
      'not-found': { title: 'x'.repeat(9_000) },
      'weather-report': { sun: true },
      testimonials: {
        items: [{ quote: 'Good', author: 'A stranger', role: null, rating: 5, isSample: false }],
      },
    });
    const read = await readImport(testApp(), file, 'content.json');
    const byKind = new Map((await read.items()).map((item) => [item.contentKind, item]));
    expect(byKind.get(rates)).toMatchObject({
      outcome: 'waiting',
      notes: [
        'Left out, as this release has no place for it: currency.',
        expect.stringMatching(/^As delivered, as the file does not have it: .+ › .+\.$/),
      ],
    });
    expect(byKind.get('portfolio')).toMatchObject({
      outcome: 'exists',
      notes: [expect.stringContaining('Projects')],
    });
    expect(byKind.get('not-found')).toMatchObject({
      outcome: 'failed',
      notes: [expect.stringMatching(/^Refused\. title: At most/), expect.any(String)],
    });
    expect(byKind.get('weather-report')).toMatchObject({
      ...{ title: 'weather-report', outcome: 'failed' },
      notes: [expect.stringContaining('no such content')],
    });
    expect(byKind.get('testimonials')).toMatchObject({ outcome: 'failed' });
    const categoryId = (await createCategory()).id;
    await read.caller.admin.transfer.start({
      ...{ id: read.id, isPublishing: false, categoryId, ...taking },
    });
    await runDueJobs(testApp());
    expect(await read.report()).toMatchObject({ contentCounts: { imported: 1, failed: 3 } });
    const { value } = await read.caller.admin.content.get({ kind: rates });
    expect(value).toEqual(dearer);
  });

  it('is refused by an account that may not change it', async () => {
    const { cookie, caller } = await signedInAdmin(testApp(), { role: 'editor' });
    const file = contentFile({ [rates]: dearer });
    const { id } = (await sendImport(testApp(), cookie, file, 'content.json')).json();
    await runDueJobs(testApp());
    expect((await caller.admin.transfer.items({ id })).items).toMatchObject([
      { outcome: 'failed', notes: [expect.stringContaining('Only an owner')] },
    ]);
  });

  it('that nobody can read is named', async () => {
    const odd = '{"kind":"about","value":[]}';
    const file = contentFile({}).replace('"kinds":[]', `"kinds":[${odd},7]`);
    const post = { title: 'A walk', slug: 'a-walk', content: '<p>Up</p>' };
    const posts = { format: 'vibecode.land/posts', version: 1, categories: [], posts: [post] };
    const zip = await makeZip({ 'content.json': file, 'posts.json': JSON.stringify(posts) });
    const { report } = await readImport(testApp(), zip);
    expect(await report()).toMatchObject({
      ...{ counts: { waiting: 1 }, contentCounts: { waiting: 0 } },
      summary: { leftOut: ['2 kinds of content that could not be read'] },
    });
  });
});

describe('imported content', () => {
  const [first, ...others] = portfolioKind.release.projects;
  const moved = {
    ...portfolioKind.release,
    projects: [{ ...first, id: 'at-a-new-place' }, ...others],
  };
  const file = () => contentFile({ portfolio: moved, [rates]: dearer });

  it('leads former addresses on, and back when the import is taken back', async () => {
    const { id, caller, report } = await importFile(testApp(), file(), taking);
    const get = (slug: string) => testApp().app.inject(paths.caseStudy(slug));
    const former = first?.id ?? '';
    expect((await get(former)).headers.location).toContain('at-a-new-place');
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    expect(await report()).toMatchObject({ state: 'undone', contentCounts: { undone: 2 } });
    expect((await get(former)).statusCode).toBe(200);
    expect((await get('at-a-new-place')).statusCode).toBe(404);
    expect(await prices()).not.toContain(dear);
    expect(await caller.admin.content.versions({ kind: rates })).toEqual([]);
  });

  it('that somebody has changed since stays when the import is taken back', async () => {
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.content.save({ kind: rates, value: { ...dearer, dollarsPerDay: 900 } });
    const { id, caller, items } = await importFile(testApp(), file(), taking);
    await owner.admin.content.save({ kind: 'portfolio', value: portfolioKind.release });
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    expect(await items()).toMatchObject([
      { contentKind: 'portfolio', outcome: 'kept', notes: [expect.stringContaining('changed it')] },
      { contentKind: rates, outcome: 'undone' },
    ]);
    const { value, version } = await owner.admin.content.get({ kind: rates });
    expect([value.dollarsPerDay, version]).toEqual([900, 1]);
  });

  it('is published once, also where the import is started twice', async () => {
    const { id, caller } = await readImport(testApp(), file());
    const categoryId = (await createCategory()).id;
    const choices = { id, isPublishing: false, categoryId, ...taking };
    await Promise.all([caller.admin.transfer.start(choices), caller.admin.transfer.start(choices)]);
    await runDueJobs(testApp());
    expect(await caller.admin.content.versions({ kind: rates })).toHaveLength(1);
  });
});
