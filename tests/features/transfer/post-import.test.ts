import { describe, expect, it } from 'vitest';
import { factLimits } from '../../../src/features/facts/facts.ts';
import {
  type FactData,
  factHash,
} from '../../../src/features/facts/server/document-facts.service.ts';
import { importLimits } from '../../../src/features/transfer/post-transfer.ts';
import type { MediaStore } from '../../../src/server/integrations/media-store/media-store.ts';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { encodingTimeoutMs } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPhoto } from '../../factories/pictures.ts';
import { createFact } from '../../factories/posts/facts.ts';
import { importFile, readImport, sendImport } from '../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { makeZip, readZip } from '../../setup/zip.ts';

let lateMs = 0;
let isStoreAway = false;
let isStoreFull = false;
const deleted: string[] = [];
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  replace: ({ mediaStore }) => ({
    clock: { now: () => new Date(Date.now() + lateMs) },
    mediaStore: {
      ...mediaStore,
      open: async (name): ReturnType<MediaStore['open']> =>
        isStoreAway ? { outcome: 'unavailable', cause: new Error('away') } : mediaStore.open(name),
      put: async (...args: Parameters<MediaStore['put']>) =>
        isStoreFull
          ? { outcome: 'unavailable', cause: new Error('full') }
          : mediaStore.put(...args),
      delete: async (name) => {
        deleted.push(name);
        return mediaStore.delete(name);
      },
    },
  }),
});
const db = () => testApp().deps.db.prisma;
const follow = (url: string) => testApp().app.inject(url);

const anyCategory = async () => (await createCategory()).id;

async function runAgain() {
  await db().$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  await runDueJobs(testApp());
}

const twoPosts = () =>
  ghostExport([{ slug: 'one', html: '<p>First</p><script>bad()</script>' }, { slug: 'two' }], {
    tags: [
      { id: 't1', name: 'Stone' },
      { id: 't2', name: '#internal' },
    ],
    posts_tags: [
      { post_id: 'p1', tag_id: 't1' },
      { post_id: 'p1', tag_id: 't2' },
    ],
    users: [{ id: 'u1', name: 'Ann Archer' }],
    posts_authors: [{ post_id: 'p1', author_id: 'u1' }],
  });

describe('a report', () => {
  it('says what would be made and what left out, and writes nothing else', async () => {
    await createPost({ slug: 'two' });
    const { report, items } = await readImport(testApp(), twoPosts(), '../ghost.json');
    expect(await report()).toMatchObject({
      ...{ state: 'ready', fileName: 'ghost.json', publicCount: 1, notedCount: 1 },
      counts: { waiting: 1, exists: 1, imported: 0 },
      summary: { source: 'ghost', newTags: ['Stone'], bylines: ['Ann Archer'] },
    });
    expect(await items()).toMatchObject([
      {
        slug: 'one',
        outcome: 'waiting',
        notes: ['Left out: the internal tag #internal.', 'Left out: a script.'],
      },
      { slug: 'two', outcome: 'exists', notes: [] },
    ]);
    expect(await db().blogPost.count()).toBe(1);
    expect(await db().tag.count()).toBe(0);
  });

  it.each([
    [
      'what is no export',
      '{"db": "none"}',
      'There is no export of Ghost or WordPress in this file',
    ],
    ['a damaged archive', 'PK\x03\x04 and no more', 'The archive is damaged'],
  ])('refuses %s', async (_what, file, fault) => {
    const { report } = await readImport(testApp(), file, 'file.zip');
    expect(await report()).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining(fault),
    });
    expect(await db().postImport.findFirst()).toMatchObject({ storedName: '' });
  });

  it('refuses more posts than an import may have', async () => {
    const many = Array.from({ length: importLimits.posts + 1 }, (_, index) => ({
      slug: `p-${index}`,
    }));
    const { report } = await readImport(testApp(), ghostExport(many));
    expect(await report()).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('5,000'),
    });
  });

  it('names a post whose text cannot be read, and goes on with the others', async () => {
    const deep = `${'<div>'.repeat(20_000)}Text`;
    const { items } = await readImport(
      testApp(),
      ghostExport([
        { slug: 'deep', html: deep },
        { slug: 'odd', html: '<p>a\u0000b</p>' },
      ]),
    );
    expect(await items()).toMatchObject([{ outcome: 'failed' }, { outcome: 'waiting', notes: [] }]);
  });

  it('refuses what unpacks to more than it says', async () => {
    const zip = await makeZip({ 'ghost.json': Buffer.alloc(1_000_000, ' ') });
    // Falsifies the uncompressed size in the archive's central directory, which the import reads.
    const directory = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    zip.writeUInt32LE(10, directory + 24);
    const { report } = await readImport(testApp(), zip);
    expect(await report()).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('damaged'),
    });
  });
});

