import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { axeSource } from './axe-source.ts';
import { expect } from './e2e.ts';
import { afterTwoFrames } from './frames.ts';
import { setWidth } from './widths.ts';

const colorRules = ['color-contrast', 'link-in-text-block'];
const rulesOf = { light: undefined, dark: colorRules } as const;

/**
 * Checks WCAG 2.2 AA and axe's best practices in both color schemes, at each width or at the current one. Also rejects
 * names with a space before a colon. Each width starts with the color scheme of the previous one, because a switch
 * takes longer than most rules. `withoutColors` skips color rules, because axe cannot tell forced colors from the
 * page's.
 */
export async function expectNoViolations(
  page: Page,
  widthsPx: readonly number[] = [],
  { withoutColors = false } = {},
) {
  const names = await page.locator('body').ariaSnapshot();
  expect.soft(names.split('\n').filter((line) => /\w :\s/.test(line))).toEqual([]);
  await page.evaluate(axeSource);
  const present = page.viewportSize()?.width ?? 1280;
  let schemes: ('light' | 'dark')[] = ['light', 'dark'];
  for (const width of widthsPx.length > 0 ? widthsPx : [present]) {
    await setWidth(page, width);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await afterTwoFrames(page);
      await atRest(page);
      expect
        .soft(
          await violationsOf(page, rulesOf[colorScheme], withoutColors),
          `${width} px, ${colorScheme}`,
        )
        .toEqual([]);
    }
    schemes = schemes.toReversed();
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Nothing moves on within a closed `details`.
    const isSeen = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .filter(({ effect }) => isSeen(effect));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects axe in the page. */
async function violationsOf(
  page: Page,
  runOnly: readonly string[] | undefined,
  withoutColors: boolean,
): Promise<string[]> {
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations
    .filter(({ id }) => !(withoutColors && colorRules.includes(id)))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}
