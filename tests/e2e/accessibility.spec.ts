import { paths } from '../../src/shared/paths.ts';
import { expectNoViolations, expectToFit } from '../setup/axe.ts';
import { test } from '../setup/e2e.ts';
import { publicPages } from '../setup/public-pages.ts';

/** WCAG 2.2 AA and axe's best practices, at the three widths that designs are looked at. */
const widths = [390, 768, 1440];
const addresses = [...publicPages, paths.developerSignup, paths.admin, '/no-such-page'];

test.use({ expectedMessages: [/status of 404/], reducedMotion: 'reduce' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address, { waitUntil: 'networkidle' });
        await expectNoViolations(page, widths);
      });
    }

    test('axe finds nothing on a post', async ({ page, request }) => {
      const [post] = await (await request.get('/api/blog/posts?limit=1')).json();
      await page.goto(paths.post(post.slug), { waitUntil: 'networkidle' });
      await expectNoViolations(page, widths);
    });
  });
}

for (const address of addresses) {
  test(`${address} fits 360 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    await expectToFit(page);
  });
}
