import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
