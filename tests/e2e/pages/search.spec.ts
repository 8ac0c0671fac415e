import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const button = (page: Page) => page.getByRole('button', { name: 'Search the site' });
const group = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('group', { name });

/** Repeats the keys until the page's script handles them. */
async function openByKeys(page: Page, keys: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
}

test.describe('the search over the whole site', () => {
  test('loads its code only when it is opened', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/SearchDialog/.test(request.url())) loaded.push(request.url());
    });
    await page.goto('/about');
    await expect(button(page)).toBeVisible();
    expect(loaded).toEqual([]);
    await button(page).click();
    await expect(box(page)).toBeFocused();
    expect(loaded.length).toBeGreaterThan(0);
  });

  test('opens by Ctrl K with places to start, closes on Escape and gives focus back', async ({
    page,
  }) => {
    await page.goto('/contact');
    await button(page).focus();
    await openByKeys(page, 'Control+k');
    await expect(group(page, 'Good places to start').getByRole('option')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search the site' })).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await openByKeys(page, 'Meta+k');
  });

  test('keeps the keyboard inside while it is open', async ({ page }) => {
    await page.goto('/contact');
    await button(page).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close search' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus')).toHaveCount(0);
  });

  test('finds pages, tools, tips and terms, the best group first', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    const cases = [
      ['AI Automation', 'Pages', 'AI Automation'],
      ['copilot', 'AI tools', 'GitHub Copilot'],
      ['habit tracker', 'Prompts', 'Habit tracker that works offline'],
      ['vibecoding', 'Glossary', 'Vibecoding'],
    ] as const;
    for (const [text, name, result] of cases) {
      await box(page).fill(text);
      await expect(group(page, name).getByRole('option').first()).toContainText(result);
    }
  });

  test('finds blog posts and developers on the server', async ({ page, request }) => {
    const posts: { title: string; slug: string }[] = await (
      await request.get('/api/blog/posts')
    ).json();
    const developers: { id: number; developerName: string }[] = await (
      await request.get('/api/developers')
    ).json();
    const post = posts[0];
    const developer = developers.find(({ developerName }) => developerName);
    if (!post || !developer) throw new Error('The seed has posts and developers.');
    await page.goto('/');
    await button(page).click();
    await box(page).fill(post.title);
    await expect(group(page, 'Blog posts').getByRole('option').first()).toHaveAttribute(
      'href',
      `/blog/${post.slug}`,
    );
    await box(page).fill(developer.developerName);
    await expect(
      group(page, 'Developers').getByRole('option', { name: developer.developerName }).first(),
    ).toHaveAttribute('href', /^\/developer-profile\/\d+$/);
  });

  test('is walked with the arrow keys and opened with Enter', async ({ page }) => {
    await page.goto('/');
    await openByKeys(page, 'Control+k');
    await box(page).fill('cursor');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toContainText('Cursor');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(options.first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const active = await box(page).getAttribute('aria-activedescendant');
    await expect(options.first()).toHaveAttribute('id', active ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/tools/cursor');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Cursor' })).toBeInViewport();
  });

  test('opens a result on a click', async ({ page }) => {
    await page.goto('/contact');
    await button(page).click();
    await box(page).fill('serverless');
    await group(page, 'Glossary').getByRole('option', { name: 'Serverless' }).click();
    await expect(page).toHaveURL('/glossary/serverless');
    await expect(page.getByRole('heading', { level: 1, name: 'Serverless' })).toBeInViewport();
  });

  for (const { text, name, address } of [
    { text: 'edmund yong', name: 'Creators', address: '/creators?tab=rising-stars#edmund-yong' },
  ]) {
    test(`leads to the place of ${text} on its page, also from further down that page`, async ({
      page,
    }) => {
      for (const start of ['/contact', new URL(address, 'https://example.com').pathname]) {
        await page.goto(start);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await button(page).click();
        await box(page).fill(text);
        await group(page, name).getByRole('option').first().click();
        await expect(page).toHaveURL(address);
        await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
      }
    });
  }

  test('leads to the page of an example app, also from another one', async ({ page }) => {
    for (const start of ['/contact', '/examples/stockroom']) {
      await page.goto(start);
      await button(page).click();
      await box(page).fill('fieldnote');
      await group(page, 'Example apps').getByRole('option').first().click();
      await expect(page).toHaveURL('/examples/field-inspection');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Fieldnote');
    }
  });

  test('says so when nothing fits', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await box(page).fill('qqzzxx');
    await expect(page.getByText('Nothing found for “qqzzxx”')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});

test.describe('while the server does not answer', () => {
  test.use({ expectedMessages: [/Failed to load resource: net::ERR_FAILED .*\/trpc\//] });

  test('the search still finds what the browser knows', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.route('**/trpc/**', (route) => route.abort());
    await box(page).fill('serverless');
    await expect(page.getByRole('alert')).toHaveText(
      'Posts and developers cannot be searched right now.',
    );
    await expect(group(page, 'Glossary').getByRole('option').first()).toContainText('Serverless');
  });
});
