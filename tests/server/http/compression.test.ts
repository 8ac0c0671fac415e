import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

const bio = 'Builds small things that last. '.repeat(8);
const reads = ['/api/developers', '/trpc/developer.list?input={}', '/api/openapi.json'];
const fill = async () => {
  for (let count = 0; count < 8; count += 1) await createDeveloper({ bio });
};

describe.each(reads)('%s, asked by nobody in particular', (url) => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is compressed for %j', async (accepted, encoding, decode) => {
    await fill();
    const plain = await get(url);
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': accepted });
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(decode(rawPayload).toString()).toBe(plain.body);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(rawPayload.length).toBeLessThan(plain.body.length / 2);
    expect(headers['content-type']).toBe(plain.headers['content-type']);
  });

  it.each(['br;q=0', 'identity', '*;q=0', '', ';;q=x,'])(
    'is sent as it is for %j',
    async (accepted) => {
      await fill();
      const { statusCode, headers, body } = await get(url, { 'accept-encoding': accepted });
      expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
      expect(() => JSON.parse(body)).not.toThrow();
      // A cache must not serve this answer to clients that accept another encoding.
      expect(headers.vary).toContain('accept-encoding');
    },
  );
});

it('what is asked by somebody is sent as it is: its length would tell what stands there beside their own words', async () => {
  await fill();
  const { cookie } = await signedInAdmin(testApp());
  const callers: Record<string, string>[] = [
    { cookie },
    { cookie: 'anything=1' },
    { 'admin-token': 'vcl_x' },
  ];
  for (const headers of callers) {
    for (const url of reads) {
      const answer = await get(url, { 'accept-encoding': 'br', ...headers });
      expect([url, answer.headers['content-encoding']]).toEqual([url, undefined]);
      expect(answer.body.length).toBeGreaterThan(1_024);
    }
  }
});

it('neither small answers, nor refusals, nor large files are compressed', async () => {
  for (const url of [
    '/healthz',
    '/api/developers?limit=0',
    '/trpc/blog.post?input={}',
    '/api/reference/js/scalar.js',
  ]) {
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect([url, answer.headers['content-encoding']]).toEqual([url, undefined]);
  }
});

it.each(['/api/developers', '/api/blog/posts', '/api/openapi.json'])(
  'HEAD %s tells the length of what GET sends',
  async (url) => {
    await fill();
    await createPost({ excerpt: bio });
    for (const accepted of ['br', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const whole = await get(url, headers);
      const head = await testApp().app.inject({ method: 'HEAD', url, headers });
      expect(head.body).toBe('');
      for (const name of ['content-length', 'content-encoding', 'content-type', 'vary', 'etag']) {
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      }
    }
  },
);
