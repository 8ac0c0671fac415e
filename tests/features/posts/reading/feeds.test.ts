import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sitePages } from '../../../../src/app/server/pages.ts';
import { pageKey, paths } from '../../../../src/shared/paths.ts';
import { serverPaths } from '../../../../src/shared/server-paths.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createDeveloper, createProject } from '../../../factories/developers.ts';
import { createCategory, createDraft, createPost } from '../../../factories/posts/posts.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { productionEnv } from '../../../setup/programs/production-env.ts';

const testApp = setUpTestApp({ env: { ...productionEnv, SITE_URL: 'https://site.example' } });
const origin = 'https://site.example';

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });
/** Factories bypass the application, which therefore notices no change. */
const announce = () => testApp().deps.contentBus.announce();

const parseXml = (xml: string) => new JSDOM(xml, { contentType: 'text/xml' }).window.document;
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map((element) => element.textContent);

const canary = 'canary-of-a-hidden-post';

async function hiddenPosts() {
  await createDraft({ title: canary, slug: `${canary}-draft`, excerpt: canary, content: canary });
  const future = new Date(Date.now() + 86_400_000);
  await createPost({
    title: canary,
    slug: `${canary}-later`,
    excerpt: canary,
    publishedAt: future,
  });
  await createPost({
    title: canary,
    slug: `${canary}-gone`,
    excerpt: canary,
    deletedAt: new Date(),
  });
}

const everyFeed = [
  serverPaths.rss,
  serverPaths.atom,
  serverPaths.jsonFeed,
  serverPaths.sitemap,
  serverPaths.llms,
  '/api/blog/posts',
  '/api/blog/categories',
];

describe('/rss.xml', () => {
  it('holds whole posts with addresses that work elsewhere', async () => {
    const category = await createCategory({ name: 'Tools & "Costs"' });
    await createPost({
      title: 'Costs <and> & prices',
      slug: 'costs',
      excerpt: 'What it \u0001 costs',
      categoryId: category.id,
      content: '<p>See <a href="/tips">tips</a> &amp; <img src="/media/a.jpg"> ]]&gt; ]]></p>',
    });
    await announce();
    const response = await get(serverPaths.rss);
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parseXml(response.body);
    // Readers show both as HTML, which decodes to the typed words.
    expect(texts(feed, 'title').slice(1)).toEqual(['Costs &lt;and&gt; &amp; prices']);
    expect(texts(feed, 'description').slice(1)).toEqual(['What it  costs']);
    expect(texts(feed, 'link').at(-1)).toBe(`${origin}/blog/costs`);
    expect(texts(feed, 'category')).toEqual(['Tools & "Costs"']);
    const [picture] = feed.getElementsByTagName('media:content');
    expect(picture?.getAttribute('url')).toBe(`${origin}/og/blog/costs.png`);
    const [content] = texts(feed, 'content:encoded');
    expect(content).toContain(`href="${origin}/tips"`);
    expect(content).toContain(`src="${origin}/media/a.jpg"`);
  });

  it('shows the social picture of a post with a drawn cover, as few readers draw SVG', async () => {
    await createPost({ slug: 'drawn', imageUrl: '/covers/ridge.svg' });
    await announce();
    const feed = parseXml((await get(serverPaths.rss)).body);
    const [picture] = feed.getElementsByTagName('media:content');
    expect(picture?.getAttribute('url')).toBe(`${origin}/og/blog/drawn.png`);
  });
});

describe('/feed.json', () => {
  it('holds what the RSS holds, as JSON Feed 1.1', async () => {
    const category = await createCategory({ name: 'Tools & "Costs"' });
    const { id } = await createPost({
      ...{ title: 'Costs <and> & prices', slug: 'costs', excerpt: 'What it costs' },
      ...{ categoryId: category.id, content: '<p>See <a href="/tips">tips</a></p>' },
    });
    await announce();
    const { headers, body } = await get(serverPaths.jsonFeed);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(body);
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/blog`,
      feed_url: `${origin}/feed.json`,
    });
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]).toMatchObject({
      id: `${origin}/blog#${id}`,
      url: `${origin}/blog/costs`,
      title: 'Costs <and> & prices',
      summary: 'What it costs',
      content_html: `<p>See <a href="${origin}/tips">tips</a></p>`,
      image: `${origin}/og/blog/costs.png`,
      tags: ['Tools & "Costs"'],
    });
    expect(Date.parse(feed.items[0].date_published)).toBeLessThanOrEqual(Date.now());
  });

  it('is a whole feed without a post', async () => {
    await announce();
    expect(JSON.parse((await get(serverPaths.jsonFeed)).body).items).toEqual([]);
  });
});

