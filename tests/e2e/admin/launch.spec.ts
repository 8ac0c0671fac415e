import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

/** On a site of its own: all other tests read the words as delivered. */
async function openSite(browser: Browser) {
  const { origin: baseURL, stop } = await startOwnSite({});
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page);
  return { page, stop };
}

const line = (page: Page) => page.getByRole('link', { name: /^\d+ things before launch$/ });
const section = (page: Page) => page.getByRole('region', { name: /^Before launch: \d+ things$/ });

async function countIn(page: Page) {
  return Number.parseInt((await line(page).textContent()) ?? '', 10);
}

test('the dashboard leads to what is left before launch, and each item to its form', async ({
  browser,
}) => {
  const { page, stop } = await openSite(browser);
  await expect(line(page)).toBeVisible();
  const before = await countIn(page);
  await line(page).click();
  await expect(section(page)).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(before);
  await expectToFit(page, [390, 1280]);
  await expectNoViolations(page, [390, 1440]);

  await section(page)
    .getByRole('link', { name: /nobody has saved prices yet/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Prices of the estimate' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toast(page, 'Published').first()).toBeVisible();
  await page.getByRole('link', { name: 'All content' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(before - 1);
  await openDashboard(page);
  await expect(line(page)).toHaveText(`${before - 1} things before launch`);
  await stop();
});

test('an owner takes the mark of a sample and the review of the terms off the list', async ({
  browser,
}) => {
  const { page, stop } = await openSite(browser);
  await line(page).click();
  const open = async (name: RegExp) => {
    await section(page).getByRole('link', { name }).click();
  };
  const publish = async () => {
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(toast(page, 'Published').first()).toBeVisible();
    await page.getByRole('link', { name: 'All content' }).click();
  };
  await open(/“Founder” is marked as a sample/);
  const founder = page.getByRole('group', { name: 'Founder', exact: true });
  await founder.getByLabel('Sample note').fill('');
  await publish();
  await expect(section(page).getByText(/“Founder”/)).toHaveCount(0);

  await open(/Terms: not yet checked/);
  await page.getByRole('button', { name: 'Remove: Review' }).click();
  await publish();
  await expect(section(page).getByText(/Terms: not yet checked/)).toHaveCount(0);
  await stop();
});
