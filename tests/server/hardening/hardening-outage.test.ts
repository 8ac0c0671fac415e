import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import { createDatabase, type Database } from '../../../src/server/db/client.ts';
import type { PageCache } from '../../../src/server/http/pages/page-cache.ts';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { paths } from '../../../src/shared/paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { contactRequest } from '../../factories/contact.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { type BreakableLink, breakableLink } from '../../setup/breakable-link.ts';
import { resetDatabase, testConnection } from '../../setup/database/database.ts';
import { createTestApp, type TestApp } from '../../setup/harness.ts';
import { createPageCache } from '../../setup/page-cache.ts';
import { internals } from '../../setup/raw-http.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';
import { silentLog } from '../../setup/silent-log.ts';

/** Allows for a busy machine; recovery takes some tens of milliseconds. */
const healLimitMs = 15_000;

describe('the database goes away', () => {
  let link: BreakableLink;
  let db: Database;
  let testApp: TestApp;

  beforeEach(async () => {
    await resetDatabase();
    link = await breakableLink(testConnection());
    db = createDatabase({
      connection: link.connection,
      poolSize: 3,
      statementTimeoutMs: 10_000,
      connectTimeoutMs: 2_000,
      log: silentLog,
    });
    testApp = await createTestApp({ db, renderer: sourceRenderer });
  });

  afterEach(async () => {
    await testApp.app.close();
    await testApp.deps.contentBus.close();
    await db.close();
    await link.close();
  });

  it('cached pages are served, all else is 503, and it heals by itself', async () => {
    await createPost({ slug: 'kept' });
    const { id } = await createDeveloper();
    const cookie = await testApp.cookieFor('developer', id);

    const cached = ['/', '/blog', '/blog/kept', '/rss.xml', '/sitemap.xml', '/api/blog/posts'];
    for (const url of cached) expect((await testApp.app.inject({ url })).statusCode, url).toBe(200);

    await link.cut();
    for (const url of [...cached, '/healthz']) {
      expect((await testApp.app.inject({ url })).statusCode, url).toBe(200);
    }
    const uncached: InjectOptions[] = [
      { url: '/readyz' },
      { url: '/blog?category=1' },
      { url: '/blog/other' },
      { url: '/explore-developers' },
      { url: `/developer-profile/${id}` },
      { url: '/llms.txt' },
      { url: '/blog/kept.md' },
      { url: '/og/blog/kept.png' },
      { url: '/api/blog/posts?limit=7' },
      { url: '/api/developers' },
      { url: '/api/developers/current', headers: { cookie } },
      { url: '/trpc/blog.cards?input={}' },
      { url: '/trpc/admin.posts.list', headers: { 'admin-token': 'vcl_x' } },
      { method: 'POST', url: '/api/developers/logout', headers: { cookie } },
      {
        method: 'POST',
        url: '/api/contact',
        payload: contactRequest,
      },
      { method: 'POST', url: '/trpc/admin.login', payload: { username: 'a', password: 'b' } },
      {
        method: 'POST',
        url: '/api/admin/pictures',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          cookie: `admin_session=${'a'.repeat(40)}`,
        },
        payload: '--x--',
      },
    ];
    for (const options of uncached) {
      const response = await testApp.app.inject(options);
      const name = `${options.method ?? 'GET'} ${options.url} ${response.body.slice(0, 200)}`;
      expect(response.statusCode, name).toBe(503);
      expect(Number(response.headers['retry-after']), name).toBeGreaterThan(0);
      expect(response.headers['cache-control'], name).toContain('no-store');
      expect(response.headers['set-cookie'], name).toBeUndefined();
      if (!response.body.startsWith('<')) expect(response.body).not.toMatch(internals);
    }

    await link.mend();
    const readiness = async () => (await testApp.app.inject({ url: '/readyz' })).statusCode;
    await expect.poll(readiness, { timeout: healLimitMs }).toBe(200);
    for (const url of [...cached, '/explore-developers', '/llms.txt', '/blog/kept.md']) {
      expect((await testApp.app.inject({ url })).statusCode, url).toBe(200);
    }
    const mine = await testApp.app.inject({ url: '/api/developers/current', headers: { cookie } });
    expect(mine.json()).toMatchObject({ id });
  });
});

describe('content that the owner changed before the database went away', () => {
  it('stands on pages that are drawn only then', async () => {
    await resetDatabase();
    const link = await breakableLink(testConnection());
    const db = createDatabase({
      ...{ connection: link.connection, poolSize: 3, log: silentLog },
      ...{ statementTimeoutMs: 10_000, connectTimeoutMs: 2_000 },
    });
    const testApp = await createTestApp({ db, renderer: sourceRenderer });
    const { caller } = await signedInAdmin(testApp);
    const value = { ...identityKind.release, brand: 'north.studio' };
    await caller.admin.content.save({ kind: 'identity', value });

    await link.cut();
    const places = [
      ...new Set(contentKinds.flatMap((kind) => kind.places.map(({ path }) => path))),
    ];
    // Lists and counts of rows, and whether an address has moved, are known to the database alone.
    const withRows: readonly string[] = [paths.blog, paths.exploreDevelopers, paths.marks, '/404'];
    for (const url of places) {
      const { statusCode, body } = await testApp.app.inject({ url });
      const expected = withRows.includes(url) ? 503 : 200;
      expect([url, statusCode]).toEqual([url, expected]);
      if (expected === 200) expect(body, url).toContain('north.studio');
    }

    await testApp.app.close();
    await testApp.deps.contentBus.close();
    await db.close();
    await link.close();
  });
});

describe('a page that is too old while the database is away', () => {
  const page = (status: number, body: string) => async () => ({
    status,
    contentType: 'text/html',
    body,
    isCacheable: status === 200,
  });
  const away = async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  };
  const text = async (answer: ReturnType<PageCache['get']>) =>
    String(await (await answer).body.in(null));

  it('is shown until there is a new one', async () => {
    const cache = createPageCache(0);
    await cache.get('/', page(200, 'first'));
    expect(await text(cache.get('/', page(503, 'away')))).toBe('first');
    expect(await text(createPageCache(0).get('/', page(503, 'away')))).toBe('away');
  });

  it('is shown when rendering cannot even fail in style', async () => {
    const cache = createPageCache(0);
    await cache.get('/', page(200, 'first'));
    expect(await text(cache.get('/', away))).toBe('first');
    await expect(createPageCache(0).get('/', away)).rejects.toThrow('away');
  });

  it('is not shown for any other fault, nor after its content has changed', async () => {
    const cache = createPageCache(0);
    await cache.get('/', page(200, 'first'));
    const broken = async () => {
      throw new Error('a bug');
    };
    await expect(cache.get('/', broken)).rejects.toThrow('a bug');
    await cache.get('/', page(200, 'second'));
    cache.clear();
    await expect(cache.get('/', away)).rejects.toThrow('away');
  });
});
