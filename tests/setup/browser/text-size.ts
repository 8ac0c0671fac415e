import type { Page } from '@playwright/test';
import { afterTwoFrames } from './frames.ts';

/** Default text size of a browser, in pixels. */
export const usualTextPx = 16;

/**
 * Changes the text size in the browser's settings; the page gets a new layout, as for a reader who needs larger text.
 */
export async function withTextSize(
  page: Page,
  px: number,
  use: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await afterTwoFrames(page);
  };
  await set(px);
  await use();
  await set(usualTextPx);
  await session.detach();
}
