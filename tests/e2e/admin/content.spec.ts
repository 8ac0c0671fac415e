import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.use({ expectedMessages: [/status of 409/] });
test.afterEach(endPrograms);

const content = '/api/admin/content/estimate-rates';

/** On a site of its own: all other tests read the prices as delivered. */
async function openContent(browser: Browser) {
  const { origin: baseURL, stop } = await startOwnSite({});
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page, '/admin?tab=content');
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  return { page, visitor, stop, price: page.getByLabel('Dollars a day') };
}

async function publish(page: Page) {
  const saved = page.waitForResponse(/admin\.content\.save/);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(toast(page, 'Published').first()).toBeVisible();
}

test('the owner changes a price, which stands on the pages at once and can be taken back', async ({
  browser,
}) => {
  const { page, visitor, price, stop } = await openContent(browser);
  const range = visitor.getByRole('status').filter({ hasText: 'Your price range' });
  await visitor.goto('/services/websites');
  await expect(range).toContainText('$5,500 – $10,500');

  await expectToFit(page, [390, 1280]);
  await price.fill('');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('A number is needed')).toBeVisible();
  await price.fill('1600');
  const example = page.getByRole('listitem').filter({ hasText: 'A website, Our customers' });
  await expect(example).toContainText('$16,000');
  await expectNoViolations(page, [390, 1440]);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await publish(page);
  await expect(page.getByText(/Version by admin/)).toBeVisible();

  await visitor.reload();
  await expect(range).toContainText('$11,000 – $21,000');
  await visitor.goto('/about');
  // A page that is moved to within the site fetches its content.
  await visitor.getByRole('link', { name: 'All Services' }).first().click();
  await expect(range).toContainText('$11,000 – $21,000');

  await page.getByRole('button', { name: 'Take the values as delivered' }).click();
  await expect(price).toHaveValue('800');
  await publish(page);
  await visitor.reload();
  await expect(range).toContainText('$5,500 – $10,500');
  await page
    .getByRole('button', { name: /^Load into the form/ })
    .nth(1)
    .click();
  await expect(price).toHaveValue('1600');
  await stop();
});

test('a save over a version that somebody else made is refused, and theirs can be loaded', async ({
  browser,
}) => {
  const { page, price, stop } = await openContent(browser);
  await price.fill('900');
  const { value } = await (await page.request.get(content)).json();
  await page.request.put(content, { data: { value: { ...value, dollarsPerDay: 1_000 } } });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText(/Somebody else saved this meanwhile/)).toBeVisible();
  await expect(price).toHaveValue('900');
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(price).toHaveValue('1000');
  await stop();
});
