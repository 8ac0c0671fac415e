import type { Page } from '@playwright/test';
import { seedPosts } from '../../prisma/seed/blog.ts';
import { seedDevelopers } from '../../prisma/seed/developers.ts';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../setup/e2e.ts';
import { hydrated } from '../setup/hydration.ts';
import { goodLayoutShift, layoutShiftOf, maxLayoutShift } from '../setup/layout-shift.ts';
import { publicPages } from '../setup/public-pages.ts';

const KILOBYTE = 1_000;
const SCRIPT_BUDGET_KB = { marketing: 125, withData: 150 };
const pagesWithData: string[] = [paths.blog, paths.exploreDevelopers, paths.developerSignup];
const STYLE_BUDGET_KB = 20;

/** Opens a page for the first time; it may neither weigh more than its budgets nor move while it comes. */
async function expectLightAndSteady(page: Page, address: string, scriptBudgetKb: number) {
  const files: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const sizes = request.sizes();
    files.push(
      sizes.then(({ responseBodySize }) => ({
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  });
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  expect(document?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await Promise.all(files);
  const kilobytesOf = (wanted: string) =>
    loaded.reduce((sum, { type, bytes }) => sum + (type === wanted ? bytes : 0), 0) / KILOBYTE;
  expect(kilobytesOf('script')).toBeLessThan(scriptBudgetKb);
  expect(kilobytesOf('stylesheet')).toBeLessThan(STYLE_BUDGET_KB);

  // The fonts are in the browser's cache from here on: how late they came the first time is the machine's affair.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await hydrated(page);
    expect(await layoutShiftOf(page), `at ${width}`).toBeLessThan(maxLayoutShift);
  }
}

for (const address of [...publicPages, paths.developerSignup]) {
  test(`${address} opens with a clean console, within its weight and without moving`, async ({
    page,
  }) => {
    const hasData = pagesWithData.includes(address);
    const budgetKb = hasData ? SCRIPT_BUDGET_KB.withData : SCRIPT_BUDGET_KB.marketing;
    await expectLightAndSteady(page, address, budgetKb);
  });
}

test('so does a post', async ({ page }) => {
  const [post] = seedPosts;
  await expectLightAndSteady(page, paths.post(post?.slug ?? ''), SCRIPT_BUDGET_KB.withData);
});

test("so does a developer's profile", async ({ page }) => {
  const [seeded] = seedDevelopers;
  const developers: { id: number; developerName: string }[] = await (
    await page.request.get('/api/developers')
  ).json();
  const id = developers.find(({ developerName }) => developerName === seeded?.developerName)?.id;
  await expectLightAndSteady(page, paths.developerProfile(id ?? 0), SCRIPT_BUDGET_KB.withData);
});

for (const address of [paths.home, paths.blog, paths.serviceApps]) {
  test(`${address} hardly moves when its fonts come late`, async ({ page }) => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await delivery;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    deliver();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShiftOf(page)).toBeLessThan(goodLayoutShift);
  });
}
