import type { Page } from '@playwright/test';
import { seedPosts } from '../../prisma/seed/blog.ts';
import { paths } from '../../src/shared/paths.ts';
import { expect, onKeptPage, test } from '../setup/e2e.ts';
import { openHydrated } from '../setup/hydration.ts';
import { publicPages } from '../setup/public-pages.ts';
import { usualTextPx, withTextSize } from '../setup/text-size.ts';
import { expectToFit } from '../setup/widths.ts';

test.use(onKeptPage);

const [post] = seedPosts;
const pages = [...publicPages, paths.developerSignup, paths.post(post?.slug ?? '')];

async function openMenu(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  return bar;
}

for (const address of pages) {
  test(`${address} never scrolls sideways with text one and a half times and twice as large`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    for (const share of [1.5, 2])
      await test.step(`${share} times`, () =>
        withTextSize(page, share * usualTextPx, () => expectToFit(page, [390, 768, 1280])));
  });
}

for (const [share, width, height] of [
  [1.5, 390, 844],
  [1.5, 390, 600],
  [1.5, 768, 1024],
  [1.5, 1280, 900],
  [2, 390, 844],
  [2, 768, 1024],
  [2, 1280, 900],
] as const) {
  test(`the menu stays on a screen of ${width} by ${height} and scrolls with text ${share} times as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/about');
    await withTextSize(page, share * usualTextPx, async () => {
      const bar = await openMenu(page);
      for (const group of ['Services', 'Learn', 'Explore']) {
        await bar.getByRole('button', { name: group }).click();
      }
      for (const name of ['Vibecoded Websites', 'Developer Login', 'Get Started']) {
        const link = bar.getByRole('link', { name }).filter({ visible: true }).last();
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
      const close = bar.getByRole('button', { name: 'Close menu' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await expectToFit(page, [width]);
      await close.click();
    });
  });
}
