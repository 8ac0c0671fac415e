import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../setup/e2e.ts';
import { publicPages } from '../setup/public-pages.ts';

/** WCAG 2.2 AA and axe's best practices, at the three widths that designs are looked at. */
const widths = [390, 768, 1440];
const addresses = [...publicPages, paths.developerSignup, paths.admin, '/no-such-page'];

async function expectNoViolations(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${width}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

test.use({ expectedMessages: [/status of 404/], reducedMotion: 'reduce' });
// Three widths of a long page take axe a while where other tests share the processor.
test.setTimeout(90_000);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address);
        await expectNoViolations(page);
      });
    }

    test('axe finds nothing on a post', async ({ page, request }) => {
      const [post] = await (await request.get('/api/blog/posts?limit=1')).json();
      await page.goto(paths.post(post.slug));
      await expectNoViolations(page);
    });
  });
}

for (const address of addresses) {
  test(`${address} fits 360 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
}
