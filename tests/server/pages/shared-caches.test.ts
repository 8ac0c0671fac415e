import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sitePages } from '../../../src/app/server/pages.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { purgeToken, type SharedCacheDouble, startSharedCache } from '../../mocks/shared-cache.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const renderer = sourceRenderer;
const env: Record<string, string> = { DATA_DIR: temporaryDataDir() };
let cdn: SharedCacheDouble;
let nowMs = Date.now();
const clock = { now: () => new Date(nowMs) };

beforeAll(async () => {
  cdn = await startSharedCache();
  env.CACHE_PURGE_URL = cdn.url;
  env.CACHE_PURGE_HEADER = `Authorization: Bearer ${purgeToken}`;
});
afterAll(() => cdn.stop());

const testApp = setUpTestApp({ env, renderer, replace: () => ({ clock }) });
/** Pages are trivial, because the tests read only their headers. */
const withoutPurge = setUpTestApp({
  renderer: {
    async render({ url }) {
      return { status: url === '/blog/former-slug' ? 404 : 200, html: '<!doctype html>' };
    },
  },
});
beforeEach(async () => {
  cdn.reset();
  nowMs = Date.now();
  await testApp().deps.contentBus.announce();
});

const asked = 'public, max-age=0, must-revalidate';
const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';
const sharedForGood = `${shared}, stale-if-error=3600`;
const cacheControl = async (url: string, app = testApp, headers = {}) =>
  (await app().app.inject({ url, headers })).headers['cache-control'];
const get = (url: string, headers: Record<string, string> = {}) =>
  cdn.get(testApp().app, url, headers);

const addressesOf = (slug: string) => [
  '/blog',
  `/blog/${slug}`,
  `/blog/${slug}.md`,
  '/rss.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/api/blog/posts',
  '/api/blog/categories',
  `/api/blog/posts/${slug}`,
];

describe('a static page', () => {
  const lists = ['/map', '/blog', '/explore-developers', '/submit', '/developers/verification'];
  const addresses = sitePages.listedPaths.filter((path) => !lists.includes(path));

  it('may be kept by shared caches for as long as the page cache keeps it, purge address or not', async () => {
    for (const address of ['/', '/contact?sent=contact', '/robots.txt']) {
      expect(await cacheControl(address), address).toBe(sharedForGood);
    }
    for (const address of [...addresses, '/robots.txt']) {
      expect(await cacheControl(address, withoutPurge), address).toBe(sharedForGood);
    }
  });

  it('may not where anybody can make up its address', async () => {
    expect(await cacheControl('/glossary?q=made-up')).toBe(asked);
    expect(await cacheControl('/made-up')).toBe('no-store');
  });
});

describe('posts and lists', () => {
  it('may be kept only where they can be taken back', async () => {
    const { slug } = await createPost();
    for (const address of addressesOf(slug)) {
      expect(await cacheControl(address), address).toBe(shared);
      expect(await cacheControl(address, withoutPurge), address).toBe(asked);
    }
  });

  it('are told apart from what a token or a session sees', async () => {
    const { slug } = await createPost();
    const address = `/api/blog/posts/${slug}`;
    expect((await get(address)).from).toBe('site');
    expect((await get(address)).from).toBe('cache');
    const mine = await get(address, { 'admin-token': 'vcl_not-a-token' });
    expect(mine.from).toBe('site');
    expect(mine.response.headers['cache-control']).toBe('private, no-store');
    const { cookie } = await signedInAdmin(testApp());
    expect((await get(address, { cookie })).from).toBe('site');
  });

  it('under a former address are not led on for longer', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id: categoryId } = await createCategory();
    const { id, title, excerpt, content } = await createPost({ slug: 'former-slug', categoryId });
    const fields = { title, excerpt, content, categoryId };
    await caller.admin.posts.update({ ...fields, id, slug: 'another-slug' });
    const moved = await testApp().app.inject('/blog/former-slug');
    expect(moved.statusCode).toBe(301);
    expect(moved.headers['cache-control']).toBe(shared);
    const before = await withoutPurge().app.inject('/blog/former-slug');
    expect(before.headers['cache-control']).toBe(asked);
  });
});

