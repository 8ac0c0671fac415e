import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import { paths } from '../../../src/shared/paths.ts';
import { expect, test } from '../../setup/browser/e2e.ts';

test.use({ colorScheme: 'dark' });

/** As six digits, whatever notation the style has. */
function groundOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('The browser draws nothing.');
    pen.fillStyle = getComputedStyle(node).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  });
}

test('paper, sand and the cards on both part visibly', async ({ page }) => {
  const least = 1.09;
  const leastOfSections = 1.12;
  await page.goto(paths.exploreDevelopers);
  const paper = await groundOf(page.locator('body'));
  const sand = await groundOf(page.getByRole('contentinfo'));
  const field = await groundOf(page.getByRole('searchbox', { name: 'Search by name or words' }));
  const card = await groundOf(page.getByRole('article').first());
  expect(wcagContrast(paper, sand)).toBeGreaterThanOrEqual(leastOfSections);
  expect(wcagContrast(field, sand)).toBeGreaterThanOrEqual(leastOfSections);
  expect(wcagContrast(card, paper)).toBeGreaterThanOrEqual(least);
});

test('covers keep their light', async ({ page }) => {
  await page.goto(paths.post('a-first-app-in-one-weekend'));
  const cover = page.locator('img[src$="/a-first-app-in-one-weekend.svg"]').first();
  await expect(cover).toHaveCSS('filter', 'none');
});
