import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';

const categories = [
  'All',
  'Programming',
  'Web Development',
  'Database',
  'Cloud',
  'Security',
  'AI/Modern',
  'General',
];

const searchBox = (page: Page) => page.getByPlaceholder('Search terms or definitions...');
const terms = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

async function expectCountToMatchList(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^\d+ Terms Found$/ });
  const count = Number.parseInt((await heading.textContent()) ?? '', 10);
  await expect(terms(page)).toHaveCount(count);
  return count;
}

test.describe('the glossary', () => {
  test('lists at least 35 terms under all categories', async ({ page }) => {
    await page.goto('/glossary');
    expect(await expectCountToMatchList(page)).toBeGreaterThanOrEqual(35);
    await expect(page.getByText('All categories')).toBeVisible();
    await expect(page.getByText('Searching for')).toHaveCount(0);
  });

  test('filters by category, and the categories add up to all', async ({ page }) => {
    await page.goto('/glossary');
    const filter = page.getByRole('group', { name: 'Filter terms by category' });
    await expect(filter.getByRole('button')).toHaveText(categories);
    const all = await expectCountToMatchList(page);
    let sum = 0;
    for (const category of categories.slice(1)) {
      await filter.getByRole('button', { name: category }).click();
      await expect(filter.getByRole('button', { pressed: true })).toHaveText(category);
      await expect(page).toHaveURL(/\?category=[a-z-]+$/);
      sum += await expectCountToMatchList(page);
    }
    expect(sum).toBe(all);
  });

  test('searches terms and definitions in any case, together with the category', async ({
    page,
  }) => {
    await page.goto('/glossary');
    await searchBox(page).fill('POSTGRESQL');
    await expect(page.getByText('Searching for POSTGRESQL')).toBeVisible();
    await expect(page).toHaveURL('/glossary?q=POSTGRESQL');
    await expect(page.getByRole('heading', { name: 'Relational database' })).toBeVisible();
    await expectCountToMatchList(page);
    await page.getByRole('button', { name: 'Cloud' }).click();
    await expect(page).toHaveURL('/glossary?q=POSTGRESQL&category=cloud');
    await expect(page.getByRole('heading', { name: '0 Terms Found' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No terms found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible();
    await page.getByRole('link', { name: 'Show all terms' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByText('All categories')).toBeVisible();
  });

  test('opens a shared search and follows the way back', async ({ page }) => {
    await page.goto('/glossary?q=server&category=cloud');
    await expect(searchBox(page)).toHaveValue('server');
    await expect(page.getByText('Searching for server')).toBeVisible();
    const narrowed = await expectCountToMatchList(page);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL('/glossary?q=server');
    await page.goBack();
    await expect(page.getByRole('heading', { name: `${narrowed} Terms Found` })).toBeVisible();
    await expect(searchBox(page)).toHaveValue('server');
  });

  test('follows every key that is typed', async ({ page }) => {
    await page.goto('/glossary');
    await searchBox(page).pressSequentially('authentication');
    await expect(searchBox(page)).toHaveValue('authentication');
    await expect(page.getByText('Searching for authentication')).toBeVisible();
    await expect(page).toHaveURL('/glossary?q=authentication');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await expect(page).toHaveURL('/glossary');
  });

  test('keeps what was typed before the scripts came', async ({ page, context }) => {
    const scripts = await slowScripts(context);
    await page.goto('/glossary', { waitUntil: 'commit' });
    await searchBox(page).fill('database');
    scripts.arrive();
    await expect(page).toHaveURL('/glossary?q=database');
    await expect(searchBox(page)).toHaveValue('database');
    await expect(page.getByText('Searching for database')).toBeVisible();
  });

  test('puts the keyboard into the box on /', async ({ page }) => {
    await page.goto('/glossary');
    await expect(searchBox(page)).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(searchBox(page)).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.type('a/b');
    await expect(searchBox(page)).toHaveValue('a/b');
    await expect(page).toHaveURL('/glossary?q=a%2Fb');
  });

  test('leads to a letter, with the way to the others in reach', async ({ page }) => {
    await page.goto('/glossary');
    const letters = page.getByRole('navigation', { name: 'Terms by letter' });
    await letters.getByRole('link', { name: 'V', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Vibecoding', exact: true })).toBeInViewport();
    await expect(letters.getByRole('link', { name: 'A', exact: true })).toBeInViewport();
    await searchBox(page).fill('vibecoding');
    await expect(letters.getByRole('link', { name: 'V', exact: true })).toBeVisible();
    await expect(letters.getByRole('link', { name: 'Z', exact: true })).toHaveCount(0);
    await expect(page).toHaveURL('/glossary?q=vibecoding');
  });

  test('gives every term an address of its own', async ({ page }) => {
    await page.goto('/glossary');
    const count = await terms(page).count();
    const links = page.getByRole('link', { name: /^Link to the term / });
    await expect(links).toHaveCount(count);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(count);
    for (const address of addresses) expect(address).toMatch(/^\/glossary#[a-z0-9-]+$/);
  });

  test('shows and highlights the term of the address', async ({ page }) => {
    await page.goto('/glossary#vibecoding');
    const term = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Vibecoding', exact: true }),
    });
    await expect(term).toBeInViewport();
    await expect(term).toHaveAttribute('data-highlighted', 'true');
    await expect(term).toBeFocused();
    await page.getByRole('link', { name: 'Link to the term Database', exact: true }).click();
    await expect(page).toHaveURL('/glossary#database');
    await expect(term).not.toHaveAttribute('data-highlighted', 'true');
  });

  test('a search that was just typed does not call back the way to another page', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/glossary');
    const scripts = await slowScripts(context);
    await searchBox(page).fill('database');
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Services' }).click();
    await expect(page).toHaveURL('/glossary?q=database');
    scripts.arrive();
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('database');
  });

  test('shows a linked term even when the filters would hide it', async ({ page }) => {
    await page.goto('/glossary?q=zzz&category=cloud#vibecoding');
    await expect(page).toHaveURL('/glossary#vibecoding');
    await expect(page.getByRole('heading', { name: 'Vibecoding', exact: true })).toBeInViewport();
    await searchBox(page).fill('database');
    await expect(page).toHaveURL('/glossary?q=database');
    await expect(page.getByText('Searching for database')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search and filter are ordinary forms', async ({ page }) => {
    await page.goto('/glossary');
    await page.getByRole('button', { name: 'Database' }).click();
    await expect(page).toHaveURL('/glossary?category=database');
    await searchBox(page).fill('rows');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/glossary?q=rows&category=database');
    await expect(page.getByText('Searching for rows')).toBeVisible();
    await expectCountToMatchList(page);
  });
});
