import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openContent } from '../../setup/steps/content-steps.ts';

test.afterEach(endPrograms);

const file = JSON.stringify({
  ...{ format: 'vibecode.land/content', version: 1, pictures: [] },
  kinds: [
    { kind: 'estimate-rates', value: { ...estimateRates, dollarsPerDay: 1_600, currency: 'EUR' } },
    { kind: 'weather-report', value: { sun: true } },
  ],
});

test('what another site says is looked through, published and taken back', async ({ browser }) => {
  const { page, visitor, stop } = await openContent(browser);
  const range = visitor.getByRole('status').filter({ hasText: 'Your price range' });
  await page.goto('/admin?tab=transfer');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  const card = page.getByRole('listitem').filter({ hasText: 'content.json from an export' });
  const start = card.getByRole('button', { name: 'Write what the site says' });
  await expect(start).toBeDisabled();
  await expect(card).toContainText('1 part of the site can be taken');
  await card.getByRole('button', { name: /^Show everything/ }).press('Enter');
  await expect(card.getByRole('row', { name: /Prices of the estimate/ })).toContainText('currency');
  await expect(card.getByRole('row', { name: /weather-report/ })).toContainText('Not imported');
  await expectToFit(page, [390, 1280]);
  await expectNoViolations(page, [390, 1440]);

  await card.getByRole('checkbox', { name: /^Publish 1 part of the site/ }).press('Space');
  await start.press('Enter');
  await expect(card).toContainText('1 part of the site published');
  await visitor.goto('/services/websites');
  await expect(range).toContainText('$11,000 – $21,000');

  await card.getByRole('button', { name: 'Take the import back' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Take the import back?' });
  await question.getByRole('button', { name: 'Take It Back' }).press('Enter');
  await expect(card).toContainText('1 part of the site taken back');
  await visitor.reload();
  await expect(range).toContainText('$5,500 – $10,500');
  await stop();
});
