import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { areaLink, expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';

test('an owner makes an author, who finds the areas of an author and is shut out again', async ({
  page,
  browser,
}) => {
  const username = 'petra.scree';
  await openDashboard(page, '/admin?tab=account');
  const people = page.getByRole('region', { name: 'Everybody who signs in here' });
  await people.getByLabel('Username of a new account').fill(username);
  await people.getByRole('button', { name: 'Create account' }).click();
  const password = await page.getByLabel('First password').inputValue();
  await page.getByRole('button', { name: 'I have handed it over' }).click();
  const row = people.getByRole('listitem').filter({ hasText: username });
  await expect(row.getByLabel(`Role of ${username}`)).toHaveValue('author');

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const author = await context.newPage();
  await author.goto('/admin');
  await author.getByLabel('Username').fill(username);
  await author.getByRole('textbox', { name: 'Password' }).fill(password);
  await author.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(author.getByRole('tab')).toHaveText(['Blog Posts', 'AI Generator']);
  const areas = author.getByRole('navigation', { name: 'Parts of the admin area' });
  await expect(areas.getByRole('link')).toHaveText([
    ...['Today', 'Blog Posts', 'AI Generator', 'Media', 'Facts', 'Account'],
  ]);
  await expect(author.getByText('No posts yet')).toBeVisible();
  await author.goto('/admin?tab=tokens');
  await expect(author.getByRole('tab', { name: 'Blog Posts', selected: true })).toBeVisible();
  await areaLink(author, 'Account').click();
  await expect(author.getByRole('region', { name: 'Where you are signed in' })).toBeVisible();
  await expect(author.getByRole('region', { name: 'Everybody who signs in here' })).toHaveCount(0);

  await row.getByLabel(`Role of ${username}`).selectOption('editor');
  await expect(toast(page, 'Role changed')).toBeVisible();
  await author.reload();
  await expect(areaLink(author, 'Categories')).toBeVisible();

  await row.getByRole('button', { name: `Shut out: ${username}` }).click();
  await expect(row.getByRole('button', { name: `Let in again: ${username}` })).toBeVisible();
  await author.reload();
  await expect(author.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, [360]);
});
