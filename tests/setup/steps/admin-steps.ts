import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base } from '../browser/e2e.ts';

/** Signed in as admin. */
export const test = base.extend({
  storageState: async ({ adminState, keepAdminProven }, use) => {
    await keepAdminProven();
    await use(adminState);
  },
});

export { expect };

export async function openDashboard(page: Page, address = '/admin'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

/** The card of a post on the Blog Posts tab. */
export function postCard(page: Page, title: string) {
  return page.getByRole('article', { name: title, exact: true });
}

/** A toast; its words also go to a live region, so the one that can be seen is meant. */
export function toast(page: Page, title: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
}

/** Makes a post by the API, for tests that are about something else than writing it. */
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

/** Goes to another page by the menu of the site, which stands behind its button here. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await bar.getByRole('link', { name, exact: true }).click();
}
