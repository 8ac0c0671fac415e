import type { Page } from '@playwright/test';
import { createPost, expect, test } from '../../setup/steps/admin-steps.ts';

test.use({ expectedMessages: [/status of 409/] });

const savedAt = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });
const excerpt = (page: Page) => page.getByLabel('Excerpt');

test('two windows with one post lose nothing to each other', async ({ page, context }) => {
  const id = await createPost(page.request, { title: 'Two Windows', slug: 'two-windows' });
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(`/admin?post=${id}`);
    await expect(excerpt(window)).toHaveValue('About Two Windows.');
  }
  await excerpt(page).fill('Typed in the first.');
  await expect(savedAt(page)).toBeVisible();
  await excerpt(other).fill('Typed in the second.');
  const asked = other.getByRole('dialog', {
    name: 'You are editing this post in another window',
  });
  await expect(asked).toContainText('Excerpt');
  await asked.getByRole('button', { name: 'Load that text, drop this' }).click();
  await expect(excerpt(other)).toHaveValue('Typed in the first.');
  await excerpt(other).fill('Going on in the second.');
  await expect(savedAt(other)).toBeVisible();

  await excerpt(page).fill('Going on in the first.');
  await page
    .getByRole('dialog', { name: 'You are editing this post in another window' })
    .getByRole('button', { name: 'Go on with this text' })
    .click();
  await expect(savedAt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const storedExcerpt = async () =>
    (await (await page.request.get('/api/blog/posts/two-windows')).json()).excerpt;
  expect(await storedExcerpt()).toBe('Going on in the first.');

  await other.getByRole('button', { name: 'Update Post' }).click();
  const conflict = other.getByRole('dialog', { name: 'This post was saved by somebody else' });
  await expect(conflict).toContainText('Excerpt');
  expect(await storedExcerpt()).toBe('Going on in the first.');
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(await storedExcerpt()).toBe('Going on in the second.');
  await other.goto(`/admin?post=${id}`);
  await other.getByRole('button', { name: 'History' }).click();
  const history = other.getByRole('dialog', { name: 'Revision history' });
  await history.getByRole('button', { name: /^Version 2/ }).click();
  await expect(history).toContainText('Going on in the first.');
  await other.close();
});
