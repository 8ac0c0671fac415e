import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './e2e.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules whose answer depends on colors; the others say the same in both schemes. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const colorSchemes = { light: undefined, dark: colorRules } as const;

/**
 * WCAG 2.2 AA and axe's best practices in both color schemes, at each of the widths or else at the present one, and
 * names without a space before their colon. Axe goes into the page once: that, and not the checking, is what takes
 * the time.
 */
export async function expectNoViolations(page: Page, widthsPx: readonly number[] = []) {
  const names = await page.locator('body').ariaSnapshot();
  expect(names.split('\n').filter((line) => /\w :\s/.test(line))).toEqual([]);
  await page.evaluate(axeSource);
  const present = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const [colorScheme, rules] of Object.entries(colorSchemes)) {
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    for (const width of widthsPx.length > 0 ? widthsPx : [present.width]) {
      await page.setViewportSize({ width, height: present.height });
      // What follows the size of the window has its turn before the next frame but one.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const options = { resultTypes: ['violations'], runOnly: rules };
      const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
      const faults = violations.map(
        ({ id, nodes }) =>
          `${id} at ${width} in ${colorScheme}: ${nodes.map(({ html }) => html).join(', ')}`,
      );
      expect(faults).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

export async function expectToFit(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}
