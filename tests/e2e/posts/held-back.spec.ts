import type { Page } from '@playwright/test';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, openDashboard, postCard, test, toast } from '../../setup/steps/admin-steps.ts';

const reason = 'It was for paying members only and stays a draft.';
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Publish what was not for everybody?' });

/** Titles that start with "Paid" were for paying members. */
async function importPosts(page: Page, name: string, titles: readonly string[]): Promise<void> {
  const file = ghostExport(
    titles.map((title) => ({
      ...{ title, slug: title.toLowerCase().replaceAll(' ', '-') },
      visibility: title.startsWith('Paid') ? 'paid' : 'public',
    })),
  );
  await openDashboard(page, '/admin?tab=transfer');
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(file) },
  });
  const card = page.getByRole('listitem').filter({ hasText: `${name}.json from Ghost` });
  await card.getByRole('button', { name: /^Write all/ }).click();
  await expect(card.getByRole('button', { name: 'Take the import back' })).toBeVisible();
}

test('publishing asks first and names why, one by one and in bulk', async ({ page }) => {
  await importPosts(page, 'held', ['Paid Quarry', 'Paid Shaft', 'Free Quarry']);
  await openDashboard(page, '/admin?q=quarry');
  const paid = postCard(page, 'Paid Quarry');
  await expect(paid.getByText('Held back', { exact: true })).toBeVisible();
  await expect(paid).toContainText(reason);
  await expect(postCard(page, 'Free Quarry').getByText('Held back')).toHaveCount(0);
  await expectNoViolations(page, [390, 1440]);

  await paid.getByRole('button', { name: 'Publish: Paid Quarry' }).click();
  await expect(question(page)).toContainText(`Paid Quarry: ${reason}`);
  await expectNoViolations(page, [390]);
  await question(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(paid.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  const bulk = page.getByRole('group', { name: 'Chosen posts' });
  await bulk.getByRole('button', { name: /^Publish/ }).click();
  await question(page).getByRole('button', { name: 'Publish only the others' }).click();
  await expect(postCard(page, 'Free Quarry').getByText('Published', { exact: true })).toBeVisible();
  await expect(paid.getByText('Draft', { exact: true })).toBeVisible();

  await paid.getByRole('button', { name: 'Publish: Paid Quarry' }).click();
  await question(page).getByRole('button', { name: 'Publish for everybody' }).click();
  await expect(paid.getByText('Published', { exact: true })).toBeVisible();
  await expect(paid.getByText('Held back', { exact: true })).toHaveCount(0);
});

test('the editor asks too, and the mark is taken off in the list', async ({ page }) => {
  await importPosts(page, 'held-editor', ['Paid Ledge', 'Paid Ridge']);
  await openDashboard(page, '/admin?q=paid+ledge');
  await postCard(page, 'Paid Ledge').getByRole('link', { name: 'Edit: Paid Ledge' }).click();
  await page.getByRole('switch', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(question(page)).toContainText(reason);
  await question(page).getByRole('button', { name: 'Publish for everybody' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();

  await openDashboard(page, '/admin?q=paid+ridge');
  const ridge = postCard(page, 'Paid Ridge');
  await ridge.getByRole('button', { name: 'Take the mark off: Paid Ridge' }).click();
  await expect(toast(page, 'Mark taken off')).toBeVisible();
  await expect(ridge.getByText('Held back', { exact: true })).toHaveCount(0);
  await ridge.getByRole('button', { name: 'Publish: Paid Ridge' }).click();
  await expect(ridge.getByText('Published', { exact: true })).toBeVisible();
});
