import { paths } from '../../src/shared/paths.ts';
import { expectNoViolations } from '../setup/axe.ts';
import { lookTest as test } from '../setup/e2e.ts';
import { openHydrated } from '../setup/hydration.ts';
import { publicPages } from '../setup/public-pages.ts';

/** WCAG 2.2 AA and axe's best practices, at the three widths that designs are looked at. */
const widths = [390, 768, 1440];
const addresses = [...publicPages, paths.developerSignup, paths.admin, '/no-such-page'];

test.use({ expectedMessages: [/status of 404/], reducedMotion: 'reduce' });

for (const address of addresses) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await openHydrated(page, address);
    await expectNoViolations(page, widths);
  });
}

test('axe finds nothing on a post', async ({ page, request }) => {
  const [post] = await (await request.get('/api/blog/posts?limit=1')).json();
  await openHydrated(page, paths.post(post.slug));
  await expectNoViolations(page, widths);
});
