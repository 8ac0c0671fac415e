import type { Page } from '@playwright/test';
import { afterTwoFrames } from './frames.ts';

/** Size of the text that a browser starts from, in pixels. */
export const usualTextPx = 16;

/** Sets the text size of the browser's own settings while `use` runs; the page is laid out anew, as it is for a reader who needs it larger. */
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
