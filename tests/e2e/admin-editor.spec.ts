import type { Page } from '@playwright/test';
import { expect, openDashboard, postCard, test, toast } from '../setup/admin-steps.ts';

// One after the other: text for a new post is kept once per admin.
test.describe.configure({ mode: 'default' });

test.use({ expectedMessages: [/status of (404|409)/] });

async function openNewPost(page: Page) {
  await openDashboard(page);
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillPost(page: Page, title: string, content = '<p>Hello, reader.</p>') {
  await field(page, 'Title').fill(title);
  await page.getByLabel('Excerpt').fill(`About ${title}.`);
  await field(page, 'Content').fill(content);
}

const savedAt = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at/ });

test('a post is written, kept while it is written, previewed, published and renamed', async ({
  page,
}) => {
  await openNewPost(page);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeDisabled();
  await expect(page.getByLabel('Category')).toHaveValue('1');
  await expect(page.getByRole('switch', { name: 'Published' })).toBeChecked();

  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Excerpt is required')).toBeVisible();
  await expect(page.getByText('Content is required')).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();

  await fillPost(
    page,
    'Ridge Walk: Day 1',
    '<h2>Up</h2><p>Before <em>dawn</em>.</p><script>alert(1)</script>',
  );
  await expect(page.getByLabel('Slug')).toHaveValue('ridge-walk-day-1');
  await expect(page.getByLabel('Meta Title')).toHaveValue('Ridge Walk: Day 1 | vibecode.land');
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByRole('heading', { name: 'Up' })).toBeVisible();
  await expect(preview).not.toContainText('alert');
  await expect(savedAt(page)).toBeVisible();

  // A reload finds the text again, on the server's word.
  await page.evaluate(() => localStorage.clear());
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore my text' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('About Ridge Walk: Day 1.');

  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Post created')).toBeVisible();
  await expect(toast(page, 'Blog post has been created successfully.')).toBeVisible();
  const card = postCard(page, 'Ridge Walk: Day 1');
  await expect(card).toContainText('Published');

  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'Preview' }).click();
  const reader = await opened;
  await expect(reader).toHaveURL('/blog/ridge-walk-day-1');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ridge Walk: Day 1');
  await reader.close();

  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeVisible();
  await field(page, 'Title').fill('Ridge Walk: The First Day');
  await expect(page.getByLabel('Slug')).toHaveValue('ridge-walk-day-1');
  await page.getByLabel('Slug').fill('ridge-walk');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  await expect(toast(page, 'Blog post has been updated successfully.')).toBeVisible();

  const moved = await page.request.get('/blog/ridge-walk-day-1', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toMatch(/\/blog\/ridge-walk$/);
});

test('a scheduled post waits; a version from the history comes back', async ({ page }) => {
  await openNewPost(page);
  await fillPost(page, 'Tomorrow on the Ridge', '<p>The first text.</p>');
  await page.getByLabel('Publication time').fill('2099-01-02T10:00');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const card = postCard(page, 'Tomorrow on the Ridge');
  await expect(card).toContainText('Scheduled');
  await expect(card).toContainText('Goes live');

  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Publication time')).toHaveValue('2099-01-02T10:00');
  await field(page, 'Content').fill('<p>The second text.</p>');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();

  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Revision history' });
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await expect(history).toContainText('The first text.');
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(toast(page, 'Version restored')).toBeVisible();
  await expect(history).toBeHidden();
  await expect(field(page, 'Content')).toHaveValue('<p>The first text.</p>');

  // Taking the time off publishes at once.
  await page.getByLabel('Publication time').fill('');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(card.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(card).not.toContainText('Scheduled');
});

test('leaving with unsaved text asks first: by link, by "back" and by Cancel', async ({ page }) => {
  await openNewPost(page);
  await fillPost(page, 'Half a Thought');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Title')).toHaveValue('Half a Thought');

  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/post=new/);
  await expect(field(page, 'Title')).toHaveValue('Half a Thought');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave, keep my text' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('link', { name: 'New Post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore my text' }).click();
  await expect(field(page, 'Title')).toHaveValue('Half a Thought');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
});
