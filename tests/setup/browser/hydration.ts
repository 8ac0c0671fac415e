import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page and its first form. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    ['#root', '#root main', '#root main form'].every((selector) => {
      const element = document.querySelector(selector);
      return !element || Object.keys(element).some((key) => key.startsWith('__react'));
    }),
  );

export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}
