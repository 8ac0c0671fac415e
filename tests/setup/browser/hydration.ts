import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page and its first form, unless that form is kept as the server drew it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const propsOf = (element: Element): object | undefined =>
      Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];
    const isKept = (element: Element | null): boolean =>
      element !== null &&
      ('dangerouslySetInnerHTML' in (propsOf(element) ?? {}) || isKept(element.parentElement));
    return ['#root', '#root main', '#root main form'].every((selector) => {
      const element = document.querySelector(selector);
      const keys = Object.keys(element ?? {});
      return !element || keys.some((key) => key.startsWith('__react')) || isKept(element);
    });
  });

export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}