describe('/atom.xml', () => {
  it('holds what the RSS holds, as Atom', async () => {
    const category = await createCategory({ name: 'Tools & "Costs"' });
    const { id, updatedAt } = await createPost({
      ...{ title: 'Costs <and> & prices', slug: 'costs', excerpt: 'What it costs' },
      ...{ categoryId: category.id, content: '<p>See <a href="/tips">tips</a></p>' },
    });
    await announce();
    const { headers, body } = await get(serverPaths.atom);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parseXml(body);
    expect(texts(feed, 'title').at(-1)).toBe('Costs <and> & prices');
    expect(texts(feed, 'id')).toEqual([`${origin}/atom.xml`, `${origin}/blog#${id}`]);
    expect(texts(feed, 'updated').at(-1)).toBe(updatedAt.toISOString());
    expect(texts(feed, 'content')).toEqual([`<p>See <a href="${origin}/tips">tips</a></p>`]);
    expect(feed.getElementsByTagName('category')[0]?.getAttribute('term')).toBe('Tools & "Costs"');
  });
});

describe('the feeds of a category', () => {
  it.each(['rss.xml', 'atom.xml', 'feed.json'])('%s hold its posts alone', async (file) => {
    const [one, other] = [await createCategory({ name: 'Costs' }), await createCategory()];
    await createPost({ slug: 'inside', categoryId: one.id });
    await createPost({ slug: 'outside', categoryId: other.id });
    await announce();
    const path = serverPaths.categoryFeed(one.id, file);
    const { body, headers } = await get(path);
    expect(headers['content-type']).toBe((await get(`/${file}`)).headers['content-type']);
    expect(body).toContain(`${origin}/blog/inside`);
    expect(body).not.toContain('outside');
    expect(body).toContain('blog: Costs');
    expect(body).toContain(`${origin}${path}`);
    expect((await get(serverPaths.llms)).body).toContain(
      `${origin}${serverPaths.categoryFeed(one.id, 'rss.xml')}`,
    );
  });

  it.each([
    serverPaths.categoryFeed(999_999, 'rss.xml'),
    serverPaths.categoryFeed(0, 'rss.xml'),
    '/blog/categories/1/rss.json',
    '/blog/categories/99999999999/atom.xml',
  ])('are not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('/.well-known/api-catalog', () => {
  it('leads from the address of the site to each API', async () => {
    const { headers, body } = await get(serverPaths.apiCatalog);
    expect(headers['content-type']).toMatch(/^application\/linkset\+json/);
    const { linkset } = JSON.parse(body);
    const [rest, mcp] = linkset;
    expect(rest.anchor).toBe(`${origin}/api`);
    expect(mcp.anchor).toBe(`${origin}/mcp`);
    for (const entry of linkset) {
      for (const { href } of [entry['service-desc'] ?? [], entry['service-doc']].flat()) {
        expect((await get(new URL(href).pathname)).statusCode, href).toBe(200);
      }
    }
  });
});

describe('/.well-known/security.txt', () => {
  it('says where to report a hole, and ends within a year', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Contact: ${origin}/contact\n`);
    expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
    const expiresAt = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
    const days = (expiresAt.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

describe('a file that is not there', () => {
  it.each([
    '/old/logo.png',
    '/assets/gone-1234.js',
    '/wp-content/a.css?ver=2',
    '/blog/logo.png',
    '/developer-profile/photo.jpg',
  ])('is answered in less than 1 kB: %s', async (url) => {
    const { statusCode, rawPayload } = await get(url, { accept: 'text/html' });
    expect(statusCode).toBe(404);
    expect(rawPayload.length).toBeLessThan(1_000);
  });
});

describe('/sitemap.xml', () => {
  const locationsIn = async (url: string) => texts(parseXml((await get(url)).body), 'loc');
  const pageAddresses = () =>
    testApp()
      .deps.listedPages()
      .map(({ path }) => `${origin}${path}`);

  it('lists every public page, post and finished profile, and not the admin area', async () => {
    const { updatedAt } = await createPost({ slug: 'listed' });
    const { id } = await createDeveloper();
    await createDeveloper({ profileCompletedAt: null });
    await createDeveloper({ hiddenAt: new Date() });
    await announce();
    const { body } = await get(serverPaths.sitemap);
    const locations = texts(parseXml(body), 'loc');
    expect(locations).toEqual([
      ...pageAddresses(),
      `${origin}/blog/listed`,
      `${origin}/developer-profile/${id}`,
    ]);
    expect(locations.join()).not.toContain(`${origin}${paths.admin}`);
    expect(body).toContain(`blog/listed</loc><lastmod>${updatedAt.toISOString()}</lastmod>`);
  });

  it('becomes a list of files that together hold every address once, where one would be too long', async () => {
    const { pool } = testDatabase();
    // A gap of ids leaves one file without addresses.
    await pool.query(
      `INSERT INTO "Developer" ("id", "phoneNumber", "profileCompletedAt", "updatedAt")
       SELECT i, '+1' || i, CASE WHEN i <> 3 THEN now() END, now()
       FROM (SELECT generate_series(1, 5002) UNION SELECT generate_series(20001, 20003)) AS ids (i)`,
    );
    await createProject(1);
    await hiddenPosts();
    await createPost({ slug: 'listed' });
    await announce();
    const index = parseXml((await get(serverPaths.sitemap)).body);
    expect(index.documentElement.tagName).toBe('sitemapindex');
    const parts = texts(index, 'loc').map((url) => url.replace(origin, ''));
    expect(parts).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-posts-1.xml',
      '/sitemap-developers-1.xml',
      '/sitemap-developers-2.xml',
      '/sitemap-developers-5.xml',
      '/sitemap-projects-1.xml',
    ]);
    const locations: string[] = [];
    for (const part of parts) {
      const answer = await get(part);
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      const found = texts(parseXml(answer.body), 'loc');
      expect(found.length).toBeLessThanOrEqual(5_000);
      locations.push(...found);
    }
    expect(locations).toHaveLength(pageAddresses().length + 1 + 5_001 + 3 + 1);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations).toContain(`${origin}/blog/listed`);
    expect(locations).not.toContain(`${origin}/developer-profile/3`);
    expect(locations.join()).not.toContain(canary);
    await pool.query('DELETE FROM "Developer"');
  });

  it.each(['posts-2', 'posts-0', 'posts-999999', 'developers-3', 'admin', 'posts'])(
    'has no part %s',
    async (part) => {
      expect((await get(serverPaths.sitemapPart(part))).statusCode).toBe(404);
    },
  );

  it('forgets an account that was deleted', async () => {
    const { id } = await createDeveloper();
    await announce();
    const address = `${origin}/developer-profile/${id}`;
    expect(await locationsIn(serverPaths.sitemap)).toContain(address);
    await testDatabase().prisma.developer.delete({ where: { id } });
    await announce();
    expect(await locationsIn(serverPaths.sitemap)).not.toContain(address);
  });
});

it('/robots.txt names the sitemap and keeps crawlers out of the admin area', async () => {
  const { body, headers } = await get(serverPaths.robots);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(body).toContain('Disallow: /admin\n');
});

it('/llms.txt lists the Markdown of pages and posts', async () => {
  await createPost({ title: 'A [tricky] title', slug: 'tricky', excerpt: 'In *short*' });
  await announce();
  const { body } = await get(serverPaths.llms);
  expect(body).toContain(`](${origin}/services.md)`);
  expect(body).toContain(`[A \\[tricky\\] title](${origin}/blog/tricky.md): In \\*short\\*`);
});

describe('/blog/{slug}.md', () => {
  it('is the whole post as Markdown', async () => {
    await createPost({
      title: 'Plan it',
      slug: 'plan-it',
      excerpt: 'First things first',
      content:
        '<h2>Why</h2><p>Because <strong>yes</strong>, see <a href="/tips">tips</a>.</p><ul><li>One</li></ul><pre><code>npm start</code></pre>',
    });
    const { body, headers } = await get(paths.postMarkdown('plan-it'));
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toContain('# Plan it\n\n> First things first');
    expect(body).toContain(`## Why\n\nBecause **yes**, see [tips](${origin}/tips).`);
    expect(body).toMatch(/-\s+One/);
    expect(body).toContain('```\nnpm start\n```');
  });

  it('follows a renamed post, and is 404 otherwise', async () => {
    const post = await createPost({ slug: 'new-name' });
    await testApp().deps.db.prisma.blogSlugRedirect.create({
      data: { slug: 'old-name', postId: post.id },
    });
    const renamed = await get(paths.postMarkdown('old-name'));
    expect(renamed.statusCode).toBe(301);
    expect(renamed.headers.location).toBe('/blog/new-name.md');
    const missing = await get(paths.postMarkdown('nothing-here'));
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
  });
});

