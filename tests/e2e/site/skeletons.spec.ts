import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';

/** Gray shapes cannot know how long a title is. */
const mostMovePx = 60;

/** Keeps answers of the API back until the returned function is called. */
async function holdAnswers(page: Page, pattern: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return () => answer();
}

async function boxOf(piece: Locator) {
  const box = await piece.boundingBox();
  if (!box) throw new Error('This piece is not shown.');
  return box;
}

test('a loading post is as high as its head and cover are', async ({ page }) => {
  await page.goto('/blog?q=What+AI+app+building+really+costs');
  const answer = await holdAnswers(page, '**/trpc/blog.article*');
  await page.getByRole('article').first().getByRole('link').click();
  const gray = await boxOf(page.getByRole('region', { name: 'Loading post...' }));
  answer();
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  const cover = await boxOf(article.locator('img').first());
  expect(Math.abs(gray.y + gray.height - (cover.y + cover.height))).toBeLessThan(mostMovePx);
});

test('a profile says that it is loading where its name will stand', async ({ page }) => {
  await openHydrated(page, '/explore-developers?q=Lindqvist');
  const answer = await holdAnswers(page, '**/trpc/developer.profile*');
  await page.getByRole('link', { name: 'Marit Lindqvist' }).click();
  const gray = await boxOf(page.getByText('Loading profile...', { exact: true }));
  answer();
  const name = await boxOf(page.getByRole('heading', { level: 1, name: 'Marit Lindqvist' }));
  expect(Math.abs(gray.x - name.x)).toBeLessThan(1);
  expect(Math.abs(gray.y - name.y)).toBeLessThan(mostMovePx);
});
