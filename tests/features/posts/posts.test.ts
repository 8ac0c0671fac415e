import { describe, expect, it } from 'vitest';
import { createCategory, createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const get = (url: string) => testApp().app.inject({ url });

describe('GET /api/blog/categories', () => {
  it('lists id, name and description, and nothing else', async () => {
    const category = await createCategory({ name: 'Guides', description: 'How to' });
    const response = await get('/api/blog/categories');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([{ id: category.id, name: 'Guides', description: 'How to' }]);
  });
});

describe('GET /api/blog/posts', () => {
  it('answers whole posts, newest first', async () => {
    const older = await createPost({ publishedAt: new Date('2026-01-01') });
    const newer = await createPost({ publishedAt: new Date('2026-02-01') });
    const response = await get('/api/blog/posts');
    expect(response.json().map((post: { id: number }) => post.id)).toEqual([newer.id, older.id]);
    expect(response.json()[0]).toEqual({
      id: newer.id,
      title: newer.title,
      slug: newer.slug,
      excerpt: newer.excerpt,
      content: newer.content,
      categoryId: null,
      imageUrl: '',
      metaTitle: '',
      metaDescription: '',
      metaKeywords: '',
      isPublished: 'true',
      updatedAt: newer.updatedAt.toISOString(),
      publishedAt: '2026-02-01T00:00:00.000Z',
    });
  });

  it('pages through posts of the same moment without losing or repeating one', async () => {
    const publishedAt = new Date('2026-03-01');
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await createPost({ publishedAt })).id);
    const seen: number[] = [];
    for (let page = 0; page < 3; page += 1) {
      const posts = await testApp().caller.blog.posts({ limit: 2, cursor: seen.at(-1) });
      seen.push(...posts.map(({ id }) => id));
    }
    expect(seen).toEqual(ids);
  });

  it('filters by category', async () => {
    const category = await createCategory();
    const inside = await createPost({ categoryId: category.id });
    await createPost();
    const response = await get(`/api/blog/posts?category=${category.id}`);
    expect(response.json().map((post: { id: number }) => post.id)).toEqual([inside.id]);
  });

  it('pages by the id of the last post', async () => {
    const posts = [await createPost(), await createPost(), await createPost()];
    const first = (await get('/api/blog/posts?limit=2')).json();
    const second = (await get(`/api/blog/posts?limit=2&cursor=${first.at(-1).id}`)).json();
    expect([...first, ...second].map((post) => post.id)).toEqual(posts.map((post) => post.id));
  });

  it.each([
    'category=abc',
    'category=0',
    'category=99999999999',
    'limit=0',
    'limit=101',
    'cursor=-1',
  ])('refuses ?%s with 400 and says where', async (query) => {
    const response = await get(`/api/blog/posts?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
    expect(response.json().issues[0].path).toEqual([query.split('=')[0]]);
  });
});

describe('GET /api/blog/posts/{slug}', () => {
  it('answers one post', async () => {
    const post = await createPost({ slug: 'first-steps' });
    const response = await get('/api/blog/posts/first-steps');
    expect(response.json()).toMatchObject({
      id: post.id,
      slug: 'first-steps',
      isPublished: 'true',
    });
  });

  it('answers 404 for an unknown slug', async () => {
    const response = await get('/api/blog/posts/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Post not found' });
  });

  it('answers 400 for a slug with a NUL character', async () => {
    expect((await get('/api/blog/posts/a%00b')).statusCode).toBeLessThan(500);
  });

  it('says how large a stored picture is and where its smaller copies are, also for posts of long ago', async () => {
    const stem = `post-${'0a'.repeat(16)}-1200x800`;
    const { slug } = await createPost({
      content: `<p><img src="/media/${stem}-w1200.jpg" alt="A bench" width="3" srcset="/evil 1w"></p>`,
    });
    const { content } = (await get(`/api/blog/posts/${slug}`)).json();
    expect(content).toMatch(/ width="1200" .*height="800"/);
    expect(content).toContain(
      `srcset="/media/${stem}-w480.webp 480w, /media/${stem}-w960.webp 960w, /media/${stem}-w1200.webp 1200w"`,
    );
    expect(content).toContain(' sizes="');
    expect(content).toContain('alt="A bench"');
    const feed = (await get('/rss.xml')).body;
    expect(feed).toContain(`http://localhost:3000/media/${stem}-w480.webp 480w`);
    expect(feed).not.toMatch(/(?:src|srcset)=(?:"|&quot;)\//);
  });

  it('leaves a picture from elsewhere as it is', async () => {
    const { slug } = await createPost({
      content: '<img src="https://example.org/a.png" width="30">',
    });
    expect((await get(`/api/blog/posts/${slug}`)).json().content).toBe(
      '<img src="https://example.org/a.png" width="30" alt="" loading="lazy" decoding="async" />',
    );
  });

  it.each([
    'data:text/html,<b>x</b>',
    'javascript:alert(1)',
    'vbscript:x',
    '//example.org',
    'blob:x',
  ])('keeps no link and no picture to %s', async (address) => {
    const { slug } = await createPost({
      content: `<p><a href="${address}">out</a><img src="${address}" alt=""></p>`,
    });
    const { content } = (await get(`/api/blog/posts/${slug}`)).json();
    expect(content).not.toContain('href=');
    expect(content).not.toContain('src=');
  });

  it('sanitizes stored HTML again when it is served', async () => {
    await createPost({
      slug: 'hostile',
      content: '<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x()">l</a>',
    });
    const { content } = (await get('/api/blog/posts/hostile')).json();
    expect(content).toBe('<p>Hi</p><a>l</a>');
  });
});

describe('what is not public', () => {
  it.each([
    ['a draft', { isPublished: false }],
    ['a scheduled post', { publishedAt: new Date(Date.now() + 60_000) }],
    ['a deleted post', { deletedAt: new Date() }],
  ])('keeps %s out of the list and the slug', async (_name, state) => {
    const post = await createPost({ title: 'canary', ...state });
    expect((await get('/api/blog/posts')).body).not.toContain('canary');
    expect((await get(`/api/blog/posts/${post.slug}`)).statusCode).toBe(404);
    expect((await testApp().caller.blog.cards({})).items).toEqual([]);
  });

  it('shows a draft to a signed-in admin', async () => {
    const { deps, app, cookieFor } = testApp();
    const draft = await createDraft();
    const admin = await deps.db.prisma.admin.create({
      data: { username: 'owner', passwordHash: 'unused' },
    });
    const response = await app.inject({
      url: `/api/blog/posts/${draft.slug}`,
      headers: { cookie: await cookieFor('admin', admin.id) },
    });
    expect(response.json()).toMatchObject({ id: draft.id, isPublished: 'false' });
    expect(response.headers['cache-control']).toContain('no-store');
  });
});

describe('blog.cards', () => {
  it('carries what a card shows, twelve at a time', async () => {
    for (let count = 0; count < 13; count += 1) await createPost();
    const first = await testApp().caller.blog.cards({});
    expect(first.items).toHaveLength(12);
    expect(first.items[0]).not.toHaveProperty('content');
    const second = await testApp().caller.blog.cards({ cursor: first.nextCursor });
    expect(second.items).toHaveLength(1);
    expect(second.nextCursor).toBeNull();
  });
});