describe('an import', { timeout: encodingTimeoutMs }, () => {
  it('makes drafts that keep their dates, with details, and leaves existing posts alone', async () => {
    const before = await createPost({ slug: 'two', content: '<p>Mine</p>' });
    const made = await importFile(testApp(), twoPosts());
    const { report, posts, caller, admin, contentOf, categoryId } = made;
    expect(await report()).toMatchObject({ state: 'done', counts: { imported: 1, exists: 1 } });
    expect(posts.find(({ id }) => id === before.id)?.content).toBe('<p>Mine</p>');
    const post = posts.find(({ slug }) => slug === 'one');
    expect(post).toMatchObject({
      ...{ title: 'Post one', isPublished: false, byline: 'Ann Archer', authorId: admin.id },
      ...{ categoryId, publishedAt: new Date('2019-05-04T10:00:00Z'), excerpt: 'First' },
    });
    expect(contentOf('one')).toBe('<p>First</p>');
    const { tags } = await caller.admin.posts.details.get({ id: post?.id ?? 0 });
    expect(tags).toEqual(['Stone']);
    const published = await caller.admin.posts.publish({ id: post?.id ?? 0 });
    expect(published.publishedAt).toEqual(new Date('2019-05-04T10:00:00Z'));
    expect((await caller.admin.activity.list({})).items).toContainEqual(
      expect.objectContaining({ action: 'imported', summary: '1 post from export' }),
    );
  });

  it('publishes what was public, if that is wanted, and nothing that was for members', async () => {
    const file = ghostExport([
      { slug: 'public' },
      { slug: 'members', visibility: 'members' },
      { slug: 'draft', status: 'draft', published_at: null },
    ]);
    const { posts, items } = await importFile(testApp(), file, { isPublishing: true });
    expect(posts.map(({ slug, isPublished }) => [slug, isPublished])).toEqual([
      ['public', true],
      ['members', false],
      ['draft', false],
    ]);
    expect((await items())[1]?.notes).toEqual(['It was for members only and stays a draft.']);
  });

  it('takes pictures from the file and from nowhere else', async () => {
    const photo = await createPhoto(900, 600);
    const picture = (src: string) => `<img src="__GHOST_URL__/content/images/${src}" alt="A path">`;
    const zip = await makeZip({
      'export/ghost.json': ghostExport([
        {
          slug: 'pictures',
          feature_image: '__GHOST_URL__/content/images/2019/05/path.jpg',
          html: [
            `<figure class="kg-card kg-image-card kg-width-wide">${picture('size/w600/2019/05/path.jpg')}<figcaption>Late</figcaption></figure>`,
            `<p>Gone: ${picture('2019/05/gone.jpg')}</p>`,
            '<p><img src="http://elsewhere.example/a.jpg" alt=""></p>',
            `<p>${picture('2019/05/no-picture.jpg')}</p>`,
          ].join(''),
        },
      ]),
      'export/content/images/2019/05/path.jpg': photo,
      'export/content/images/2019/05/no-picture.jpg': '<svg onload="bad()"></svg>',
    });
    const { report, contentOf, posts, items, admin } = await importFile(testApp(), zip);
    expect((await report()).summary).toMatchObject({ pictureCount: 1, missingPictureCount: 2 });
    const media = await db().media.findMany();
    expect(media).toMatchObject([{ name: 'path.jpg', adminId: admin.id }]);
    const address = paths.media(`${media[0]?.id}-w900.jpg`);
    expect(posts[0]?.imageUrl).toBe(address);
    expect(contentOf('pictures')).toBe(
      [
        `<figure data-width="wide"><img src="${address}" alt="A path" loading="lazy" decoding="async" /><figcaption>Late</figcaption></figure>`,
        '<p>Gone: </p>',
        '<p><img src="https://elsewhere.example/a.jpg" alt="" loading="lazy" decoding="async" /></p>',
      ].join('\n'),
    );
    expect((await items())[0]?.notes).toEqual([
      'Not in the file, left out: __GHOST_URL__/content/images/2019/05/gone.jpg',
      'Not in the file, still shown from where it is: http://elsewhere.example/a.jpg',
      'Left out: the picture no-picture.jpg, it is no picture that can be used here.',
    ]);
    expect((await follow(address)).statusCode).toBe(200);
  });

  it('makes every post once, also when it is started twice and breaks off in between', async () => {
    const html = '<p>Text <img src="/content/images/a.jpg"></p>';
    const zip = await makeZip({
      'ghost.json': ghostExport([{ slug: 'one' }, { slug: 'two', html }, { slug: 'three' }]),
      'content/images/a.jpg': await createPhoto(400, 300),
    });
    const { id, caller, report } = await readImport(testApp(), zip);
    const choices = { id, isPublishing: false, categoryId: (await createCategory()).id };
    await Promise.all([caller.admin.transfer.start(choices), caller.admin.transfer.start(choices)]);
    isStoreFull = true;
    const [brokenOff] = await runDueJobs(testApp());
    isStoreFull = false;
    expect(brokenOff?.error).toBeInstanceOf(Error);
    expect(await report()).toMatchObject({ state: 'running', counts: { imported: 1, waiting: 2 } });
    await runAgain();
    expect(await report()).toMatchObject({ state: 'done', counts: { imported: 3, waiting: 0 } });
    expect(await db().blogPost.count()).toBe(3);
    await expect(caller.admin.transfer.start(choices)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('names a post that cannot be made, and goes on', async () => {
    const { id, caller, items } = await readImport(
      testApp(),
      ghostExport([{ slug: 'one' }, { slug: 'two' }]),
    );
    await createPost({ slug: 'one' });
    await caller.admin.transfer.start({ id, isPublishing: false, categoryId: await anyCategory() });
    await runDueJobs(testApp());
    expect(await items()).toMatchObject([
      { outcome: 'failed', notes: [expect.stringContaining('already taken')] },
      { outcome: 'imported' },
    ]);
  });

  it('makes categories that are named, and takes the chosen one for posts without', async () => {
    const chosen = await createCategory({ name: 'Chosen' });
    const known = await createCategory({ name: 'Known' });
    const zip = await makeZip({
      'a.md': '---\ntitle: A\ncategory: known\n---\nText',
      'b.md': '---\ntitle: B\ncategory: New one\n---\nText',
      'c.md': '---\ntitle: C\n---\nText',
    });
    const { id, caller, report } = await readImport(testApp(), zip);
    expect((await report()).summary).toMatchObject({ newCategories: ['New one'] });
    await caller.admin.transfer.start({ id, isPublishing: false, categoryId: chosen.id });
    await runDueJobs(testApp());
    const made = await db().blogCategory.findFirst({ where: { name: 'New one' } });
    const posts = await db().blogPost.findMany({ orderBy: { slug: 'asc' } });
    expect(posts.map(({ categoryId }) => categoryId)).toEqual([known.id, made?.id, chosen.id]);
  });

  it('takes titles as they are where they are plain text, and reads names of WordPress as HTML', async () => {
    const title = 'Why <b> &amp; not <strong>';
    const ghost = await importFile(testApp(), ghostExport([{ slug: 'one', title }]));
    expect(ghost.posts[0]?.title).toBe(title);
    const more =
      '<category domain="category" nicename="t"><![CDATA[Tips &amp; tricks]]></category>';
    await importFile(
      testApp(),
      wordpressExport([{ id: 1, slug: 'two', content: 'Text', more }]).replace(
        'Post two',
        '2 &lt; 3',
      ),
    );
    const two = await db().blogPost.findUnique({
      where: { slug: 'two' },
      select: { title: true, category: { select: { name: true } } },
    });
    expect(two).toEqual({ title: '2 < 3', category: { name: 'Tips & tricks' } });
  });

  it('survives half characters, NUL and words where facts should be', async () => {
    const half = '\ud83d';
    const odd = ghostExport(
      [{ slug: 'odd', title: `${'t'.repeat(199)}\u{1f600}`, html: `<p>a${half}b\u0000c</p>` }],
      { users: [{ id: 'u1', name: half }], posts_authors: [{ post_id: 'p1', author_id: 'u1' }] },
    );
    const { report, contentOf, posts } = await importFile(testApp(), odd);
    expect(await report()).toMatchObject({ state: 'done', summary: { bylines: ['\ufffd'] } });
    expect(contentOf('odd')).toBe('<p>a\ufffdbc</p>');
    expect(posts[0]?.title).toBe('t'.repeat(199));
    const zip = await makeZip({
      'a.md': '---\ntitle: A\ncategory: "x\\0 \\uD83D"\ndate: 2020-05-04 10:00\n---\nText',
      'b.md': '---\nJust words\n---\n\nText',
    });
    const written = await importFile(testApp(), zip);
    expect(await written.report()).toMatchObject({ state: 'done', counts: { imported: 2 } });
    expect(written.posts[1]?.publishedAt).toEqual(new Date('2020-05-04T10:00:00Z'));
    expect(written.contentOf('b')).toContain('Just words');
  });

  it('waits where the store is away, and deletes its file when it is done', async () => {
    const { id, caller, report } = await readImport(testApp(), ghostExport([{ slug: 'one' }]));
    const { storedName } = await db().postImport.findUniqueOrThrow({ where: { id } });
    await caller.admin.transfer.start({ id, isPublishing: false, categoryId: await anyCategory() });
    isStoreAway = true;
    const [failed] = await runDueJobs(testApp());
    isStoreAway = false;
    expect(failed?.error).toBeInstanceOf(Error);
    expect(await report()).toMatchObject({ state: 'running', counts: { waiting: 1 } });
    await runAgain();
    expect(await report()).toMatchObject({ state: 'done', counts: { imported: 1 } });
    expect(deleted).toContain(storedName);
  });

  it('changes nothing when the same file comes again, also where a post has another slug by now', async () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ slug: `p-${index}` }));
    const file = ghostExport(many);
    const { posts, caller } = await importFile(testApp(), file, { isPublishing: true });
    const moved = await caller.admin.posts.get({ id: posts[0]?.id ?? 0 });
    const { title, categoryId, excerpt, content, version } = moved;
    await caller.admin.posts.update({
      ...{ id: moved.id, slug: 'elsewhere', title, excerpt, content, version },
      categoryId: categoryId ?? 0,
    });
    const again = await readImport(testApp(), file);
    expect((await again.report()).counts).toMatchObject({ waiting: 0, exists: 150 });
    const count = await db().blogPost.count();
    await again.caller.admin.transfer.start({
      ...{ id: again.id, isPublishing: true },
      categoryId: await anyCategory(),
    });
    await runDueJobs(testApp());
    expect(await db().blogPost.count()).toBe(count);
  }, 120_000);

  it('that was discarded leaves nothing but what was made of it', async () => {
    const { id, caller } = await importFile(testApp(), ghostExport([{ slug: 'one' }]));
    await caller.admin.transfer.discard({ id });
    expect(await caller.admin.transfer.imports()).toEqual([]);
    expect(await db().blogPost.count()).toBe(1);
    await expect(caller.admin.transfer.items({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends for an account that may not import any more', async () => {
    const { id, caller, report, admin } = await readImport(testApp(), twoPosts());
    await caller.admin.transfer.start({ id, isPublishing: false, categoryId: await anyCategory() });
    await db().admin.update({ where: { id: admin.id }, data: { role: 'author' } });
    await runDueJobs(testApp());
    await db().admin.update({ where: { id: admin.id }, data: { role: 'owner' } });
    expect(await report()).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining('may not'),
    });
  });
});

