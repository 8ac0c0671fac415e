import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string };

describe('Accept-Encoding', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,*', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['identity, br;q=0.1', undefined],
    ['abroad', undefined],
    ['', undefined],
    ['\u00ff;;q=x,', undefined],
  ])('%j gets %s', async (accepted, encoding) => {
    const { headers, statusCode } = await testApp().app.inject({
      url: '/tips',
      headers: { 'accept-encoding': accepted },
    });
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toContain('accept-encoding');
  });
});

describe('a body that is no object', () => {
  it.each(['[]', '[{"bio":"x"}]', 'null', '"bio"', '1', 'true'])('%s is 400', async (payload) => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const answer = await testApp().app.inject({
      method: 'PATCH',
      url: `/api/developers/${id}`,
      headers: { cookie, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: 'Please send a JSON object.',
      code: 'BAD_REQUEST',
    });
  });
});

describe('an address with an id that nothing can have', () => {
  const calls: Call[] = ['nope', '0', '-1', '1.5', '1e3', '2147483648', '9'.repeat(30)].flatMap(
    (id) => [
      { url: `/api/developers/profile/${id}` },
      { method: 'PATCH', url: `/api/developers/${id}` },
      { method: 'PUT', url: `/api/developers/current/projects/${id}` },
      { method: 'DELETE', url: `/api/developers/current/messages/${id}` },
      { method: 'DELETE', url: `/api/developers/current/sessions/${id}` },
    ],
  );
  it.each(calls)('$method $url is not found, like its page', async (call) => {
    const answer = await testApp().app.inject(call);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'Not found', code: 'NOT_FOUND' },
    ]);
  });

  it('is read as a slug where posts are read, and as an id where they are written', async () => {
    await createPost({ slug: 'a-post' });
    const { app } = testApp();
    expect((await app.inject('/api/blog/posts/a-post')).statusCode).toBe(200);
    const written = await app.inject({ method: 'PUT', url: '/api/blog/posts/a-post', payload: {} });
    expect(written.statusCode).toBe(401);
  });
});

const insides =
  /NaN|expected|received|undefined|pattern|\/\^|\$\/|\(\?:|\\d|Invalid input|Invalid string/;

describe('what is wrong with an input', () => {
  it.each([
    [{ url: '/api/blog/posts?category=x' }, 'category must be a number'],
    [{ url: '/api/blog/posts?cursor=1.5' }, 'cursor must be a whole number'],
    [{ url: '/api/blog/posts?limit=0' }, 'limit must be at least 1'],
    [{ url: '/api/blog/posts?limit=101' }, 'limit must be at most 100'],
    [{ url: `/api/blog/posts/${'a'.repeat(121)}` }, 'slug must have at most 120 characters'],
    [{ method: 'POST', url: '/api/contact' }, 'First name must be at least 2 characters'],
  ] as const)('%o: %s', async (call, message) => {
    const answer = await testApp().app.inject(call);
    expect(answer.statusCode).toBe(400);
    const body = answer.json();
    expect(body.message).toContain(message);
    expect(answer.body).not.toMatch(insides);
    expect(Object.keys(body).toSorted()).toEqual(['code', 'issues', 'message']);
    for (const issue of body.issues) {
      expect(Object.keys(issue).toSorted()).toEqual(['message', 'path']);
    }
  });

  it('is said in words over tRPC too', async () => {
    const { app } = testApp();
    const { cookie } = await signedInAdmin(testApp());
    for (const [name, input] of [
      ['developer.profile', { developerId: 'nope' }],
      ['blog.cards', { category: [] }],
      ['admin.posts.get', {}],
      ['admin.posts.list', { status: 'x' }],
      ['admin.posts.list', { page: null }],
    ]) {
      const url = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;
      const answer = await app.inject({ url, headers: { cookie } });
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json().error.json.message).toMatch(/^\w+ (?:must be|is required)/);
      expect(answer.body).not.toMatch(insides);
    }
  });

  it('shows no regular expression where an input has to be written in a certain way', async () => {
    const { cookie } = await signedInAdmin(testApp());
    for (const name of ['admin.categories.create', 'admin.tokens.create', 'admin.posts.schedule']) {
      const answer = await testApp().app.inject({
        method: 'POST',
        url: `/trpc/${name}`,
        headers: { cookie },
        payload: { id: 1, name: '\u0001', slug: '!', description: '', publishedAt: 'soon' },
      });
      expect(answer.statusCode, name).toBe(400);
      expect(answer.body).not.toMatch(insides);
    }
  });
});

describe('a refusal before any procedure is reached', () => {
  const trpcClientReads = {
    error: {
      json: {
        message: expect.stringMatching(/\w/),
        code: expect.any(Number),
        data: {
          code: expect.stringMatching(/^[A-Z_]+$/),
          httpStatus: expect.any(Number),
          fieldErrors: null,
        },
      },
    },
  };
  const foreign = { origin: 'https://evil.example' };
  const form = { 'content-type': 'text/plain' };

  it.each([
    ['another site', 403, { method: 'POST', url: 'contact.submit', headers: foreign }],
    ['another content type', 415, { method: 'POST', url: 'contact.submit', headers: form }],
    ['another method', 405, { method: 'PUT', url: 'contact.submit', headers: {} }],
    ['an odd name', 404, { method: 'GET', url: 'blog%252Eposts', headers: {} }],
  ] as const)('below /trpc, for %s, has the envelope of tRPC', async (_what, status, call) => {
    const answer = await testApp().app.inject({ ...call, url: `/trpc/${call.url}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(trpcClientReads);
  });

  it.each([
    ['another site', 403, { method: 'POST', url: 'contact', headers: foreign }],
    ['another content type', 415, { method: 'POST', url: 'contact', headers: form }],
    ['another method', 405, { method: 'PUT', url: 'contact', headers: {} }],
    ['an unknown address', 404, { method: 'GET', url: 'nowhere', headers: {} }],
    ['an unknown slug', 404, { method: 'GET', url: 'blog/posts/no-such-post', headers: {} }],
    ['no session', 401, { method: 'DELETE', url: 'developers/current', headers: {} }],
  ] as const)('below /api, for %s, has the shape of all', async (_what, status, call) => {
    const answer = await testApp().app.inject({ ...call, url: `/api/${call.url}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/\w/),
      code: expect.any(String),
    });
  });
});
