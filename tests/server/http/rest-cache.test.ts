import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const get = (url: string) => testApp().app.inject({ url });

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Times before, at and after renewals in the background, over three lifetimes. */
const askedAtSeconds = [0, 23, 33, 56, 66, 89, 99];

it.each([
  '/api/blog/categories',
  '/api/blog/posts',
  '/api/blog/posts?limit=2',
  '/api/blog/posts/a-post',
])(
  '%s goes on being answered over the lifetimes of its answer',
  async (url) => {
    await createPost({ slug: 'a-post' });
    let nowSeconds = 0;
    for (const atSeconds of askedAtSeconds) {
      vi.advanceTimersByTime((atSeconds - nowSeconds) * 1_000);
      nowSeconds = atSeconds;
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['content-type']], `after ${atSeconds} s`).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
    }
  },
  5_000,
);

it('/api/content is answered from the cache, and a save shows at once', async () => {
  const read = () => get('/api/content/home');
  const first = await read();
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: expect.any(String),
  });
  const url = '/api/content/home';
  const held = { 'if-none-match': String(first.headers.etag) };
  expect((await testApp().app.inject({ url, headers: held })).statusCode).toBe(304);

  const { caller } = await signedInAdmin(testApp());
  const { value, version } = await caller.admin.content.get({ kind: 'home' });
  const hero = { ...Object(value.hero), eyebrow: 'Another line' };
  await caller.admin.content.save({ kind: 'home', value: { ...value, hero }, version });
  expect((await read()).body).toContain('Another line');
});