describe('what was exported here', { timeout: encodingTimeoutMs }, () => {
  it.each(['json', 'markdown'])('comes back the same from %s', async (format) => {
    const { cookie, caller, admin } = await signedInAdmin(testApp());
    const category = await createCategory({ name: 'Stories & <more>', slug: 'tales' });
    const picture = (more: string) =>
      `<img src="https://elsewhere.example/a.jpg" alt="A [path]"${more} loading="lazy" decoding="async" />`;
    const content = [
      '<h2>Up &amp; away</h2>',
      '<p>One <strong>bold</strong> <em>word</em>, H<sub>2</sub>O, <kbd>*</kbd> and &lt;tags&gt; with a <a href="/tips">link</a></p>',
      '<ul><li>point</li><li>other</li></ul>',
      '<pre><code class="language-sql">SELECT 1;\n\nSELECT \'&lt;b&gt;\';</code></pre>',
      '<div data-block="tip"><p>First</p><p>Second</p></div>',
      '<details><summary>More</summary><p>Inside</p></details>',
      '<p><strong>Note:</strong>so <em>"it"</em>s ~5~ or ~~6~~</p>',
      '<p>{{&lt; youtube x &gt;}} and {% raw %} and {{ page }} and {: .a} and [^1] and [!NOTE]</p>',
      `<figure data-width="small">${picture('')}<figcaption>Late</figcaption></figure>`,
      `<p>${picture(' width="300" height="200"')}</p>`,
      '<p data-block="button"><a href="/contact">Write</a></p>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ].join('\n');
    const post = await createPost({
      ...{ slug: 'security', title: 'A <b> walk: "up"', excerpt: 'Short & &lt;plain>', content },
      ...{ categoryId: category.id, authorId: admin.id, metaTitle: '<Meta>', metaKeywords: 'a, b' },
      publishedAt: new Date('2020-05-04T08:00:00Z'),
    });
    await db().postFormerAddress.create({ data: { path: '/2019/a walk 50%?', postId: post.id } });
    await db().blogSlugRedirect.create({ data: { slug: 'old-walk', postId: post.id } });
    const written = {
      purpose: 'draft' as const,
      ...{ model: 'gpt-x', wordCount: 5, characterCount: 30 },
      ...{ writtenAt: new Date('2020-05-01T08:00:00Z'), acceptedBy: 'admin:ann' },
      acceptedAt: new Date('2020-05-02T08:00:00Z'),
    };
    await db().provenance.create({ data: { ...written, documentId: post.id } });
    const fact: FactData = {
      ...{ kind: 'number', words: '5', sentence: 'Note:so "it"s ~5~ or ~~6~~', state: 'sourced' },
      ...{ sourceUrl: 'https://example.com/five', note: 'Page 3', answeredBy: 'admin:ann' },
      answeredAt: new Date('2020-05-03T08:00:00Z'),
      recheckAt: new Date('2099-05-03T00:00:00Z'),
    };
    await db().fact.create({ data: { ...fact, documentId: post.id, keyHash: factHash(fact) } });
    await createFact(post.id, { leftTextAt: new Date() });
    const laterAt = new Date(Date.now() + 86_400_000);
    await createPost({ slug: 'later', publishedAt: laterAt });
    await caller.admin.posts.details.save({
      ...{ id: post.id, tags: ['Sand', 'Stone'], byline: 'Ann' },
      canonicalUrl: 'https://first.example/walk',
    });
    const exported = await testApp().app.inject({
      url: filePaths.postExport(format),
      headers: { cookie },
    });
    await db().blogPost.deleteMany();
    await db().tag.deleteMany();
    await db().blogCategory.deleteMany({ where: { id: category.id } });

    const { posts } = await importFile(testApp(), exported.rawPayload, { isPublishing: true });
    const [back] = posts.filter(({ slug }) => slug === 'security');
    expect(posts.find(({ slug }) => slug === 'later')).toMatchObject({
      ...{ isPublished: true, publishedAt: laterAt },
    });
    const plain = (html = '') => html.replace(/\n(?=<)|(?<=>)\n/g, '');
    expect(plain(back?.content)).toBe(plain(content));
    expect(back).toMatchObject({
      ...{ title: 'A <b> walk: "up"', excerpt: 'Short & &lt;plain>', isPublished: true },
      ...{ authorId: admin.id, metaTitle: '<Meta>', metaKeywords: 'a, b' },
      ...{ byline: 'Ann', canonicalUrl: 'https://first.example/walk' },
      publishedAt: new Date('2020-05-04T08:00:00Z'),
    });
    const { tags } = await caller.admin.posts.details.get({ id: back?.id ?? 0 });
    expect(tags).toEqual(['Sand', 'Stone']);
    const former = await db().postFormerAddress.findMany({ orderBy: { path: 'asc' } });
    expect(former.map(({ path }) => path)).toEqual(['/2019/a walk 50%?', '/blog/old-walk']);
    expect(await db().provenance.findMany()).toMatchObject([{ ...written, documentId: back?.id }]);
    const facts = await db().fact.findMany();
    expect(facts).toMatchObject(format === 'json' ? [{ ...fact, documentId: back?.id }] : []);
    const { name, slug } = await db().blogCategory.findUniqueOrThrow({
      where: { id: back?.categoryId ?? 0 },
    });
    expect(name).toBe('Stories & <more>');
    if (format === 'json') expect(slug).toBe('tales');
  });

  it('takes no facts but those that could have been ticked here', async () => {
    const fact = {
      ...{ kind: 'price', words: '$20', sentence: 'It costs $20.', state: 'sourced', note: '' },
      ...{ sourceUrl: 'https://example.com/', recheckAt: null, answeredBy: 'admin:ann' },
      answeredAt: '2020-05-03T08:00:00Z',
    };
    const post = (slug: string, facts: unknown) => ({
      ...{ title: slug, slug, content: '<p>It costs $20.</p>', facts },
    });
    const posts = [
      post('good', [fact, fact]),
      { title: 'old', slug: 'old', content: '<p>It costs $20.</p>', claims: [fact] },
      post('gone', [{ ...fact, sentence: 'It costs $20 now.' }]),
      post('runs', [{ ...fact, sourceUrl: 'javascript:alert(1)' }]),
      post('endless', [{ ...fact, note: 'x'.repeat(factLimits.note + 1) }]),
      post('dateless', [{ ...fact, answeredAt: 'soon' }]),
      post('odd', 'none'),
    ];
    const file = JSON.stringify({ format: 'vibecode.land/posts', version: 1, posts });
    await importFile(testApp(), file);
    const stored = await db().fact.findMany({
      orderBy: { document: { post: { slug: 'asc' } } },
      select: { leftTextAt: true, document: { select: { post: { select: { slug: true } } } } },
    });
    expect(stored).toEqual([
      { leftTextAt: expect.any(Date), document: { post: { slug: 'gone' } } },
      { leftTextAt: null, document: { post: { slug: 'good' } } },
      { leftTextAt: null, document: { post: { slug: 'old' } } },
    ]);
  });

  const known = { altText: 'A path uphill', focusX: 20, focusY: 80 };
  it.each([
    ['with what the library knows of them', known, { ...known, name: 'path.jpg' }],
    ['but nothing that the library cannot hold', { ...known, focusX: 400 }, { altText: '' }],
  ])('brings its pictures to another site, %s', async (_name, told, expected) => {
    const photo = await createPhoto(900, 600);
    const file = `post-${'b'.repeat(32)}-900x600-w900.jpg`;
    const zip = await makeZip({
      'posts.json': JSON.stringify({
        ...{ format: 'vibecode.land/posts', version: 1 },
        posts: [{ title: 'A', slug: 'a', content: `<p><img src="/media/${file}" alt=""></p>` }],
        pictures: [{ file, name: 'path.jpg', ...told }],
      }),
      [`media/${file}`]: photo,
    });
    expect([...(await readZip(zip)).keys()]).toHaveLength(2);
    const { contentOf } = await importFile(testApp(), zip);
    const [stored] = await db().media.findMany();
    expect(contentOf('a')).toContain(`src="/media/${stored?.id}-w900.jpg"`);
    expect(stored).toMatchObject(expected);
  });
});

describe('the upload', () => {
  it('is for owners and editors', async () => {
    expect((await sendImport(testApp(), '', 'x', 'a.json')).statusCode).toBe(401);
    const author = await signedInAdmin(testApp(), { role: 'author' });
    expect((await sendImport(testApp(), author.cookie, 'x', 'a.json')).statusCode).toBe(403);
    const editor = await signedInAdmin(testApp(), { role: 'editor' });
    expect((await sendImport(testApp(), editor.cookie, 'x', 'a.json')).statusCode).toBe(200);
    const foreign = await testApp().app.inject({
      method: 'POST',
      url: filePaths.importUpload,
      headers: {
        ...{ cookie: editor.cookie, origin: 'https://evil.example' },
        'content-type': 'application/octet-stream',
      },
      payload: 'x',
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('takes nothing that is empty, too large, or of another type', async () => {
    const { cookie } = await signedInAdmin(testApp());
    expect((await sendImport(testApp(), cookie, '', 'a.json')).statusCode).toBe(400);
    const send = (headers: Record<string, string>) =>
      testApp().app.inject({
        ...{ method: 'POST', url: filePaths.importUpload, payload: 'x' },
        headers: { cookie, ...headers },
      });
    const tooLarge = { 'content-length': String(importLimits.uploadBytes + 1) };
    expect(
      (await send({ ...tooLarge, 'content-type': 'application/octet-stream' })).statusCode,
    ).toBe(413);
    expect((await send({ 'content-type': 'application/json' })).statusCode).toBe(415);
    expect(await db().postImport.count()).toBe(0);
  });

  it('asks for a fresh proof before anything is taken back', async () => {
    const { id, caller } = await importFile(testApp(), ghostExport([{ slug: 'one' }]));
    lateMs = proofLifetimeMs + 1_000;
    try {
      await expect(caller.admin.transfer.undo({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    } finally {
      lateMs = 0;
    }
  });
});
