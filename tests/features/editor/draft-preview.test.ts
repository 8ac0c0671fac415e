import { expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

const banner = /<aside[^>]+aria-label="Draft preview"/;

async function read(slug: string) {
  const { cookie } = await signedInAdmin(testApp());
  const asAdmin = await testApp().app.inject({ url: `/blog/${slug}`, headers: { cookie } });
  const asReader = await testApp().app.inject(`/blog/${slug}`);
  return { asAdmin, asReader };
}

it.each([
  ['a draft', () => createDraft({ title: 'Unready' })],
  ['a scheduled post', () => createPost({ title: 'Unready', publishedAt: new Date('2999-01-01') })],
])('shows %s to an admin, marked as a draft preview, and to nobody else', async (_name, create) => {
  const { slug } = await create();
  const { asAdmin, asReader } = await read(slug);
  expect(asAdmin.statusCode).toBe(200);
  expect(asAdmin.body).toContain('Unready');
  expect(asAdmin.body).toMatch(banner);
  expect(asAdmin.headers['cache-control']).toBe('private, no-store');
  expect(asReader.statusCode).toBe(404);
  expect(asReader.body).not.toContain('Unready');
});

it('marks no post that readers see', async () => {
  const { slug } = await createPost({ title: 'Ready' });
  const { asAdmin, asReader } = await read(slug);
  for (const answer of [asAdmin, asReader]) {
    expect(answer.body).toContain('Ready');
    expect(answer.body).not.toMatch(banner);
  }
});
