import { preparedFragment } from '../../../src/features/developers/prepared-draft.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { toast } from '../../setup/steps/admin-steps.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

const bio = 'I build booking pages for small shops.';

test('a developer reads what a program prepared, and saves it', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550181', name: 'Prepared Person' });
  const { pathname } = new URL(page.url());
  const project = { title: 'Tide table', category: 'Web App', story: 'It shows when to walk.' };
  // A person opens the address from another program.
  await page.goto('/about');
  await page.goto(`${pathname}${preparedFragment({ profile: { bio }, project })}`);
  await expect(toast(page, 'Prepared for you')).toBeVisible();
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(bio);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Tide table');
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile Updated!')).toBeVisible();
  await page.reload();
  await expect(page.getByText(bio).first()).toBeVisible();
});

test('what a developer has typed stays', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550182', name: 'Typing Person' });
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Bio', { exact: true }).fill('Half a sent');
  const other = await page.context().newPage();
  await other.goto(`${pathname}${preparedFragment({ profile: { bio } })}`);
  await expect(toast(other, 'Your own changes stay')).toBeVisible();
  await expect(other.getByLabel('Bio', { exact: true })).toHaveValue('Half a sent');
});
