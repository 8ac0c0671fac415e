import type { Page } from '@playwright/test';

/** Waits until React has taken over what the server has drawn. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);

/** Opens an address as somebody who types it in, and lets the scripts take over. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}
