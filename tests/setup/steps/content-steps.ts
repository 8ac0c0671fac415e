import type { Browser, Page } from '@playwright/test';
import { demoAdmin, expect } from '../browser/e2e.ts';
import { openDashboard, toast } from './admin-steps.ts';
import { startOwnSite } from './own-site.ts';

/** On a site of its own: all other tests read the prices as delivered. */
export async function openContent(browser: Browser, kind = 'estimate-rates') {
  const { origin: baseURL, stop } = await startOwnSite({});
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page, `/admin?tab=content&kind=${kind}`);
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  return { page, visitor, stop, baseURL, price: page.getByLabel('Dollars a day') };
}

export async function publish(page: Page) {
  const saved = page.waitForResponse(/admin\.content\.save/);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(toast(page, 'Published').first()).toBeVisible();
}
