import { expect, it } from 'vitest';
import { PageCache } from '../../src/server/http/pages/page-cache.ts';
import { createMetrics } from '../../src/server/metrics.ts';

const answer = (body: string) => ({
  status: 200,
  contentType: 'text/html',
  body,
  isCacheable: true,
});

it('keeps no rendering that was under way when the content changed', async () => {
  const cache = new PageCache(createMetrics());
  let finish = (_body: string) => {};
  const body = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const underWay = cache.get('/tips', async () => answer(await body));
  cache.clear();
  finish('old');
  expect((await underWay).identity.toString()).toBe('old');
  const after = await cache.get('/tips', async () => answer('new'));
  expect(after.identity.toString()).toBe('new');
});
