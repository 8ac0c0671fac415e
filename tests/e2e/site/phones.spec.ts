import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/shared/paths.ts';
import { expect, onKeptPage, test } from '../../setup/browser/e2e.ts';
import { publicPages } from '../../setup/browser/public-pages.ts';
import { setWidth } from '../../setup/browser/widths.ts';

const phone = { width: 390, height: 844 };

test.use({ ...onKeptPage, viewport: phone });

/** Names the neighbors in a row of buttons that stand below one another with unequal widths. */
function unevenStacks(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    // Choices of one thing break like words.
    const isButton = (element: Element | null): element is Element =>
      element?.matches('.mantine-Button-root:not(nav *, fieldset *)') === true &&
      element.checkVisibility();
    return [...main.querySelectorAll('.mantine-Button-root')].filter(isButton).flatMap((button) => {
      const next = button.nextElementSibling;
      if (!isButton(next)) return [];
      const [upper, lower] = [button.getBoundingClientRect(), next.getBoundingClientRect()];
      const isStacked = lower.top >= upper.bottom;
      return isStacked && Math.abs(upper.width - lower.width) > 1
        ? [`${button.textContent} / ${next.textContent}`]
        : [];
    });
  });
}

for (const address of [...publicPages, paths.developerProfile(1)]) {
  test(`${address} has equally wide buttons below one another`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, phone.width]) {
      await setWidth(page, width);
      expect.soft(await unevenStacks(page), `at ${width} px`).toEqual([]);
    }
  });
}

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
