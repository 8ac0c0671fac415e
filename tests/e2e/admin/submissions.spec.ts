import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

test('a term is suggested, found in the area, accepted among several and taken back', async ({
  page,
}) => {
  await openHydrated(page, '/submit?kind=term');
  await page.getByRole('textbox', { name: 'Term' }).fill('Sub-zero deploy');
  await page.getByLabel('Meaning, in plain words').fill('A release that nobody notices.');
  await expectNoViolations(page, [320]);
  await expectToFit(page, [320]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

  await page.goto('/admin');
  await page.getByLabel('Username').fill(demoAdmin.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.goto('/admin?tab=submissions&q=Sub-zero');
  const row = page.getByRole('checkbox', { name: 'Choose Sub-zero deploy' });
  await row.press('Space');
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, [320, 390]);
  const bar = page.getByRole('group', { name: 'Chosen submissions' });
  await bar.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('1 submission accepted.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(row).toBeVisible();
});
