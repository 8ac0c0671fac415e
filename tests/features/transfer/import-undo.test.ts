import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutKind } from '../../../src/features/about/words/about.ts';
import { noteStatementsOfRelease } from '../../../src/features/content/server/content-facts.service.ts';
import { furtherCreatorsKind } from '../../../src/features/creators/words/further-creators.ts';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { notFoundKind } from '../../../src/shared/content/not-found.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { exportFile, exportFolder } from '../../factories/exports/export-files.ts';
import { createPhoto } from '../../factories/pictures.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { importFile, sendImport } from '../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { testConnection } from '../../setup/database/database.ts';
import { contentOf } from '../../setup/database/database-content.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { makeZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const db = () => testApp().deps.db.prisma;

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

/** Words stay in the dictionary of the search until the nightly job (docs/decisions/text-search.md). */
const except = ['ActivityEntry', 'PostImport', 'PostImportItem', 'SearchWord'];

async function wholeDatabase() {
  const { counters: _counters, ...tables } = await contentOf(testConnection(), except);
  return tables;
}

const rates = 'estimate-rates';

/** A site that clashes with what comes: in slugs, addresses, names of categories and tags, and in content. */
async function clashingSite() {
  const { caller, cookie, admin } = await signedInAdmin(testApp());
  const { id: categoryId } = await createCategory({ name: 'Field notes', slug: 'notes' });
  const standing = await createPost({ slug: 'two', categoryId, authorId: admin.id });
  await caller.admin.posts.details.save({ id: standing.id, tags: ['Stone', 'Sand'] });
  await db().postFormerAddress.create({ data: { path: '/elsewhere', postId: standing.id } });
  const trashed = await createPost({ slug: 'gone', deletedAt: new Date(), categoryId });
  await db().blogSlugRedirect.create({ data: { slug: 'one', postId: trashed.id } });
  await db().postFormerAddress.createMany({
    data: ['/one', '/2019/05/one', '/blog/one', '/old/one'].map((path) => ({
      path,
      postId: trashed.id,
    })),
  });
  const { url } = (await uploadAsAdmin(testApp(), await createPhoto(90, 60))).json();
  await createPost({ slug: 'pictured', imageUrl: url, categoryId });
  await caller.admin.content.save({ kind: rates, value: { ...estimateRates, dollarsPerDay: 900 } });
  await caller.admin.content.saveDraft({
    ...{ kind: 'about', text: JSON.stringify(aboutKind.release), baseVersion: 0 },
    ...{ savedFrom: randomUUID(), seen: null },
  });
  const text = 'It costs $20, and $40 in June.';
  await caller.admin.content.save({
    kind: notFoundKind.name,
    value: { ...notFoundKind.release, text },
  });
  for (const words of ['$20', '$40']) {
    await caller.admin.facts.answer({
      ...{ of: { contentKind: notFoundKind.name }, source: null },
      fact: { kind: 'price', words, sentence: text },
    });
  }
  await noteStatementsOfRelease(testApp().deps, [furtherCreatorsKind]);
  return { caller, cookie, categoryId };
}

/** One fact stays with a later answer, one leaves the text, one comes. */
function settledElsewhere() {
  const answer = {
    ...{ state: 'sourced', sourceUrl: 'https://example.com/prices', note: '' },
    ...{ recheckAt: '2030-01-01T00:00:00.000Z', answeredBy: 'admin:elsewhere' },
    answeredAt: '2100-01-01T00:00:00.000Z',
  };
  const text = 'It costs $20, and $40 in June.';
  return [
    { kind: 'price', words: '$20', sentence: text, ...answer },
    { kind: 'price', words: '$50', sentence: 'Now it costs $50.', ...answer },
  ];
}

const [project, ...otherProjects] = portfolioKind.release.projects;
const [creator, ...otherCreators] = furtherCreatorsKind.release.creators;

const siteContent = (picture: string) => {
  const [photo, ...photos] = aboutKind.release.photos.items;
  const kinds = {
    [rates]: { ...estimateRates, dollarsPerDay: 1_600 },
    portfolio: {
      ...portfolioKind.release,
      projects: [{ ...project, id: 'at-a-new-place' }, ...otherProjects],
    },
    about: {
      ...aboutKind.release,
      photos: { ...aboutKind.release.photos, items: [{ ...photo, src: picture }, ...photos] },
    },
    redirects: { redirects: [{ from: '/former', to: '/about', isPermanent: true }] },
    [notFoundKind.name]: { ...notFoundKind.release, text: 'Now it costs $50.' },
    [furtherCreatorsKind.name]: {
      ...furtherCreatorsKind.release,
      creators: [{ ...creator, text: 'Somebody who plans in writing.' }, ...otherCreators],
    },
  };
  return JSON.stringify({
    ...{ format: 'vibecode.land/content', version: 1, pictures: [] },
    kinds: Object.entries(kinds).map(([kind, value]) => ({
      ...{ kind, value, facts: kind === notFoundKind.name ? settledElsewhere() : [] },
    })),
  });
};

