import { beforeEach, expect, it } from 'vitest';
import { createCategory, createPost } from '../factories/posts.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { sourceRenderer } from '../setup/rendered-app.ts';

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
