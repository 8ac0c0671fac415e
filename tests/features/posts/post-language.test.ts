import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { createToken } from '../../factories/admins.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { importFile } from '../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';
import { makeZip, readZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  renderer: sourceRenderer,
});
const textOf = async (url: string) => (await testApp().app.inject(url)).body;
const documentOf = async (url: string) => new JSDOM(await textOf(url)).window.document;
const scriptOf = (element: Element | null | undefined) => [
  element?.getAttribute('lang'),
  element?.getAttribute('dir'),
];

const inEnglish = '<p dir="ltr" lang="en">An <span lang="fr">idée</span>.</p>';
const list = '<ul><li lang="fr">un</li><li>ב</li></ul>';

async function createHebrewPost() {
  const signedIn = await signedInAdmin(testApp());
  const post = await createPost({
    title: 'שלום עולם',
    excerpt: 'על מילים',
    content: `<h2>א</h2><p>ב</p>${inEnglish}${list}<h2>ג</h2><h2>ד</h2>`,
  });
  await signedIn.caller.admin.posts.details.save({ id: post.id, language: 'he' });
  return { ...signedIn, post };
}

describe('the language of a post', () => {
  it('is the site’s own until somebody sets another, and can be set back', async () => {
    const { caller, post } = await createHebrewPost();
    const { details } = caller.admin.posts;
    expect((await details.get({ id: post.id })).language).toBe('he');
    await details.save({ id: post.id, byline: 'Noa' });
    await details.save({ id: post.id, language: '' });
    expect((await details.get({ id: post.id })).language).toBe('');
    expect((await details.former({ id: post.id })).map(({ language }) => language)).toEqual([
      'he',
      'he',
      '',
    ]);
  });

  it.each([
    ['pt-br', 'pt-BR'],
    ['zh-hant', 'zh-Hant'],
    ['iw', 'he'],
    ['en', ''],
    ['en-US', ''],
    ['en-GB', 'en-GB'],
  ])('%s is kept as %j', async (language, kept) => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createPost();
    await caller.admin.posts.details.save({ id, language });
    expect((await caller.admin.posts.details.get({ id })).language).toBe(kept);
  });

  it.each(['qq', 'hebrew', 'he"><script>', 'he--IL', 'x-own'])(
    '%s is refused as no known language',
    async (language) => {
      const { caller } = await signedInAdmin(testApp());
      const { id } = await createPost();
      await expect(caller.admin.posts.details.save({ id, language })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    },
  );

  it('is told and set by programs', async () => {
    const { admin } = await signedInAdmin(testApp());
    const { id } = await createPost();
    const { secret } = await createToken(admin.id, { scopes: ['posts:read', 'posts:write'] });
    const call = (method: 'GET' | 'PUT', payload?: object) =>
      testApp().app.inject({
        ...{ method, url: `/api/admin/posts/${id}/details` },
        headers: { 'admin-token': secret },
        ...(payload ? { payload } : {}),
      });
    expect((await call('PUT', { language: 'ar' })).statusCode).toBe(200);
    expect((await call('GET')).json()).toMatchObject({ language: 'ar' });
    expect((await call('PUT', { language: 'qq' })).statusCode).toBe(400);
  });

  it('is said by the page around the text, in an English frame', async () => {
    const { post } = await createHebrewPost();
    const document = await documentOf(paths.post(post.slug));
    expect(document.documentElement.lang).toBe('en');
    expect(scriptOf(document.querySelector('main article'))).toEqual(['he', 'rtl']);
    expect(scriptOf(document.querySelector('h1'))).toEqual(['he', 'rtl']);
    expect(scriptOf(document.querySelector('article p')?.closest('[lang]'))).toEqual([
      'en-US',
      'ltr',
    ]);
    const meta = document.querySelector('meta[property="og:locale"]');
    expect(meta?.getAttribute('content')).toBe('he_IL');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'he' });
  });

  it('leaves the page of an English post as it is', async () => {
    const { slug } = await createPost();
    const document = await documentOf(paths.post(slug));
    expect(document.querySelector('main article')?.hasAttribute('lang')).toBe(false);
    const meta = document.querySelector('meta[property="og:locale"]');
    expect(meta?.getAttribute('content')).toBe('en_US');
  });

  it('is said by its card on the blog and beside other posts', async () => {
    const { post } = await createHebrewPost();
    const other = await createPost();
    for (const url of ['/blog', paths.post(other.slug)]) {
      const titles = [...(await documentOf(url)).querySelectorAll('h2, h3')];
      const title = titles.find(({ textContent }) => textContent === post.title);
      expect(scriptOf(title)).toEqual(['he', 'rtl']);
    }
    const { items } = await callerWith(testApp()).caller.blog.cards({});
    expect(items.map(({ language }) => language).sort()).toEqual(['', 'he']);
  });

  it('is said by the feed for its item alone', async () => {
    const { post } = await createHebrewPost();
    await createPost();
    const feed = new JSDOM(await textOf(serverPaths.rss), { contentType: 'text/xml' }).window
      .document;
    expect(feed.querySelector('channel > language')?.textContent).toBe('en-us');
    const items = [...feed.getElementsByTagName('item')];
    const languages = items.map((item) => [
      item.getElementsByTagName('title')[0]?.textContent === post.title,
      item.getElementsByTagName('dc:language')[0]?.textContent,
    ]);
    expect(languages).toContainEqual([true, 'he']);
    expect(languages).toContainEqual([false, undefined]);
    expect(await textOf(serverPaths.rss)).toContain('<![CDATA[<div lang="he" dir="rtl"><h2>');
  });
});

