import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../setup/e2e.ts';
import { hydrated } from '../setup/hydration.ts';
import { goodLayoutShift, layoutShiftOf, maxLayoutShift } from '../setup/layout-shift.ts';
import { publicPages } from '../setup/public-pages.ts';

const KILOBYTE = 1_000;
const SCRIPT_BUDGET_KB = { marketing: 125, withData: 150 };
const pagesWithData: string[] = [paths.blog, paths.exploreDevelopers, paths.developerSignup];
const STYLE_BUDGET_KB = 20;

for (const address of [...publicPages, paths.developerSignup]) {
  test(`${address} opens with a clean console, within its weight and without moving`, async ({
    page,
  }) => {
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
    expect(kilobytesOf('script')).toBeLessThan(
      pagesWithData.includes(address) ? SCRIPT_BUDGET_KB.withData : SCRIPT_BUDGET_KB.marketing,
    );
    expect(kilobytesOf('stylesheet')).toBeLessThan(STYLE_BUDGET_KB);

    // The fonts are in the browser's cache from here on: how late they came the first time is the machine's affair.
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
      await hydrated(page);
      expect(await layoutShiftOf(page), `at ${width}`).toBeLessThan(maxLayoutShift);
    }
  });
}

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
