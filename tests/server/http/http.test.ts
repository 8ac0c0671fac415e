import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

describe('every answer', () => {
  it.each(['/', '/api/blog/posts', '/api/nowhere', '/trpc/blog.categories', '/healthz'])(
    '%s carries the security headers and a request id',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(
        /^\/(?:api|trpc)/.test(url) ? /default-src 'none'/ : /script-src 'self'(;|$)/,
      );
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it('ignores X-Forwarded-Host', async () => {
    const response = await get('/api/openapi.json', { 'x-forwarded-host': 'evil.example' });
    expect(response.body).not.toContain('evil.example');
    expect(response.json().servers).toEqual([{ url: 'http://localhost:3000/api' }]);
  });
});

describe('unknown /api paths', () => {
  it.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/nowhere'],
    ['DELETE', '/api/nowhere'],
    ['GET', '/api'],
    ['GET', '/trpc/nowhere.nothing'],
  ] as const)('%s %s is a JSON 404', async (method, url) => {
    const response = await testApp().app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('HEAD is 404 like GET', async () => {
    expect((await testApp().app.inject({ method: 'HEAD', url: '/api/nowhere' })).statusCode).toBe(
      404,
    );
  });
});

describe('tRPC', () => {
  const batch = (calls: number) =>
    get(
      `/trpc/${Array.from({ length: calls }, () => 'blog.categories').join(',')}?batch=1&input=${encodeURIComponent('{}')}`,
    );

  it('takes ten calls in one request and refuses eleven', async () => {
    expect((await batch(10)).statusCode).toBe(200);
    expect((await batch(11)).statusCode).toBe(400);
  });

  it('is never cached', async () => {
    expect((await get('/trpc/blog.categories')).headers['cache-control']).toBe('private, no-store');
  });

  it('refuses every body that is not JSON before reading it', async () => {
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/trpc/contact.submit',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(response.statusCode).toBe(415);
  });

  it('reads plain JSON only: superjson types of an input are not built', async () => {
    const response = await testApp().app.inject({
      method: 'POST',
      url: '/trpc/contact.submit',
      payload: { json: {}, meta: { values: { __proto__: ['map'] } } },
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('health', () => {
  it('answers /healthz and /readyz while the database is there', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers /readyz with 503 and Retry-After while it is not', async () => {
    const { deps } = testApp();
    const query = deps.db.pool.query;
    deps.db.pool.query = async () => {
      throw new Error('the database is away');
    };
    const response = await get('/readyz');
    deps.db.pool.query = query;
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
  });
});

describe('the log', () => {
  it('keeps paths without their query, and no canary of headers or bodies', async () => {
    await get('/tips?q=canary-query', { 'admin-token': 'canary-token', cookie: 'a=canary-cookie' });
    await testApp().app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { email: 'canary-mail' },
    });
    const log = testApp().logLines.join('');
    expect(log).toContain('"path":"/tips"');
    expect(log).not.toContain('canary');
  });
});
