import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openContent } from '../../setup/steps/content-steps.ts';

test.afterEach(endPrograms);

test('a term is suggested, found in the area, accepted among several and taken back', async ({
  browser,
}) => {
  // On a site of its own: on the shared one, many forms from one network are suspected.
  const { page, visitor, stop } = await openContent(browser);
  await openHydrated(visitor, '/submit?kind=term');
  // As long as a person needs: a form that is filled in at once is taken for that of a machine.
  const term = visitor.getByRole('textbox', { name: 'Term' });
  await term.pressSequentially('Sub-zero deploy', { delay: 300 });
  await visitor.getByLabel('Meaning, in plain words').fill('A release that nobody notices.');
  await expectNoViolations(visitor, [320]);
  await expectToFit(visitor, [320]);
  await visitor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();

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
  await stop();
});
