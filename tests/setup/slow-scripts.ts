import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Holds every script back until `arrive` is called. */
export async function slowScripts(context: BrowserContext) {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { arrive };
}

/** What only a running script does: the form has begun to listen. */
export const expectHydrated = (page: Page) =>
  expect(async () => {
    const keys = await page
      .locator('main form')
      .first()
      .evaluate((form) => Object.keys(form));
    expect(keys.some((key) => key.startsWith('__react'))).toBe(true);
  }).toPass();
