import { describe, expect, it } from 'vitest';
import { createDraft } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { internals, portOf, type RawAnswer, rawRequest, sendRaw } from '../../setup/raw-http.ts';

const testApp = setUpTestApp({
  renderer: {
    async render({ url }) {
      if (url === '/glossary') throw new Error('SELECT "secret" at /srv/site/src/server/x.ts:1:1');
      const isPage = /^\/(?:tips|blog)?(?:\?|$)/.test(url);
      return { status: isPage ? 200 : 404, html: `<!doctype html><title>${isPage}</title>` };
    },
  },
});

const raw = async (line: string, headers?: readonly string[], body?: string) =>
  rawRequest(await portOf(testApp().app), line, headers, body);

function expectWellBehaved(answer: RawAnswer): void {
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).not.toMatch(internals);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
}

const long = 'a'.repeat(10_000);

describe('a fault of our own', () => {
  it('is answered with every security header and without a word about its cause', async () => {
    for (const accept of ['*/*', 'text/html,*/*;q=0.8']) {
      const answer = await raw('GET /glossary', ['Host: localhost', `Accept: ${accept}`]);
      expectWellBehaved({ ...answer, status: 400 });
      expect(answer.status).toBe(500);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toContain(accept === '*/*' ? 'json' : 'html');
    }
    expect(testApp().logLines.join('')).toContain('request failed');
  });
});

describe('odd addresses', () => {
  const unknown = [
    '/blog/%E0%A4%A',
    '/blog/%ED%A0%80',
    '/%',
    '/%%%',
    '/blog/%00',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/assets/..%2f..%2fserver.js',
    '/assets/..\\..\\server.js',
    '/media/..%2f..%2fpackage.json',
    '/media/%00',
    '/media/x%00.webp',
    '/og/..%2fhome.png',
    '/og/blog/%2e%2e%2fhome.png',
    '/a/../tips',
    '/tips/..;/admin',
    '/tips;x',
    '/TIPS',
    '/tips%2F',
    '/api',
    '/api/',
    '/API/blog/posts',
    '/api//blog/posts',
    '/api/../api/blog/posts',
    '/api/%2e%2e/blog/posts',
    '/api/blog/posts/%2E',
    '/api/blog/posts/x/%2e%2e',
    '/api/blog/posts;x',
    '/api/blog/posts%2F',
    '/api/__proto__',
    '/api/constructor/prototype',
    '/api/%E0%A4%A',
    '/trpc',
    '/trpc/',
    '/TRPC/blog.categories',
    '/trpc/%E0%A4%A',
    '/trpc/%25E0',
    '/trpc/blog%252Ecategories',
    '/trpc/__proto__',
    '/trpc/constructor',
    '/trpc/blog.__proto__',
    '/trpc/blog',
    '/trpc/blog.categories/x.css',
    `/${long}`,
    `/blog/${long}`,
    `/blog/${long}.md`,
    `/media/${long}`,
    `/og/blog/${long}.png`,
    `/trpc/${long}`,
  ];
  it.each(unknown)('%s is not found', async (address) => {
    const answer = await raw(`GET ${address}`);
    expectWellBehaved(answer);
    expect([308, 404]).toContain(answer.status);
    expect(answer.headers['cache-control'] ?? 'no-store').toContain('no-store');
  });

  it('a slug of ten thousand characters is refused by the API', async () => {
    expect((await raw(`GET /api/blog/posts/${long}`)).status).toBe(400);
  });

  it.each([
    'http://evil.example/tips',
    'http://[/tips',
    'http://evil.example:99999999/tips',
    '/tips?__proto__[x]=1&constructor.prototype=1&x=%E0%A4%A',
    `/tips?x=${long}`,
  ])('%s is the page', async (address) => {
    const answer = await raw(`GET ${address}`);
    expectWellBehaved(answer);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer)).not.toContain('evil');
  });

  it.each(['//evil.example', '/\\evil.example/', '//evil.example/%2e%2e/', 'https:evil.example'])(
    '%s never leads to another site',
    async (address) => {
      const { headers, status } = await raw(`GET ${address}`);
      if (status === 308) {
        const target = new URL(headers.location ?? '', 'https://site.example');
        expect(target.origin).toBe('https://site.example');
      } else expect([400, 404]).toContain(status);
    },
  );
});

describe('path variants of what is protected', () => {
  it.each([
    '/trpc/admin.posts.list',
    '/trpc/admin%2Eposts%2Elist',
    '/trpc/admin.posts.list?batch=1&input=%7B%7D',
    '/api/developers/current/sessions',
    '/api/developers/current/sessions/',
    '/api/DEVELOPERS/current/sessions',
  ])('%s stays closed to nobody', async (address) => {
    expect((await raw(`GET ${address}`)).status).toBe(401);
  });

  it.each(['/api/blog/posts/my-draft', '/api/BLOG/posts/my-draft', '/api/blog/posts/my-draft/'])(
    '%s hides a draft',
    async (address) => {
      await createDraft({ slug: 'my-draft' });
      expect((await raw(`GET ${address}`)).status).toBe(404);
    },
  );
});

describe('methods', () => {
  const methods = ['PATCH', 'PUT', 'DELETE', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'];
  const addresses = ['/tips', '/nowhere', '/healthz', '/rss.xml', '/media/x', '/robots.txt'];
  it.each(methods)('%s of a page or file is 405 with Allow', async (method) => {
    for (const address of addresses) {
      const answer = await raw(`${method} ${address}`);
      expectWellBehaved(answer);
      expect(answer.status, address).toBe(405);
      expect(answer.headers.allow, address).toBe('GET, HEAD');
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'METHOD_NOT_SUPPORTED' });
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s of tRPC is 405', async (method) => {
    const answer = await raw(`${method} /trpc/blog.categories`);
    expectWellBehaved(answer);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
  });

  it.each([
    ['POST', '/api/blog/categories', 'GET, HEAD'],
    ['TRACE', '/api/blog/categories', 'GET, HEAD'],
    ['OPTIONS', '/api/blog/posts', 'GET, POST, HEAD'],
    ['GET', '/api/contact', 'POST'],
    ['HEAD', '/api/contact', 'POST'],
    ['DELETE', '/api/contact', 'POST'],
    ['PATCH', '/api/blog/posts/1', 'GET, PUT, HEAD'],
  ])('%s %s is 405 and names what is taken', async (method, address, allow) => {
    const answer = await raw(`${method} ${address}`);
    expectWellBehaved(answer);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allow.split(', ').toSorted());
  });

  it('a mutation cannot be called with GET, nor a query with POST', async () => {
    const { app } = testApp();
    const mutation = await app.inject({ url: '/trpc/contact.submit?input=%7B%7D' });
    const query = await app.inject({ method: 'POST', url: '/trpc/blog.categories', payload: {} });
    expect([mutation.statusCode, query.statusCode]).toEqual([405, 405]);
  });

  it('GET with the override header of other frameworks stays GET', async () => {
    const headers = ['Host: localhost', 'X-HTTP-Method-Override: POST', 'X-Method-Override: POST'];
    expect((await raw('GET /api/contact', headers)).status).toBe(405);
  });
});

describe('what is no proper request', () => {
  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a control character', 'GET /\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['bytes beyond ASCII', 'GET /\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${long}${long}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('%s is answered like any other error', async (_what, bytes, status) => {
    const answer = await sendRaw(await portOf(testApp().app), bytes);
    expectWellBehaved(answer);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.any(String),
      code: expect.any(String),
    });
  });
});