describe('an import takes the language', () => {
  it.each(['json', 'markdown'])('of our own export (%s)', async (format) => {
    const { cookie, post } = await createHebrewPost();
    const exported = await testApp().app.inject({
      url: filePaths.postExport(format),
      headers: { cookie },
    });
    const files = await readZip(exported.rawPayload);
    await testApp().deps.db.prisma.blogPost.deleteMany();
    const name = format === 'json' ? 'posts.json' : 'posts.zip';
    const file = format === 'json' ? (files.get('posts.json') ?? '') : exported.rawPayload;
    const { posts } = await importFile(testApp(), file, { name });
    expect(posts).toMatchObject([{ title: post.title, language: 'he' }]);
    expect(posts[0]?.content).toContain(inEnglish);
    expect(posts[0]?.content).toContain(list);
  });

  it.each([
    ['lang: he', 'he', []],
    ['language: pt_BR', 'pt-BR', []],
    ['locale: en', '', []],
    ['lang: nonsense', '', ['Left out: the language nonsense']],
  ])('of a Markdown file (%s)', async (fact, language, notes) => {
    const file = await makeZip({ 'one.md': `---\ntitle: One\n${fact}\n---\n\nText.\n` });
    const { posts, items } = await importFile(testApp(), file, { name: 'posts.zip' });
    expect(posts).toMatchObject([{ language }]);
    expect((await items())[0]?.notes).toEqual(notes);
  });

  it('and direction of what is in a text', async () => {
    const html = '<section dir="rtl"><p>א</p></section><p>A <span lang="he">ב</span>.</p>';
    const { contentOf } = await importFile(testApp(), ghostExport([{ slug: 'one', html }]));
    expect(contentOf('one')).toBe(
      '<div dir="rtl"><p>א</p></div>\n<p>A <span lang="he">ב</span>.</p>',
    );
  });

  it('of a post of Ghost', async () => {
    const file = ghostExport([
      { slug: 'one', html: '<p>a</p>', locale: 'ar' },
      { slug: 'two', html: '<p>b</p>' },
    ]);
    const { posts } = await importFile(testApp(), file);
    expect(posts.map(({ slug, language }) => [slug, language])).toEqual([
      ['one', 'ar'],
      ['two', ''],
    ]);
  });

  it('of a post of WordPress by the term of a plugin', async () => {
    const more = '<category domain="language" nicename="he"><![CDATA[עברית]]></category>';
    const file = wordpressExport([
      { id: 1, slug: 'one', content: 'a', more },
      { id: 2, slug: 'two', content: 'b' },
    ]);
    const { posts } = await importFile(testApp(), file);
    expect(posts.map(({ slug, language }) => [slug, language])).toEqual([
      ['one', 'he'],
      ['two', ''],
    ]);
  });
});
