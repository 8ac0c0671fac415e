import type { Page } from '@playwright/test';
import { breakpoints } from '../../../src/web/theme/scale.ts';
import { expect } from './e2e.ts';
import { afterTwoFrames } from './frames.ts';

const pxPerEm = 16;
const breakpointsPx = Object.values(breakpoints).map((width) => Number.parseFloat(width) * pxPerEm);

/** From a small phone to a large screen, with the narrowest width of each layout, where too wide content overflows. */
export const decisiveWidthsPx = [320, ...breakpointsPx, 1440];

export async function setWidth(page: Page, width: number): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 720 };
  await page.setViewportSize({ width, height });
  await afterTwoFrames(page);
}

/** Checks that nothing overflows the window, at each of these widths or at the current one. */
export async function expectToFit(page: Page, widthsPx: readonly number[] = []): Promise<void> {
  const present = page.viewportSize()?.width ?? 1280;
  const tooWide: string[] = [];
  for (const width of widthsPx.length > 0 ? widthsPx : [present]) {
    await setWidth(page, width);
    const excessPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excessPx > 0) tooWide.push(`${excessPx} px at ${width}`);
  }
  expect.soft(tooWide).toEqual([]);
}