describe('what is hidden', () => {
  it('is in no feed', async () => {
    await hiddenPosts();
    await announce();
    for (const url of everyFeed) expect((await get(url)).body, url).not.toContain(canary);
    for (const suffix of ['draft', 'later', 'gone']) {
      expect((await get(paths.postMarkdown(`${canary}-${suffix}`))).statusCode).toBe(404);
      expect((await get(paths.postSocialImage(`${canary}-${suffix}`))).statusCode).toBe(404);
      expect((await get(`/api/blog/posts/${canary}-${suffix}`)).statusCode).toBe(404);
    }
  });

  it('is gone at once from every cached answer when an admin takes it back', async () => {
    const { caller } = await signedInAdmin(testApp());
    const post = await createPost({ title: canary, slug: canary, excerpt: canary });
    await announce();
    const urls = [
      serverPaths.rss,
      serverPaths.atom,
      serverPaths.jsonFeed,
      serverPaths.sitemap,
      serverPaths.llms,
      '/api/blog/posts',
      `/api/blog/posts/${canary}`,
    ];
    for (const url of urls) expect((await get(url)).body, url).toContain(canary);
    await caller.admin.posts.unpublish({ id: post.id });
    for (const url of urls) expect((await get(url)).body, url).not.toContain(canary);
    await caller.admin.posts.publish({ id: post.id });
    for (const url of urls) expect((await get(url)).body, url).toContain(canary);
  });
});

