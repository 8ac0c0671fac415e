import type { Page } from '@playwright/test';

/** Waits until React has taken over the page that the server has drawn, with its first form. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    ['#root', '#root main', '#root main form'].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith('__react'));
    }),
  );

/** Opens an address as somebody who types it in, and lets the scripts take over. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}
