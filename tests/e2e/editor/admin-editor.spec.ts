import type { Page } from '@playwright/test';
import {
  createPost,
  expect,
  goByMenu,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';

// net::ERR_FAILED comes from a call that a test aborts.
test.use({ expectedMessages: [/status of (404|409)|net::ERR_FAILED/] });

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

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/net::ERR_/] });

  test('a new post is not created, which says that its text is kept, and is once there is one', async ({
    page,
  }) => {
    await openNewPost(page);
    await fillPost(page, 'Written Without A Line');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(toast(page, 'No connection')).toBeVisible();
    await expect(
      toast(page, 'Your text is kept in this browser. Save again once you are back online.'),
    ).toBeVisible();
    await expect(field(page, 'Content')).toHaveValue('<p>Hello, reader.</p>');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(toast(page, 'Post created')).toBeVisible();
  });
});

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

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toHaveValue('About Ridge Walk: Day 1.');

  const looked = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const draft = await looked;
  await expect(draft).toHaveURL('/blog/ridge-walk-day-1');
  await expect(draft.getByRole('complementary', { name: 'Draft preview' })).toBeVisible();
  await draft.close();

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

  const leftOut = page
    .getByRole('status')
    .filter({ hasText: 'Left out of “Ridge Walk: Day 1” when it was saved' });
  await expect(leftOut).toContainText('<script>');
  await leftOut.getByRole('button', { name: 'Open the text as you typed it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Content')).toHaveValue(/alert\(1\)/);
  await field(page, 'Title').fill('Ridge Walk: The First Day');
  await expect(page.getByLabel('Slug')).toHaveValue('ridge-walk-day-1');
  await page.getByLabel('Slug').fill('ridge-walk');
  const typedOpened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const typed = await typedOpened;
  await expect(typed.getByRole('heading', { level: 1 })).toHaveText('Ridge Walk: The First Day');
  await expect(typed.getByRole('complementary', { name: 'Draft preview' })).toBeVisible();
  await typed.close();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  await expect(toast(page, 'Blog post has been updated successfully.')).toBeVisible();
  const again = page.getByRole('status').filter({ hasText: 'Left out of' });
  await again.getByRole('button', { name: 'Dismiss' }).click();
  await expect(again).toBeHidden();

  const moved = await page.request.get('/blog/ridge-walk-day-1', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toMatch(/\/blog\/ridge-walk$/);
});

test('a scheduled post waits; a version from the history comes back', async ({ page }) => {
  await openNewPost(page);
  await fillPost(page, 'Tomorrow on the Ridge', '<p>The first text.</p>');
  await page.getByLabel('Publication time').fill('2099-01-02T10:00');
  await page.getByLabel('End of publication').fill('2099-01-01T10:00');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(
    page.getByText('Choose a time in the future, after the publication time'),
  ).toBeVisible();
  await page.getByLabel('End of publication').fill('2099-01-03T10:00');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const card = postCard(page, 'Tomorrow on the Ridge');
  await expect(card).toContainText('Scheduled');
  await expect(card).toContainText('Goes live');
  await expect(card).toContainText('Ends');

  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Publication time')).toHaveValue('2099-01-02T10:00');
  await field(page, 'Content').fill('<p>The second text.</p>');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();

  await expect(card).toContainText('Goes live');
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Publication time')).toHaveValue('2099-01-02T10:00');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Revision history' });
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await expect(history).toContainText('The first text.');
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(toast(page, 'Version restored')).toBeVisible();
  await expect(history).toBeHidden();
  await expect(field(page, 'Content')).toHaveValue('<p>The first text.</p>');

  await page.getByLabel('Publication time').fill('');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(card.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(card).not.toContainText('Scheduled');
});