describe('cached answers', () => {
  it.each(everyFeed)(
    '%s asks to be checked again, answers 304, and sets no cookie',
    async (url) => {
      const first = await get(url);
      expect(first.statusCode).toBe(200);
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(first.headers['set-cookie']).toBeUndefined();
      const again = await get(url, { 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
      const packed = await get(url, { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
    },
  );

  it.each(everyFeed)('%s takes no word of Host or X-Forwarded-Host', async (url) => {
    await createPost();
    await announce();
    const answer = await get(url, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(answer.body).not.toContain('evil.example');
  });

  it('never answers a caller with a cookie or a token from the cache', async () => {
    const { cookie } = await signedInAdmin(testApp());
    await createDraft({ slug: 'my-draft' });
    expect((await get('/api/blog/posts/my-draft')).statusCode).toBe(404);
    const mine = await get('/api/blog/posts/my-draft', { cookie });
    expect(mine.statusCode).toBe(200);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect((await get('/api/blog/posts/my-draft')).statusCode).toBe(404);
  });

  it('is the same answer as the REST adapter gives', async () => {
    const category = await createCategory();
    const [first] = [await createPost({ categoryId: category.id }), await createPost()];
    await announce();
    for (const url of [
      '/api/blog/posts',
      '/api/blog/posts?limit=1',
      `/api/blog/posts?category=${category.id}`,
      `/api/blog/posts?cursor=${first?.id}&limit=5`,
      `/api/blog/posts/${first?.slug}`,
      '/api/blog/categories',
    ]) {
      const cached = await get(url);
      const adapted = await get(url, { cookie: 'other=1' });
      expect(adapted.headers['cache-control']).toBe('private, no-store');
      expect(cached.json(), url).toEqual(adapted.json());
    }
    expect((await get('/api/blog/posts?limit=0')).statusCode).toBe(400);
    expect((await get('/api/blog/posts?limit=101')).statusCode).toBe(400);
    expect((await get('/api/blog/posts?category=x')).statusCode).toBe(400);
    expect((await get('/api/blog/posts', { accept: '*/*' })).statusCode).toBe(200);
  });
});

describe('social pictures', () => {
  it('has one of 1200×630 for pages and posts', async () => {
    await createPost({ slug: 'pictured', title: 'Żółć 🎉 "quoted" <b>' });
    for (const url of [paths.socialImage(paths.home), paths.postSocialImage('pictured')]) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(200);
      expect(response.headers['content-type']).toBe('image/png');
      expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const { width, height } = await sharp(response.rawPayload).metadata();
      expect([width, height]).toEqual([1200, 630]);
      const etag = String(response.headers.etag);
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    }
  });

  it('knows a key for every public page and no other', async () => {
    expect(sitePages.listedPaths.map(pageKey)).toContain('services-apps');
    for (const url of [
      '/og/admin.png',
      '/og/home',
      '/og/..%2Fhome.png',
      '/og/blog/none.png',
      '/og/__proto__.png',
    ]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });
});
