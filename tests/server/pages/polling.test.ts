import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { polledAddresses, polledPicture } from '../../setup/steps/polled-addresses.ts';

const testApp = setUpTestApp({
  env: { PUBLIC_READS_PER_MINUTE: '100000' },
  // The store accepts every call and answers none.
  replace: ({ mediaStore }) => ({
    mediaStore: { ...mediaStore, open: () => new Promise(() => {}) },
  }),
});
beforeAll(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => vi.useRealTimers());

const lifetimeSeconds = 30;
const stepSeconds = 7;

/** `npm run test:polling` does the same by the real clock and against the built program. */
it('every public address goes on being answered over three lifetimes of the cache, while posts change and a store stalls', async () => {
  const { app, deps } = testApp();
  const { id } = await createPost({ slug: 'a-post' });
  const developer = await createDeveloper();
  const stalled = app.inject(polledPicture);
  const addresses = polledAddresses('a-post', developer.id);
  for (let seconds = 0; seconds <= 3 * lifetimeSeconds; seconds += stepSeconds) {
    for (const [url, status] of addresses) {
      const answer = await app.inject(url);
      expect(answer.statusCode, `${url} after ${seconds} s`).toBe(status);
    }
    // Leaves a whole cache lifetime between two changes.
    if (seconds % 5 === 0) {
      const title = `Changed after ${seconds} s`;
      await deps.db.prisma.blogPost.update({ where: { id }, data: { title } });
      await deps.contentBus.announce();
      expect((await app.inject('/api/blog/posts/a-post')).json().title).toBe(title);
    }
    vi.advanceTimersByTime(stepSeconds * 1_000);
  }
  expect((await stalled).statusCode).toBe(503);
});
