import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openContent, publish } from '../../setup/steps/content-steps.ts';

test.use({ expectedMessages: [/status of 4(00|12)/] });
test.afterEach(endPrograms);

/** Fits a `datetime-local` field in the browser's time zone. */
const inDays = (page: Page, days: number) =>
  page.evaluate((wait) => {
    const time = new Date(Date.now() + wait * 86_400_000);
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, days);

test('a price is published until a time, waits for one, and is kept', async ({ browser }) => {
  const { page, visitor, price, stop } = await openContent(browser);
  const range = visitor.getByRole('status').filter({ hasText: 'Your price range' });
  const dialog = page.getByRole('dialog', { name: 'Publish for a time' });
  await price.fill('1600');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectToFit(page, [390, 1280]);
  await expectNoViolations(page, [390, 1440]);
  await dialog.getByRole('button', { name: 'Publish it now' }).click();
  await expect(dialog.getByText('Please choose when it begins')).toBeVisible();
  await dialog.getByLabel('Until').fill(await inDays(page, -1));
  await dialog.getByRole('button', { name: 'Publish it now' }).click();
  await expect(dialog.getByText('It must end after it begins')).toBeVisible();
  await dialog.getByLabel('Until').fill(await inDays(page, 2));
  await dialog.getByRole('button', { name: 'Publish it now' }).click();
  await expect(page.getByText(/^The public version ends/)).toBeVisible();
  await visitor.goto('/services/websites');
  await expect(range).toContainText('$11,000 – $21,000');

  await price.fill('900');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByLabel('From').fill(await inDays(page, 400));
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(page.getByText('A time within a year is needed.').first()).toBeVisible();
  await dialog.getByLabel('From').fill(await inDays(page, 3));
  await dialog.getByLabel('Until').fill(await inDays(page, 4));
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(page.getByText(/^A version by admin is published .* It ends /)).toBeVisible();
  await expect(price).toHaveValue('1600');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByLabel('From').fill(await inDays(page, 5));
  await expect(dialog.getByText(/takes the place of the version by admin/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectToFit(page, [390, 1280]);
  await expectNoViolations(page, [390, 1440]);

  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(/^The public version ends/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Do not publish it' }).click();
  await expect(page.getByText(/^A version by admin is published/)).toHaveCount(0);
  await stop();
});

test('a version that was scheduled elsewhere meanwhile is not replaced unseen', async ({
  browser,
}) => {
  const { page, price, baseURL, stop } = await openContent(browser);
  const url = `${baseURL}/api/admin/content/estimate-rates`;
  await price.fill('900');
  const { value } = await (await page.request.get(url)).json();
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  await page.request.put(url, { data: { value: { ...value, dollarsPerDay: 1_000 }, publishAt } });
  const dialog = page.getByRole('dialog', { name: 'Publish for a time' });
  await page.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByLabel('From').fill(await inDays(page, 2));
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(page.getByText(/Nothing was replaced/).first()).toBeVisible();
  await expect(page.getByText(/^A version by admin is published/)).toBeVisible();
  await expect(price).toHaveValue('900');
  await page.getByRole('button', { name: 'Load it into the form' }).click();
  await expect(price).toHaveValue('1000');
  await stop();
});

test('a version is compared with the form word by word, and a field of it taken back', async ({
  browser,
}) => {
  const { page, stop } = await openContent(browser, 'not-found');
  const field = page.getByRole('textbox').first();
  const label =
    (await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '';
  const former = await field.inputValue();
  await publish(page);
  await field.fill(`${former} indeed`);
  const versions = page.getByRole('list').filter({ hasText: 'Compare' });
  await versions.getByRole('button', { name: /^Compare/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Version by admin/ });
  const change = dialog.getByRole('region', { name: label });
  await expect(change.locator('ins')).toContainText('indeed');
  await expectToFit(page, [390, 1280]);
  await expectNoViolations(page, [390, 1440]);
  await change.getByRole('button', { name: /^Take this back/ }).press('Enter');
  await expect(dialog.getByText('Nothing differs.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(former);
  await stop();
});
