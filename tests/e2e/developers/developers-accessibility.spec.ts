import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

test('axe finds nothing on what a visitor sees', async ({ page }) => {
  await page.goto('/explore-developers?q=Lindqvist');
  await page.getByRole('link', { name: 'Marit Lindqvist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marit Lindqvist' })).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
});

test('axe finds nothing on what an owner sees', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550180', name: 'Axel Checker' });
  await expectToFit(page);
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await expect(page.getByText('Nothing was counted in this period')).toBeVisible();
  await expect(page.getByText('Too few to say')).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  await expectToFit(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Keep my account' }).click();

  await openEditor(page);
  await page.getByRole('button', { name: 'Add project' }).click();
  await page.getByRole('combobox', { name: 'Built with' }).fill('Cursor');
  await page.getByRole('button', { name: 'Add tool' }).click();
  await page.getByLabel('Country').selectOption('United States');
  await expectToFit(page);
  await expectNoViolations(page);
});
