import type { Page, Response } from '@playwright/test';
import { seedPosts } from '../../prisma/seed/blog.ts';
import { seedDevelopers } from '../../prisma/seed/developers.ts';
import { paths } from '../../src/shared/paths.ts';
import { expectNoViolations } from '../setup/axe.ts';
import { expect, onKeptPage, test } from '../setup/e2e.ts';
import { hydrated, openHydrated } from '../setup/hydration.ts';
import { goodLayoutShift, layoutShiftOf, maxLayoutShift } from '../setup/layout-shift.ts';
import { publicPages } from '../setup/public-pages.ts';
import { decisiveWidthsPx, expectToFit, setWidth } from '../setup/widths.ts';

/**
 * What holds of every page. A page is opened once for all of it, which is what takes the time; a step that finds a fault
 * lets the next ones look.
 */

const KILOBYTE = 1_000;
const SCRIPT_BUDGET_KB = { marketing: 125, withData: 150 };
const pagesWithData: string[] = [paths.blog, paths.exploreDevelopers, paths.developerSignup];
const STYLE_BUDGET_KB = 20;

/** The widths that designs are looked at. */
const designWidthsPx = [390, 768, 1440];

/** Opens a page for the first time; answers how much of each type of file came over the network. */
async function openWithEmptyCache(page: Page, address: string) {
  const files: Promise<{ type: string; bytes: number }>[] = [];
  const note = (response: Response) => {
    const request = response.request();
    const sizes = request.sizes();
    files.push(
      sizes.then(({ responseBodySize }) => ({
        type: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  };
  page.on('response', note);
  const document = await page.goto(address, { waitUntil: 'networkidle' });
  expect(document?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.off('response', note);
  const loaded = await Promise.all(files);
  return {
    kilobytesOf: (wanted: string) =>
      loaded.reduce((sum, { type, bytes }) => sum + (type === wanted ? bytes : 0), 0) / KILOBYTE,
  };
}

async function expectLightAndSteady(page: Page, address: string, scriptBudgetKb: number) {
  await test.step('it opens within its weight', async () => {
    const { kilobytesOf } = await openWithEmptyCache(page, address);
    expect.soft(kilobytesOf('script')).toBeLessThan(scriptBudgetKb);
    expect.soft(kilobytesOf('stylesheet')).toBeLessThan(STYLE_BUDGET_KB);
  });
  // The fonts are in the browser's cache from here on: how late they came the first time is the machine's affair.
  for (const width of [390, 1280]) {
    await test.step(`nothing moves while it loads at ${width} px`, async () => {
      await setWidth(page, width);
      await page.reload();
      await hydrated(page);
      expect.soft(await layoutShiftOf(page)).toBeLessThan(maxLayoutShift);
    });
  }
}

async function expectAccessibleAndFitting(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('axe finds nothing', () => expectNoViolations(page, designWidthsPx));
  await test.step('it fits every width', () => expectToFit(page, decisiveWidthsPx));
}

for (const address of [...publicPages, paths.developerSignup]) {
  test(`${address} is light, steady and accessible, and fits every width`, async ({ page }) => {
    const hasData = pagesWithData.includes(address);
    const budgetKb = hasData ? SCRIPT_BUDGET_KB.withData : SCRIPT_BUDGET_KB.marketing;
    await expectLightAndSteady(page, address, budgetKb);
    await expectAccessibleAndFitting(page);
  });
}

test('so is a post, and does', async ({ page }) => {
  const [post] = seedPosts;
  await expectLightAndSteady(page, paths.post(post?.slug ?? ''), SCRIPT_BUDGET_KB.withData);
  await expectAccessibleAndFitting(page);
});

test("so is a developer's profile, and does", async ({ page }) => {
  const [seeded] = seedDevelopers;
  const developers: { id: number; developerName: string }[] = await (
    await page.request.get('/api/developers')
  ).json();
  const id = developers.find(({ developerName }) => developerName === seeded?.developerName)?.id;
  await expectLightAndSteady(page, paths.developerProfile(id ?? 0), SCRIPT_BUDGET_KB.withData);
  await expectAccessibleAndFitting(page);
});

test.describe('a page that is no destination', () => {
  test.use({ ...onKeptPage, expectedMessages: [/status of 404/] });

  for (const address of [paths.admin, '/no-such-page']) {
    test(`${address} is accessible and fits every width`, async ({ page }) => {
      await openHydrated(page, address);
      await expectAccessibleAndFitting(page);
    });
  }
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
