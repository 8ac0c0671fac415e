import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../../../src/shared/paths.ts';
import { serverPaths } from '../../../../src/shared/server-paths.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { createDeveloper } from '../../../factories/developers.ts';
import { createDraft, createPost } from '../../../factories/posts/posts.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: {
    SITE_URL: 'https://site.example',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_READS_PER_MINUTE: '3',
  },
});
const origin = 'https://site.example';
let callers = 0;
/** Each test reads from a network of its own, so that limits of one end with it. */
const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers: { 'x-forwarded-for': `198.18.${callers}.1`, ...headers } });
beforeEach(async () => {
  callers += 1;
  await testApp().deps.contentBus.announce('rows');
});

const markdownType = 'text/markdown; charset=utf-8';
const wanted = { accept: 'text/markdown' };

describe('the Markdown of a page', () => {
  it.each([
    [paths.home, '/index.md'],
    [paths.services, '/services.md'],
    [paths.toolPage('cursor'), '/tools/cursor.md'],
    ['/explore-developers?country=Chile', '/explore-developers.md?country=Chile'],
  ])('of %s is at %s, and each names the other', async (page, twin) => {
    const [html, markdown] = [await get(page), await get(twin)];
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.headers.link).toBe(`<${origin}${twin}>; rel="alternate"; type="text/markdown"`);
    expect(markdown.statusCode).toBe(200);
    expect(markdown.headers['content-type']).toBe(markdownType);
    expect(markdown.headers.link).toBe(`<${origin}${page}>; rel="canonical"`);
    const asked = await get(page, wanted);
    expect(asked.headers['content-type']).toBe(markdownType);
    expect(asked.body).toBe(markdown.body);
  });

  it('begins with what the page says about itself', async () => {
    const { body } = await get('/privacy.md');
    expect(body).toMatch(
      /^---\ntitle: ".+"\ndescription: ".+"\naddress: "https:\/\/site\.example\/privacy"\nchanged: "\d{4}-\d\d"\n---\n/,
    );
  });

  it('is held, sent without body and packed as its page is', async () => {
    const first = await get('/services.md');
    const again = await get('/services.md', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    const head = await testApp().app.inject({ method: 'HEAD', url: '/services.md' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(first.headers.etag);
    const packed = await get('/services.md', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await get('/services')).headers.etag).not.toBe(first.headers.etag);
  });

  it('is kept by shared caches at its own address alone', async () => {
    const [html, twin] = [await get('/services'), await get('/services.md')];
    expect(twin.headers['cache-control']).toBe(html.headers['cache-control']);
    expect(twin.headers.vary).toBe('accept-encoding');
    expect(html.headers.vary).toBe('accept, accept-encoding');
    const asked = await get('/services', wanted);
    expect(asked.headers.vary).toBe('accept, accept-encoding');
    expect(asked.headers['cache-control']).toContain('private');
  });

  it('ignores what its page ignores, and is one address', async () => {
    const answer = await get('/services.md?utm_source=x');
    expect(answer.body).toBe((await get('/services.md')).body);
    const doubled = await get('//services.md?utm_source=x');
    expect(doubled.statusCode).toBe(308);
    expect(doubled.headers.location).toBe('/services.md');
  });

  it('of no page is the page of missing addresses, as Markdown', async () => {
    for (const answer of [await get('/no-such-page.md'), await get('/no-such-page', wanted)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe(markdownType);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('\n# ');
    }
  });

  it.each(['/admin.md', '/admin/posts.md', '/previews/x.md', '/.md', '/services/.md'])(
    'is not made for %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).not.toBe(markdownType);
    },
  );

  it('follows a redirect to the Markdown of the new place', async () => {
    const { id } = await createDeveloper();
    const { prisma } = testApp().deps.db;
    const post = await createPost({ slug: 'new-name' });
    await prisma.blogSlugRedirect.create({ data: { slug: 'old-name', postId: post.id } });
    const twin = await get('/blog/old-name.md');
    expect([twin.statusCode, twin.headers.location]).toEqual([301, '/blog/new-name.md']);
    const page = await get('/blog/old-name', wanted);
    expect([page.statusCode, page.headers.location]).toEqual([301, '/blog/new-name']);
    expect((await get(serverPaths.markdownOf(paths.developerProfile(id)))).statusCode).toBe(200);
  });
});

describe('a post', () => {
  it('has one Markdown, written from its text', async () => {
    await createPost({ slug: 'one', title: 'One', content: '<p>Words</p>' });
    const [twin, asked] = [await get('/blog/one.md'), await get('/blog/one', wanted)];
    expect(twin.body).toMatch(/^# One\n/);
    expect(asked.body).toBe(twin.body);
  });

  it('that is not public is missing for its admin too', async () => {
    const { cookie } = await signedInAdmin(testApp());
    await createDraft({ slug: 'hidden', content: '<p>canary</p>' });
    for (const [url, headers] of [
      ['/blog/hidden.md', { cookie }],
      ['/blog/hidden', { cookie, ...wanted }],
    ] as const) {
      const answer = await get(url, headers);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('canary');
    }
  });
});

it('a change of content is in both forms at once', async () => {
  const { id } = await createDeveloper({ bio: 'before' });
  const twin = serverPaths.markdownOf(paths.developerProfile(id));
  await testApp().deps.contentBus.announce('rows');
  expect((await get(twin)).body).toContain('before');
  await testApp().deps.db.prisma.developer.update({ where: { id }, data: { bio: 'after' } });
  await testApp().deps.contentBus.announce('rows');
  expect((await get(twin)).body).toContain('after');
  expect((await get(paths.developerProfile(id), wanted)).body).toContain('after');
});

it('profiles as Markdown count as reads until they are cached', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => createDeveloper()));
  await testApp().deps.contentBus.announce('rows');
  const twins = made.map(({ id }) => serverPaths.markdownOf(paths.developerProfile(id)));
  const statuses: number[] = [];
  for (const twin of [...twins, twins[0] ?? '']) {
    statuses.push((await get(twin)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});
