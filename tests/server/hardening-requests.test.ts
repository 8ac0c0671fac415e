import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createDraft } from '../factories/blog.ts';
import { createDeveloper } from '../factories/developers.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { internals, portOf, type RawAnswer, rawRequest, sendRaw } from '../setup/raw-http.ts';

const testApp = setUpTestApp({
  renderer: {
    async render({ url }) {
      if (url === '/glossary') throw new Error('SELECT "secret" at /work/src/server/x.ts:1:1');
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
      const answer = await raw('GET /glossary', ['Host: x', `Accept: ${accept}`]);
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
    const headers = ['Host: x', 'X-HTTP-Method-Override: POST', 'X-Method-Override: POST'];
    expect((await raw('GET /api/contact', headers)).status).toBe(405);
  });
});

describe('what is no proper request', () => {
  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a control character', 'GET /\u0001 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['bytes beyond ASCII', 'GET /\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${long}${long}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
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

describe('Host and its relatives', () => {
  it.each([
    'Host: ::::',
    'Host: a b',
    'Host: evil.example/x?y#z',
    'Host: ',
    'Host: \u00ff',
    'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example',
  ])('%j changes nothing', async (header) => {
    for (const address of ['/tips', '/api/blog/categories', '/trpc/blog.categories', '/rss.xml']) {
      const answer = await raw(`GET ${address}`, [header]);
      expect(answer.status, address).toBe(200);
      expect(JSON.stringify(answer)).not.toContain('evil');
    }
  });

  it('a forged X-Forwarded-For moves no limit', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const response = await testApp().app.inject({
        method: 'POST',
        url: '/trpc/admin.login',
        headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` },
        payload: { username: `nobody-${i}`, password: 'wrong' },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('cookies', () => {
  const garbage = [
    'admin_session=%E0%A4%A; developer_session=%E0%A4%A',
    'admin_session=%00; developer_session=%00',
    'admin_session=\u00ff\u00fe; developer_session=\u00ff',
    'admin_session; developer_session',
    'admin_session=; developer_session=',
    '=; ;;; ==; __proto__=1; a=%',
    `admin_session=${long}; developer_session=x`,
    `admin_session=${'a'.repeat(40)}; developer_session=${'a'.repeat(40)}`,
    'admin_session="a"; developer_session={}',
  ];
  it.each(garbage)('%j are nobody', async (cookie) => {
    const headers = ['Host: x', `Cookie: ${cookie}`];
    const me = await raw('GET /trpc/admin.me', headers);
    expect([me.status, me.body.includes('"json":null')]).toEqual([200, true]);
    expect((await raw('GET /api/developers/current', headers)).body).toBe('null');
    expect((await raw('GET /api/developers/current/sessions', headers)).status).toBe(401);
    const post = ['Content-Length: 0', ...headers];
    expect((await raw('POST /api/developers/logout', post)).status).toBe(200);
    expect((await raw('GET /blog/unknown', headers)).status).toBe(404);
  });

  it('one that cannot be a session does not hide the real one', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const headers = { cookie: `developer_session=%E0%A4; developer_session=x; ${cookie}` };
    const response = await testApp().app.inject({ url: '/api/developers/current', headers });
    expect(response.json()).toMatchObject({ id });
  });
});

describe('bodies', () => {
  const post = (url: string, payload: string, contentType = 'application/json') =>
    testApp().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload,
    });
  const depth = 500_000;
  const bombs = [
    '['.repeat(depth) + ']'.repeat(depth),
    '{"a":'.repeat(depth / 3),
    `${'{"firstName":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    `{"description":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    `{${Array.from({ length: 100_000 }, (_, i) => `"${i}":1`).join()}}`,
    `{"firstName":"${'\\u0000'.repeat(200_000)}"}`,
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    '{"firstName":{"__proto__":{"isAdmin":true}}}',
    '{"firstName":1e999,"lastName":-0,"email":{"toString":1}}',
    '',
    'null',
    '[]',
    '"text"',
    '1',
    '{',
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '\u0000',
  ];
  it.each(['/api/contact', '/trpc/contact.submit'])('%s refuses every bomb', async (url) => {
    for (const bomb of bombs) {
      const response = await post(url, bomb);
      expect(response.statusCode, bomb.slice(0, 40)).toBe(400);
      expect(response.body.length, bomb.slice(0, 40)).toBeLessThan(20_000);
      expect(response.body).not.toMatch(internals);
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('a list of a million wrong items does not get a million complaints', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const projectIds = Array.from({ length: 500_000 }, () => 'x');
    for (const [method, url] of [
      ['PUT', '/api/developers/current/projects'],
      ['POST', '/trpc/developer.projects.reorder'],
    ] as const) {
      const response = await testApp().app.inject({
        method,
        url,
        headers: { cookie },
        payload: { projectIds },
      });
      expect(response.statusCode, url).toBe(400);
      expect(response.body.length, url).toBeLessThan(20_000);
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/jsonx',
    'application/json-patch+json',
    'text/json',
    ';;',
  ])('of type %s are 415 at every address that takes one', async (contentType) => {
    for (const url of ['/api/contact', '/trpc/contact.submit', '/api/blog/posts']) {
      const response = await post(url, '{}', contentType);
      expect(response.statusCode, url).toBe(415);
      expect(response.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    }
  });

  const megabyte = Buffer.alloc(1024 * 1024, 97);
  /** Sends 200 MB without a length, as far as the server lets it, and answers the status. */
  const pour = (port: number, path: string, contentType: string) =>
    new Promise<number>((resolve, reject) => {
      let left = 200;
      const outgoing = request({
        port,
        path,
        host: '127.0.0.1',
        method: 'POST',
        headers: { 'content-type': contentType, 'transfer-encoding': 'chunked' },
      });
      outgoing.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      const more = () => {
        while (left > 0 && !outgoing.destroyed) {
          left -= 1;
          if (!outgoing.write(megabyte)) {
            outgoing.once('drain', more);
            return;
          }
        }
        if (!outgoing.destroyed) outgoing.end();
      };
      more();
    });

  it('without end are refused, whatever their type, and cost no memory', async () => {
    const port = await portOf(testApp().app);
    const before = process.memoryUsage().arrayBuffers;
    for (const path of ['/api/contact', '/trpc/contact.submit', '/tips', '/healthz']) {
      for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
        // The answer arrives although the sender is still sending.
        expect([405, 413, 415], `${path} ${type}`).toContain(await pour(port, path, type));
      }
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024);
  });
});
