import { afterEach, expect, it, vi } from 'vitest';
import { nextPostCount } from '../../../../src/features/posts/posts.ts';
import { paths } from '../../../../src/shared/paths.ts';
import { createDeveloper } from '../../../factories/developers.ts';
import { createPost } from '../../../factories/posts/posts.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

afterEach(() => {
  vi.useRealTimers();
});

const open = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });
const afterAnyChange = async (url: string, headers?: Record<string, string>) => {
  await testApp().deps.contentBus.announce();
  return open(url, headers);
};

it('a page is not sent again to a reader who has it, though something else has changed', async () => {
  const { slug } = await createPost();
  // The page links to this many posts; older ones do not change it.
  for (let count = 0; count < nextPostCount; count += 1) await createPost();
  const { etag } = (await open(paths.post(slug))).headers;
  await createPost();
  const again = await afterAnyChange(paths.post(slug), { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
});

it('a page shows what has changed on it', async () => {
  const { id, slug } = await createPost({ title: 'Before' });
  await open(paths.post(slug));
  await testApp().deps.db.prisma.blogPost.update({ where: { id }, data: { title: 'After' } });
  expect((await afterAnyChange(paths.post(slug))).body).toContain('After</h1>');
});

it('a page is drawn anew on another day, for what it says of time', async () => {
  const { id } = await createDeveloper({ yearStartedCoding: 2010 });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-12-31T23:59:00Z') });
  expect((await open(paths.developerProfile(id))).body).toContain('15 years');
  vi.setSystemTime(new Date('2026-01-01T00:01:00Z'));
  expect((await afterAnyChange(paths.developerProfile(id))).body).toContain('16 years');
});