describe('what is about one person', () => {
  it('is never kept', async () => {
    const { id } = await createDeveloper();
    const { cookie } = await signedInAdmin(testApp());
    const addresses = [
      `/developer-profile/${id}`,
      '/explore-developers',
      `/api/developers/${id}`,
      '/trpc/blog.categories',
      '/trpc/developer.list',
      '/healthz',
      '/admin/posts',
    ];
    for (const address of addresses) {
      await get(address);
      await get(address, { cookie });
      expect(await cacheControl(address), address).not.toContain('s-maxage');
    }
    expect(cdn.kept()).toEqual([]);
    expect(await cacheControl(`/developer-profile/${id}`)).toContain('private');
    expect(await cacheControl('/explore-developers')).toContain('private');
  });

  it('is not even kept as a photo', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const { payload, headers } = multipartBody(await createFlatPicture(40, 40));
    const uploaded = await testApp().app.inject({
      method: 'POST',
      url: '/uploads/profile-photo',
      headers: { ...headers, cookie },
      payload,
    });
    const { url } = uploaded.json();
    expect(await cacheControl(url)).toBe('private, max-age=31536000, immutable');
    const again = await testApp().app.inject({
      url,
      headers: { 'if-none-match': `"${url.split('/').pop()}"` },
    });
    expect(again.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('is not kept when an admin looks at a draft', async () => {
    const { slug } = await createPost({ isPublished: false });
    const { cookie } = await signedInAdmin(testApp());
    const drawn = await get(`/blog/${slug}`, { cookie });
    expect(drawn.response.statusCode).toBe(200);
    expect(drawn.response.headers['cache-control']).toBe('private, no-store');
    expect((await get(`/blog/${slug}`)).response.statusCode).toBe(404);
    expect(cdn.kept()).toEqual([]);
  });

  it('puts no cookie into what is kept', async () => {
    const { slug } = await createPost();
    for (const address of ['/', '/developer-signup', '/contact', ...addressesOf(slug)]) {
      const { response } = await get(address);
      expect(response.headers['set-cookie'], address).toBeUndefined();
    }
    expect(cdn.kept().length).toBeGreaterThan(10);
  });
});

describe('what is withdrawn', () => {
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    'taken back': async (id) => (await admin()).posts.unpublish({ id }),
    deleted: async (id) => (await admin()).posts.delete({ id }),
    'put off to a later time': async (id) =>
      (await admin()).posts.schedule({
        id,
        publishedAt: new Date(nowMs + 86_400_000).toISOString(),
      }),
  };
  const admin = async () => (await signedInAdmin(testApp())).caller.admin;

  it.each(Object.keys(ways))('is never shown stale when it is %s', async (way) => {
    const { id, slug, title } = await createPost({ title: 'Canary of the withdrawn' });
    for (const address of addressesOf(slug)) await get(address);
    expect((await get(`/blog/${slug}`)).from).toBe('cache');
    await ways[way]?.(id);
    await runDueJobs(testApp());
    for (const atMs of [0, 31_000, 65_000]) {
      cdn.state.nowMs = atMs;
      for (const address of addressesOf(slug)) {
        expect((await get(address)).response.body, address).not.toContain(title);
      }
    }
  });

  it('is taken back a second time, after the pages of every copy are gone', async () => {
    const { id, slug, title } = await createPost({ title: 'Canary of a late copy' });
    const { response: old } = await get(`/blog/${slug}`);
    await (await admin()).posts.unpublish({ id });
    await runDueJobs(testApp());
    // Another copy of the site had not heard of the change yet.
    await cdn.get(Object.create({ inject: async () => old }), `/blog/${slug}`);
    expect((await get(`/blog/${slug}`)).response.body).toContain(title);
    nowMs += 36_000;
    await runDueJobs(testApp());
    expect((await get(`/blog/${slug}`)).response.body).not.toContain(title);
    expect(await jobsInQueue(testApp())).toEqual([]);
  });
});

describe('the purge address', () => {
  const names = async () => (await jobsInQueue(testApp())).map(({ name }) => name);
  const purge = async () => {
    await testApp().deps.contentBus.record(testApp().deps.db.prisma);
    return runDueJobs(testApp());
  };

  it('is called with the header and the body of the settings', async () => {
    await purge();
    expect(cdn.purges).toHaveLength(1);
    expect(cdn.purges[0]?.body).toBe('{"purge_everything":true}');
    expect(cdn.purges[0]?.headers['content-type']).toBe('application/json');
  });

  it('is called for changes that readers see, once for several at a time', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createCategory();
    const fields = { title: 'T', excerpt: 'E', content: '<p>Text</p>', categoryId: id };
    await caller.admin.posts.create({ ...fields, slug: 'a-draft', isPublished: 'false' });
    expect(await names()).toEqual([]);
    await caller.admin.posts.create({ ...fields, slug: 'a-post' });
    await caller.admin.categories.update({ id, name: 'New', slug: 'new', description: '' });
    expect(await names()).toEqual(['purgeSharedCaches']);
  });

  it('is called when the time of a post has come', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { id } = await createPost({ isPublished: false });
    const publishedAt = new Date(nowMs + 60_000).toISOString();
    await caller.admin.posts.schedule({ id, publishedAt });
    await runDueJobs(testApp());
    expect(cdn.purges).toEqual([]);
    nowMs += 61_000;
    await runDueJobs(testApp());
    expect(cdn.purges.length).toBeGreaterThan(0);
  });

  it('is not called for a change that was rolled back', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createCategory({ name: 'Taken', slug: 'taken' });
    const { id } = await createCategory();
    const again = { id, name: 'Taken', slug: 'taken', description: '' };
    await expect(caller.admin.categories.update(again)).rejects.toThrow('already');
    expect(await names()).toEqual([]);
  });

  it.each([500, 403, 429])('that answers %d is called again', async (status) => {
    cdn.state.status = status;
    const [result] = await purge();
    expect(result?.error?.message).toContain(String(status));
    expect(await jobsInQueue(testApp())).toMatchObject([
      { name: 'purgeSharedCaches', attempts: 1 },
    ]);
    cdn.state.status = 200;
    nowMs += 10_000;
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
  });

  it('that leads elsewhere is not followed with the secret', async () => {
    cdn.state.redirect = cdn.url.replace('/purge', '/elsewhere');
    expect((await purge())[0]?.error).toBeTruthy();
    expect(cdn.purges).toEqual([]);
  });

  it('that is away leaves the secret out of the log', async () => {
    cdn.state.status = 500;
    await purge();
    expect(testApp().logLines.join()).toContain('a job failed');
    expect(testApp().logLines.join()).not.toContain(purgeToken);
  });

  it('is called by nobody where there is none', async () => {
    const { deps } = withoutPurge();
    await deps.contentBus.record(deps.db.prisma);
    expect(await jobsInQueue(withoutPurge())).toEqual([]);
  });
});
