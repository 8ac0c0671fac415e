import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { axeSource } from './axe-source.ts';
import { expect } from './e2e.ts';
import { afterTwoFrames } from './frames.ts';
import { setWidth } from './widths.ts';

const colorRules = ['color-contrast', 'link-in-text-block'];
const schemes = ['light', 'dark'] as const;

interface View {
  width: number;
  scheme: (typeof schemes)[number];
  rules?: readonly string[];
}

/**
 * Checks WCAG 2.2 AA and axe's best practices, at each width or at the current one. One width has both color schemes.
 * Several widths take turns, light first, because colors hardly depend on the width. Also rejects names with a space
 * before a colon. `withoutColors` skips color rules, because axe cannot tell forced colors from the page's.
 */
export async function expectNoViolations(
  page: Page,
  widthsPx: readonly number[] = [],
  { withoutColors = false } = {},
) {
  const names = await page.locator('body').ariaSnapshot();
  expect.soft(names.split('\n').filter((line) => /\w :\s/.test(line))).toEqual([]);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const present = page.viewportSize()?.width ?? 1280;
  const [first = present, ...others] = widthsPx;
  const views: View[] = [
    { width: first, scheme: 'light' },
    ...others.map((width, at) => ({ width, scheme: schemes[(at + 1) % 2] ?? 'light' })),
  ];
  if (others.length === 0) views.push({ width: first, scheme: 'dark', rules: colorRules });
  for (const { width, scheme, rules } of views) {
    await setWidth(page, width);
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    await afterTwoFrames(page);
    await atRest(page);
    const violations = await violationsOf(page, rules, withoutColors);
    expect.soft(violations, `${width} px, ${scheme}`).toEqual([]);
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
