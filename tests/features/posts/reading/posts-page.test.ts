import { beforeEach, expect, it } from 'vitest';
import { createCategory, createPost } from '../../../factories/posts/posts.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const get = (url: string) => testApp().app.inject({ url });
beforeEach(() => testApp().deps.contentBus.announce());
const titleIn = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];

it('a category of the blog has a title of its own', async () => {
  const category = await createCategory({ name: 'Field Notes' });
  await createPost({ categoryId: category.id });
  const all = await get('/blog');
  const some = await get(`/blog?category=${category.id}`);
  expect(some.statusCode).toBe(200);
  expect(titleIn(some.body)).toBe('Field Notes - Blog | vibecode.land');
  expect(titleIn(all.body)).not.toContain('Field Notes');
});

it('a category without posts is a page that says so', async () => {
  const category = await createCategory();
  const page = await get(`/blog?category=${category.id}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('No posts available in this category yet.');
});

it('a category that does not exist is a 404 with the empty state, and an empty list for programs', async () => {
  const page = await get('/blog?category=999999');
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('No posts found');
  expect(page.body).toContain('No posts available in this category yet.');
  expect(page.body).toContain('content="noindex"');
  const list = await get('/api/blog/posts?category=999999');
  expect(list.statusCode).toBe(200);
  expect(list.json()).toEqual([]);
});

it('a cover that is stored here comes in its own sizes, the first at once and those further down when they are near', async () => {
  const stem = `post-${'ab'.repeat(16)}-1600x900`;
  const category = await createCategory();
  for (let count = 0; count < 4; count += 1) {
    await createPost({ categoryId: category.id, imageUrl: `/media/${stem}-w1600.jpg` });
  }
  const { body } = await get(`/blog?category=${category.id}`);
  const covers = body.match(/<picture>.*?<\/picture>/gs) ?? [];
  expect(covers).toHaveLength(4);
  for (const cover of covers) {
    expect(cover).toContain(
      `type="image/webp" srcSet="/media/${stem}-w480.webp 480w, /media/${stem}-w960.webp 960w, /media/${stem}-w1600.webp 1600w" sizes="`,
    );
    expect(cover).toContain('width="1600" height="900"');
  }
  expect(covers.map((cover) => cover.includes('fetchPriority="high"'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(covers[3]).toContain('loading="lazy"');
});

it('a cover from elsewhere is shown as it is, in the place of a drawn one', async () => {
  const category = await createCategory();
  await createPost({ categoryId: category.id, imageUrl: 'https://example.com/cover.jpg' });
  const { body } = await get(`/blog?category=${category.id}`);
  const cover = /<picture>.*?<\/picture>/s.exec(body)?.[0];
  expect(cover).toContain('src="https://example.com/cover.jpg"');
  expect(cover).toContain('width="1200" height="675"');
  expect(cover).not.toContain('srcSet');
});

it('what a card of the blog leads to is said in the text of its link', async () => {
  const category = await createCategory();
  const post = await createPost({ categoryId: category.id });
  const { body } = await get(`/blog?category=${category.id}`);
  const link = new RegExp(`<a[^>]*href="/blog/${post.slug}"[^>]*>(.*?)</a>`, 's').exec(body)?.[1];
  expect(link?.replaceAll(/<[^>]*>/g, '')).toContain(post.title);
});