test('leaving with unsaved text asks first: by link, by "back" and by Cancel', async ({ page }) => {
  const id = await createPost(page.request, { title: 'Half a Thought', slug: 'half-a-thought' });
  await openDashboard(page, '/admin?q=half+a+thought');
  await postCard(page, 'Half a Thought').getByRole('link', { name: 'Edit' }).click();
  const excerpt = page.getByLabel('Excerpt');
  await excerpt.fill('Half of it.');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await goByMenu(page, 'About');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(excerpt).toHaveValue('Half of it.');

  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(new RegExp(`post=${id}`));
  await expect(excerpt).toHaveValue('Half of it.');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave, keep my text' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  const edit = postCard(page, 'Half a Thought').getByRole('link', { name: 'Edit' });
  await edit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore my text' }).click();
  await expect(excerpt).toHaveValue('Half of it.');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await edit.click();
  await expect(excerpt).toHaveValue('About Half a Thought.');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('two tabs with a new post each share nothing', async ({ page, context }) => {
  const other = await context.newPage();
  await openNewPost(page);
  await openNewPost(other);
  expect(new URL(page.url()).search).not.toBe(new URL(other.url()).search);
  await fillPost(page, 'First of Two');
  await fillPost(other, 'Second of Two');
  await expect(savedAt(page)).toBeVisible();
  await expect(savedAt(other)).toBeVisible();

  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Post created')).toBeVisible();

  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
  await expect(field(other, 'Title')).toHaveValue('Second of Two');
  await other.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(other, 'Post created')).toBeVisible();
  for (const title of ['First of Two', 'Second of Two']) {
    await expect(postCard(other, title)).toContainText('Published');
  }
  await other.close();
});

test('a new post is a draft on the list until it is created; discarded, it can be brought back', async ({
  page,
}) => {
  await openNewPost(page);
  await fillPost(page, 'Slow Thought');
  await page.getByRole('switch', { name: 'Published' }).press('Space');
  await expect(savedAt(page)).toBeVisible();

  await goByMenu(page, 'About');
  await expect(page).toHaveURL('/about');
  expect((await page.request.get('/blog/slow-thought')).ok()).toBe(true);
  const inRest = await page.request.get('/api/blog/posts/slow-thought');
  expect(inRest.status()).toBe(404);

  await page.goto('/admin?q=slow+thought');
  const card = postCard(page, 'Slow Thought');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await expect(card).toContainText('Not created yet');
  await expect(page.getByText('0 posts, 1 not created yet')).toBeVisible();
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Slow Thought');
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Cancel' }).last().click();
  const question = page.getByRole('dialog', { name: 'Leave the new post?' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(toast(page, 'Draft discarded')).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByLabel('Show').selectOption('Deleted');
  await card.getByRole('button', { name: 'Bring back' }).click();
  await page.getByLabel('Show').selectOption('All posts');
  await expect(card).toContainText('Not created yet');

  await card.getByRole('link', { name: 'Continue' }).click();
  for (const name of ['Title', 'Slug', 'Excerpt', 'Content', 'Meta Title']) {
    await field(page, name).fill('');
  }
  await expect(page.getByRole('status').filter({ hasText: 'No unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
});

test('one draft in two tabs: neither text is lost', async ({ page, context }) => {
  await openNewPost(page);
  await fillPost(page, 'Shared Thought');
  await expect(savedAt(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Excerpt').fill('From the other tab.');
  await expect(savedAt(other)).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/blog/shared-thought')).text())
    .toContain('From the other tab.');

  await page.getByLabel('Excerpt').fill('From this tab.');
  const clash = page.getByRole('dialog', { name: 'This draft was changed elsewhere' });
  const before = page.url();
  await clash.getByRole('button', { name: 'Keep mine as another draft' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByLabel('Excerpt')).toHaveValue('From this tab.');
  await other.reload();
  await expect(other.getByLabel('Excerpt')).toHaveValue('From the other tab.');
  await other.close();
});

test('text that never reached the server is sent from the list after its tab is gone', async ({
  page,
  context,
}) => {
  const closed = await context.newPage();
  await openNewPost(closed);
  await closed.route(/admin\.autosave\.save/, (route) => route.abort());
  await fillPost(closed, 'Left Behind');
  await expect(
    closed.getByRole('status').filter({ hasText: 'Kept in this browser' }),
  ).toBeVisible();
  await openDashboard(page);
  await expect(page.getByText(/posts/).first()).toBeVisible();
  await expect(postCard(page, 'Left Behind')).toBeHidden();
  await closed.close();

  await page.reload();
  const card = postCard(page, 'Left Behind');
  await expect(card).toContainText('Not created yet');
  await page.evaluate(() => localStorage.clear());
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('About Left Behind.');
});
