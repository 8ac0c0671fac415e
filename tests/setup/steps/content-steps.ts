import { type Browser, expect, type Page } from '@playwright/test';
import { demoAdmin } from '../browser/e2e.ts';
import { openDashboard, toast } from './admin-steps.ts';
import { startOwnSite } from './own-site.ts';

/** On a site of its own: all other tests read the prices as delivered. */
export async function openContent(
  browser: Browser,
  kind = 'estimate-rates',
  env: Record<string, string> = {},
) {
  const { origin: baseURL, stop } = await startOwnSite(env);
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page, `/admin?tab=content&kind=${kind}`);
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  return { page, visitor, stop, baseURL, price: page.getByLabel('Dollars a day') };
}

export async function openKind(admin: Page, kind: string): Promise<void> {
  await openDashboard(admin, `/admin?tab=content&kind=${kind}`);
  await expect(admin.getByRole('button', { name: 'Save and publish' })).toBeVisible();
}

export async function publish(admin: Page): Promise<void> {
  const saved = admin.waitForResponse(/admin\.content\.save(?!Draft)/);
  await admin.getByRole('button', { name: 'Save and publish' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(toast(admin, 'Published').first()).toBeVisible();
}

/** Takes all entries of a list out that the name matches. */
export async function removeEntries(admin: Page, name: RegExp): Promise<void> {
  const menus = admin.getByRole('button', { name });
  await expect(menus.first()).toBeVisible();
  for (let left = await menus.count(); left > 0; left -= 1) {
    await menus.first().click();
    await admin.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(menus).toHaveCount(left - 1);
  }
}

/** Opens the dialog of a picture field and picks a file of this computer in it. */
export async function uploadInto(
  admin: Page,
  label: string,
  file: { name: string; buffer: Buffer },
): Promise<void> {
  const button = admin.getByRole('button', { name: `Choose from Media: ${label}` });
  await button.click();
  const dialog = admin.getByRole('dialog', { name: 'Choose a picture' });
  const choosing = admin.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles({ ...file, mimeType: 'image/png' });
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}