async function siteExport() {
  const file = `post-${'b'.repeat(32)}-900x600-w900.jpg`;
  const post = {
    ...{ title: 'One', slug: 'one', status: 'published', publishedAt: '2020-05-04T08:00:00Z' },
    ...{ content: `<p>It costs $20. <img src="/media/${file}" alt=""></p>`, category: 'Tales' },
    ...{ tags: ['stone', 'Peat'], byline: 'Ann', formerAddresses: ['/old/one', '/elsewhere'] },
    provenance: [
      {
        ...{ purpose: 'draft', model: 'gpt-x', wordCount: 5, characterCount: 30 },
        ...{ writtenAt: '2020-05-01T08:00:00Z', acceptedBy: 'admin:ann' },
        acceptedAt: '2020-05-02T08:00:00Z',
      },
    ],
    facts: [
      {
        ...{ kind: 'price', words: '$20', sentence: 'It costs $20.', state: 'sourced', note: '' },
        ...{ sourceUrl: 'https://example.com/', recheckAt: null, answeredBy: 'admin:ann' },
        answeredAt: '2020-05-03T08:00:00Z',
      },
    ],
  };
  const later = {
    ...{ title: 'Later', slug: 'later', status: 'scheduled', content: '<p>Soon</p>' },
    publishedAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  return makeZip({
    'posts.json': JSON.stringify({
      ...{
        format: 'vibecode.land/posts',
        version: 1,
        posts: [post, later, { ...post, slug: 'two' }],
      },
      pictures: [{ file, name: 'path.jpg', altText: 'A path', focusX: 20, focusY: 80 }],
    }),
    'content.json': siteContent(`/media/${file}`),
    [`media/${file}`]: await createPhoto(900, 600),
  });
}

async function ghostZip() {
  const html =
    '<p>Text <img src="__GHOST_URL__/content/images/a.jpg"> <a href="/two/">on</a></p>[bad]';
  return makeZip({
    'ghost.json': ghostExport(
      [
        { slug: 'one', html, feature_image: '__GHOST_URL__/content/images/a.jpg' },
        { slug: 'two' },
        { slug: 'members', visibility: 'members' },
        { slug: 'empty', html: '' },
      ],
      {
        tags: [
          { id: 't1', name: 'Stone' },
          { id: 't2', name: 'Ferries' },
        ],
        posts_tags: [
          { post_id: 'p1', tag_id: 't1' },
          { post_id: 'p1', tag_id: 't2' },
        ],
        users: [{ id: 'u1', name: 'Ann Archer' }],
        posts_authors: [{ post_id: 'p1', author_id: 'u1' }],
      },
    ),
    'content/images/a.jpg': await createPhoto(400, 300),
  });
}

const wordpressFile = () => {
  const named = (domain: string, name: string) =>
    `<category domain="${domain}" nicename="x"><![CDATA[${name}]]></category>`;
  const more =
    named('category', 'Far away') + named('post_tag', 'Sand') + named('post_tag', 'Salt');
  return Buffer.from(
    wordpressExport([
      { id: 1, slug: 'one', content: 'Text [gallery ids="7"] [odd a="b"]in[/odd]', more },
      { id: 2, slug: 'two', content: 'Text' },
      { id: 3, slug: 'page', content: 'Text', type: 'page', status: 'private' },
    ]),
  );
};

describe('an import that is taken back', { timeout: encodingTimeoutMs }, () => {
  it.each([
    ['Ghost, with pictures', ghostZip],
    ['Ghost 6', () => exportFile('ghost-6.json')],
    ['WordPress', wordpressFile],
    ['the theme test of WordPress', () => exportFile('wordpress-theme-test.xml')],
    ['Hugo', () => exportFolder('hugo')],
    ['Jekyll', () => exportFolder('jekyll')],
    ['Astro', () => exportFolder('astro')],
    ['a site like this one, with content', siteExport],
  ])('leaves the database as before: %s', async (_source, fileOf) => {
    const { caller, cookie, categoryId } = await clashingSite();
    const file = await fileOf();
    const before = await wholeDatabase();
    const { id } = (await sendImport(testApp(), cookie, file, 'export.zip')).json();
    await runDueJobs(testApp());
    expect(await wholeDatabase()).toEqual(before);
    await caller.admin.transfer.start({
      id,
      isPublishing: true,
      isTakingContent: true,
      categoryId,
    });
    await runDueJobs(testApp());
    const report = async () => (await caller.admin.transfer.imports()).find((one) => one.id === id);
    const made = await report();
    expect(made?.counts.imported).toBeGreaterThan(0);
    expect(await wholeDatabase()).not.toEqual(before);
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    expect(await report()).toMatchObject({
      ...{ state: 'undone', counts: { undone: made?.counts.imported, kept: 0, imported: 0 } },
      contentCounts: { undone: made?.contentCounts.imported, kept: 0 },
    });
    expect(await wholeDatabase()).toEqual(before);
  });
});

describe('taking back leaves alone', { timeout: encodingTimeoutMs }, () => {
  const two = ghostExport([{ slug: 'one' }, { slug: 'two' }]);

  async function undone(id: number, caller: Awaited<ReturnType<typeof importFile>>['caller']) {
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    return db().blogPost.findMany({ orderBy: { id: 'asc' } });
  }

  type Caller = Parameters<typeof undone>[1];
  it.each<[string, (caller: Caller, id: number) => Promise<unknown>]>([
    ['a post that was published', (caller, id) => caller.admin.posts.publish({ id })],
    [
      'a post whose details were changed',
      (caller, id) => caller.admin.posts.details.save({ id, byline: 'Ann' }),
    ],
    [
      'a post with a fact that was answered',
      (_caller, id) => createFact(id, { answeredAt: new Date(Date.now() + 1_000) }),
    ],
    [
      'a changed post in the trash',
      async (caller, id) => {
        await caller.admin.posts.publish({ id });
        await caller.admin.posts.delete({ id });
      },
    ],
  ])('%s', async (_what, change) => {
    const { id, caller, posts, report } = await importFile(testApp(), two);
    await change(caller, posts[0]?.id ?? 0);
    const after = await undone(id, caller);
    expect(await report()).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } });
    expect(after.map((post) => post.id)).toEqual([posts[0]?.id]);
  });

  it('nothing of a post that somebody has only deleted', async () => {
    const { id, caller, posts, report } = await importFile(testApp(), two);
    await caller.admin.posts.delete({ id: posts[0]?.id ?? 0 });
    await caller.admin.posts.delete({ id: posts[1]?.id ?? 0 });
    await caller.admin.posts.deleteForGood({ id: posts[1]?.id ?? 0 });
    expect(await undone(id, caller)).toEqual([]);
    expect(await report()).toMatchObject({ counts: { undone: 2, kept: 0 } });
  });

  it('categories and tags that something else has', async () => {
    const zip = await makeZip({
      'a.md': '---\ntitle: A\ncategory: Made\ntags: [One, Two]\n---\nText',
      'b.md': '---\ntitle: B\ncategory: Used\ntags: [Two, Known]\n---\nText',
    });
    const before = await createPost({ slug: 'before' });
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.posts.details.save({ id: before.id, tags: ['Known'] });
    const { id, caller } = await importFile(testApp(), zip);
    const used = await db().blogCategory.findUniqueOrThrow({ where: { name: 'Used' } });
    await createPost({ slug: 'after', categoryId: used.id });
    await caller.admin.posts.details.save({ id: before.id, tags: ['Known', 'Two'] });
    await caller.admin.transfer.undo({ id });
    await runDueJobs(testApp());
    const names = ['Made', 'Used'];
    const categories = await db().blogCategory.findMany({ where: { name: { in: names } } });
    expect(categories.map(({ name }) => name)).toEqual(['Used']);
    const tags = await db().tag.findMany({ orderBy: { name: 'asc' } });
    expect(tags.map(({ name }) => name)).toEqual(['Known', 'Two']);
  });

  it('pictures that another post shows by now', async () => {
    const { id, caller, posts, categoryId } = await importFile(testApp(), await ghostZip());
    const { imageUrl = '' } = posts.find(({ slug }) => slug === 'one') ?? {};
    await createPost({ slug: 'mine', imageUrl, categoryId });
    expect((await undone(id, caller)).map(({ slug }) => slug)).toEqual(['mine']);
    expect(await db().media.count()).toBe(1);
    expect((await testApp().app.inject(imageUrl)).statusCode).toBe(200);
  });

  it('addresses of posts that are gone by now', async () => {
    const trashed = await createPost({ slug: 'gone', deletedAt: new Date() });
    await db().postFormerAddress.create({ data: { path: '/one', postId: trashed.id } });
    const { id, caller } = await importFile(testApp(), two);
    await db().blogPost.delete({ where: { id: trashed.id } });
    expect(await undone(id, caller)).toEqual([]);
    expect(await db().postFormerAddress.count()).toBe(0);
  });

  it.each([
    ['content that somebody writes on', true],
    ['redirects that were changed since', false],
  ])('the history of %s', async (_what, isWriting) => {
    const choices = { isTakingContent: true };
    const { id, caller } = await importFile(testApp(), siteContent('/a.jpg'), choices);
    const { version } = await caller.admin.content.get({ kind: 'portfolio' });
    if (isWriting) {
      await caller.admin.content.saveDraft({
        ...{ kind: 'portfolio', text: JSON.stringify(portfolioKind.release) },
        ...{ baseVersion: version, savedFrom: randomUUID(), seen: null },
      });
    } else await caller.admin.content.save({ kind: 'redirects', value: { redirects: [] } });
    await undone(id, caller);
    const after = await caller.admin.content.get({ kind: 'portfolio' });
    expect(after).toMatchObject({ version: version + 1, value: portfolioKind.release });
  });
});
