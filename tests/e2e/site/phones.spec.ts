import type { Locator } from '@playwright/test';
import { paths } from '../../../src/shared/paths.ts';
import { expect, test } from '../../setup/browser/e2e.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

async function heightPxOf(piece: Locator): Promise<number> {
  return (await piece.boundingBox())?.height ?? Number.NaN;
}

test('the banner and the bar leave the screen to the page', async ({ page }) => {
  const highestPx = 112;
  const leastTargetPx = 24;
  await page.goto(paths.blog);
  const banner = page.getByRole('complementary', { name: 'Promotion' });
  const bothPx = (await heightPxOf(banner)) + (await heightPxOf(page.getByRole('banner')));
  expect(bothPx).toBeLessThanOrEqual(highestPx);
  for (const link of await banner.getByRole('link').all()) {
    expect(await heightPxOf(link)).toBeGreaterThanOrEqual(leastTargetPx);
  }
});

async function expectOnFirstScreen(title: Locator) {
  const box = await title.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
}

test.describe('the first screen names', () => {
  test('the first story', async ({ page }) => {
    await page.goto(paths.blog);
    await expectOnFirstScreen(page.getByRole('article').first().getByRole('heading'));
  });

  test('the first step, and the first prompt of the library', async ({ page }) => {
    await page.goto(paths.tips);
    await expectOnFirstScreen(page.getByRole('heading', { name: /^Step 1/ }));
    await page.goto(paths.prompts);
    const prompts = page.getByRole('main').locator('[aria-labelledby]').getByRole('listitem');
    await expectOnFirstScreen(prompts.first().getByRole('link').first());
  });

  test('the first tool', async ({ page }) => {
    await page.goto(paths.resources);
    await expectOnFirstScreen(page.getByRole('article').first().getByRole('heading').first());
  });

  test('the first developer', async ({ page }) => {
    await page.goto(paths.exploreDevelopers);
    await expectOnFirstScreen(page.getByRole('article').first().getByRole('heading'));
  });
});
