import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a new developer is led to a whole profile, and may put that off', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550164', name: 'Led Larsen' });
  const guide = page.getByRole('region', { name: 'Your way to a whole profile' });
  await expect(guide.getByText('0 of 5 done')).toBeVisible();
  await expectToFit(page, [320, 390, 768, 1440]);
  await expectNoViolations(page, [390, 1440]);

  await guide.getByRole('button', { name: 'Choose your skills' }).click();
  await expect(page.getByRole('tab', { name: 'Skills' })).toHaveAttribute('aria-selected', 'true');
  const search = page.getByRole('searchbox', { name: 'Search the list' });
  await search.fill('elix');
  await search.press('Enter');
  await expect(guide.getByText('1 of 5 done')).toBeVisible();
  await expect(guide.getByRole('listitem').nth(2)).toContainText('Done:');

  await guide.getByRole('button', { name: 'Add a photo' }).click();
  await expect(page.getByRole('button', { name: 'Done editing' })).toBeVisible();
  await page.getByRole('button', { name: 'Done editing' }).click();
  await guide.getByRole('button', { name: 'Not now' }).click();
  await expect(guide).toBeHidden();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Messages' })).toBeVisible();
  await expect(guide).toBeHidden();
});
