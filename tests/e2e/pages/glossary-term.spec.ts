import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { sheetsOf } from '../../setup/browser/sheets.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('the page of a term', () => {
  test('opens from the list, and leads to its neighbors and back', async ({ page }) => {
    await openHydrated(page, '/glossary');
    await main(page).getByRole('link', { name: 'Webhook', exact: true }).click();
    await expect(page).toHaveURL('/glossary/webhook');
    await expect(page.getByRole('heading', { level: 1, name: 'Webhook' })).toBeVisible();
    await expect(page).toHaveTitle('Webhook in plain words | vibecode.land');
    const related = page.getByRole('region', { name: 'Related terms' });
    await related.getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL('/glossary/api');
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Webhook' })).toBeVisible();
    await main(page).getByRole('link', { name: 'All terms' }).click();
    await expect(page.getByRole('heading', { name: '76 Terms Found' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Further terms' })).toBeVisible();
  });

  test('fetches one entry for a move, and nothing for a first visit', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/content/')) asked.push(pathname);
    });
    await openHydrated(page, '/glossary/webhook');
    expect(asked).toEqual([]);
    const related = page.getByRole('region', { name: 'Related terms' });
    await related.getByRole('link', { name: 'API', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    expect(asked).toEqual(['/api/content/glossary-term:api']);
  });

  test('copies the words for the tool', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/glossary/webhook');
    const say = page.getByRole('region', { name: 'What to say to your tool' });
    const prompt = await say.getByRole('blockquote').textContent();
    await say.getByRole('button', { name: /^Copy prompt/ }).click();
    await expect(say.getByRole('button', { name: /^Copied/ })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt);
  });

  test('of a further term opens from below the list', async ({ page }) => {
    await openHydrated(page, '/glossary');
    const further = page.getByRole('region', { name: 'Further terms' });
    expect(await further.getByRole('listitem').count()).toBeGreaterThanOrEqual(44);
    await further.getByRole('link', { name: 'Row-level security' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row-level security');
  });
});

test.describe('an unknown term', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('is the page of missing addresses', async ({ page }) => {
    const answer = await page.goto('/glossary/no-such-term');
    expect(answer?.status()).toBe(404);
    await expect(main(page).getByRole('link').first()).toBeVisible();
  });
});

test('the glossary prints on at most three sheets, a term on three', async ({ page }) => {
  await page.goto('/glossary');
  for (const format of ['A4', 'Letter'] as const) {
    expect(await sheetsOf(page, format)).toBeLessThanOrEqual(3);
  }
  await page.goto('/glossary/webhook');
  expect(await sheetsOf(page, 'A4')).toBeLessThanOrEqual(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a term says everything, and its links work', async ({ page }) => {
    await page.goto('/glossary');
    await main(page).getByRole('link', { name: 'Database', exact: true }).click();
    await expect(page).toHaveURL('/glossary/database');
    for (const name of ['In plain words', 'An example', 'Common mistakes', 'Related terms']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Schema', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schema' })).toBeVisible();
  });
});
