import { beforeEach, expect, it } from 'vitest';
import { createPost } from '../../../factories/posts/posts.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

const link = '<a href="/glossary/webhook">webhook</a>';
const content = '<p>It sends a webhook and keeps a secret.</p>';

async function open(slug: string): Promise<string> {
  const { body } = await testApp().app.inject({ url: `/blog/${slug}` });
  return body;
}

it('the page of a post leads from a term to its page, and not from everyday words', async () => {
  await createPost({ slug: 'bells', content });
  const page = await open('bells');
  expect(page).toContain(link);
  expect(page).not.toContain('/glossary/secret');
});

it('a post for programs has the text as it was written', async () => {
  await createPost({ slug: 'bells', content });
  for (const url of ['/api/blog/posts/bells', '/blog/bells.md', '/rss.xml']) {
    const { body } = await testApp().app.inject(url);
    expect(body).toContain('webhook');
    expect(body).not.toContain('/glossary/');
  }
});

it('a post in another language has no links to English words', async () => {
  const { id } = await createPost({ slug: 'glocken', content });
  await testApp().deps.db.prisma.blogPost.update({ where: { id }, data: { language: 'de' } });
  expect(await open('glocken')).not.toContain('href="/glossary/');
});
