import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base } from '../browser/e2e.ts';

export const test = base.extend({
  storageState: async ({ adminState, keepAdminProven }, use) => {
    await keepAdminProven();
    await use(adminState);
  },
});

export { expect };

export async function openDashboard(page: Page, address = '/admin'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /Areas$|^Find Ctrl K/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
}

export function areaLink(page: Page, name: string | RegExp) {
  return page
    .getByRole('navigation', { name: 'Parts of the admin area' })
    .getByRole('link', { name });
}

export function postCard(page: Page, title: string) {
  return page.getByRole('article', { name: title, exact: true });
}

/** A toast's words also go to a live region; this is the visible one. */
export function toast(page: Page, title: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
}

export async function createPost(
  api: APIRequestContext,
  post: { title: string; slug: string; isPublished?: 'true' | 'false'; content?: string },
): Promise<number> {
  const answer = await api.post('/api/blog/posts', {
    data: {
      categoryId: 1,
      excerpt: `About ${post.title}.`,
      content: '<p>Text.</p>',
      isPublished: 'true',
      ...post,
    },
  });
  expect(answer.ok()).toBe(true);
  const { data } = await answer.json();
  return data.id;
}

/** The menu stands behind its button at this width. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await bar.getByRole('link', { name, exact: true }).click();
}

/** @returns the row of the developer, which shows the reason and brings the profile back */
export async function hideProfile(admin: Page, name: string, reason: string) {
  await openDashboard(admin, `/admin?tab=developers&q=${encodeURIComponent(name)}`);
  const row = admin.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /^Hide profile/ }).click();
  const dialog = admin.getByRole('dialog', { name: `Hide the profile of ${name}?` });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(toast(admin, 'Profile hidden')).toBeVisible();
  return row;
}
