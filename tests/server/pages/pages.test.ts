import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../../src/app/server/page-rendering.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let renderings = 0;
const countingRenderer: PageRenderer = {
  async render({ url }) {
    renderings += 1;
    const status = url.startsWith('/blog/missing') || url === '/nowhere' ? 404 : 200;
    return { status, html: `<!doctype html><p>${url} rendering ${renderings}</p>` };
  },
};

const testApp = setUpTestApp({ renderer: countingRenderer });
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

beforeEach(async () => {
  renderings = 0;
  await testApp().deps.contentBus.announce();
});

describe('public pages', () => {
  it('are rendered once and served from memory', async () => {
    const first = await get('/tips');
    const second = await get('/tips');
    expect(second.body).toBe(first.body);
    expect(renderings).toBe(1);
  });

  it('share one rendering between callers that ask at the same moment', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/tips')));
    expect(renderings).toBe(1);
  });

  it('are dropped when content changes', async () => {
    const before = await get('/blog');
    await testApp().deps.contentBus.announce();
    const after = await get('/blog');
    expect(after.body).not.toBe(before.body);
  });

  it('answer 304 to a browser that has them already', async () => {
    const { etag } = (await get('/tips')).headers;
    const again = await get('/tips', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each(['br', 'gzip'])('are sent as %s to a browser that takes it', async (encoding) => {
    const response = await get('/tips', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('accept-encoding');
  });

  it('are cacheable, set no cookie and are the same for somebody with cookies', async () => {
    const anonymous = await get('/tips');
    const withCookies = await get('/tips', { cookie: 'developer_session=x; admin_session=y' });
    expect(withCookies.body).toBe(anonymous.body);
    expect(withCookies.headers['cache-control']).toContain('public, max-age=0, s-maxage=30');
    expect(withCookies.headers['set-cookie']).toBeUndefined();
  });

  it('keep the query keys that pages read and ignore all others', async () => {
    const response = await get('/tips?utm_source=mail&tab=examples');
    expect(response.body).toContain('/tips?tab=examples rendering');
  });

  it.each([
    ['/tips', '/tips?q=1'],
    ['/tips', '/tips?tab=made-up&cursor=7'],
    ['/tips', '/tips?tab=getting-started'],
    ['/about', '/about?tab=examples&category=2'],
    ['/services/apps', '/services/apps?q=x'],
    ['/blog/a-post', '/blog/a-post?category=2'],
    ['/developer-profile/1', '/developer-profile/1?sent=anything'],
    ['/explore-developers', '/explore-developers?country=Atlantis&experience=7&tool=made-up'],
    ['/glossary?category=security', '/glossary?category=security&tab=examples&q='],
    ['/resources', '/resources?category=made-up'],
    ['/contact?sent=contact', '/contact?sent=contact&by=soon'],
  ])('%s is also what %s shows, and is not rendered anew for it', async (plain, decorated) => {
    const first = await get(plain);
    expect((await get(decorated)).body).toBe(first.body);
    expect(renderings).toBe(1);
  });

  it.each([
    '/glossary?q=made-up',
    '/blog?cursor=123456',
    '/explore-developers?q=made-up',
    '/contact?sent=contact&by=2026-11-23T15Z',
  ])(
    '%s is shown but takes no room in memory, for anybody can make such addresses up',
    async (url) => {
      await get(url);
      await get(url);
      expect(renderings).toBe(2);
    },
  );

  it('answer 404 where there is no page, without keeping it', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    await get('/nowhere');
    expect(renderings).toBe(2);
  });
});

describe('untidy addresses', () => {
  it.each([
    ['/tips/', '/tips'],
    ['//tips', '/tips'],
    ['//evil.example/', '/evil.example'],
    ['/tips/?tab=examples&x=1', '/tips?tab=examples'],
    ['/tips%0D%0Ax', '/tipsx'],
    ['/tips%E2%80%A8', '/tips'],
    ['/blog/%00', '/blog'],
    ['/%0d%0a/%09/evil.example', '/evil.example'],
  ])('%s redirects to %s on this site', async (url, location) => {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });
});

describe('a backslash, which browsers read as a slash', () => {
  it('never reaches a redirect', async () => {
    // A raw socket, because the injecting client would normalize the address.
    const address = new URL(await testApp().app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect({ host: address.hostname, port: Number(address.port) });
    socket.write('GET /\\evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 308/);
    expect(answer).toMatch(/location: \/%5Cevil\.example\r/i);
  });
});

describe('a post that is not public', () => {
  const adminCookie = async () => {
    const { deps, cookieFor } = testApp();
    const admin = await deps.db.prisma.admin.create({
      data: { username: 'owner', passwordHash: 'unused' },
    });
    return cookieFor('admin', admin.id);
  };

  it('is rendered for a signed-in admin alone and never stored', async () => {
    await createDraft({ slug: 'missing-draft' });
    const response = await get('/blog/missing-draft', { cookie: await adminCookie() });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('sends a former slug of a public post to its present one, permanently', async () => {
    const post = await createPost({ slug: 'present' });
    await testApp().deps.db.prisma.blogSlugRedirect.create({
      data: { slug: 'missing-former', postId: post.id },
    });
    const response = await get('/blog/missing-former');
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/blog/present');
  });

  it('does not reveal that a former slug belongs to a draft', async () => {
    const draft = await createDraft();
    await testApp().deps.db.prisma.blogSlugRedirect.create({
      data: { slug: 'missing-secret', postId: draft.id },
    });
    expect((await get('/blog/missing-secret')).statusCode).toBe(404);
  });
});
