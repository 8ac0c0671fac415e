import { beforeEach, describe, expect, it } from 'vitest';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { from } from '../../setup/hostile/flooded-app.ts';

const testApp = setUpTestApp({
  env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_READS_PER_MINUTE: '2' },
});
let callers = 0;
beforeEach(() => {
  callers += 1;
});
const get = async (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers: { ...from(`10.0.${callers}.1`), ...headers } });

const atOnce = 400;

describe('an answer that is there already', () => {
  it.each([
    ['a page', '/tips'],
    ['a post', '/blog/a-post'],
    ['the directory', '/explore-developers'],
    ['a profile', '/developer-profile/1'],
    ['a REST read', '/api/blog/posts/a-post'],
    ['a feed', '/rss.xml'],
    ['a picture for social previews', '/og/tips.png'],
  ])('counts against no limit of its caller: %s', async (_name, url) => {
    await testApp().deps.contentBus.announce();
    await createPost({ slug: 'a-post' });
    await createDeveloper();
    const first = await get(url);
    expect(first.statusCode, first.body).toBe(200);
    const again = await Promise.all(Array.from({ length: atOnce }, () => get(url)));
    expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const etag = String(first.headers.etag);
    const held = await Promise.all(
      Array.from({ length: atOnce }, () => get(url, { 'if-none-match': etag })),
    );
    expect(new Set(held.map(({ statusCode }) => statusCode))).toEqual(new Set([304]));
    // The limit allows two reads of the directory; rendering the page used at most one.
    expect((await get('/api/developers')).statusCode).toBe(200);
  });
});
