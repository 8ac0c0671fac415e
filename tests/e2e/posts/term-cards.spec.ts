import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';

const post = '/blog/write-your-first-prompt-like-a-brief';

const termIn = (page: Page) => page.getByRole('article').locator('a[href^="/glossary/"]').first();
const card = (page: Page) => page.getByRole('tooltip');

test.describe('a term in the text of a post', () => {
  test('shows its card to the pointer, which may move onto it', async ({ page }) => {
    await openHydrated(page, post);
    await expect(card(page)).toHaveCount(0);
    await termIn(page).hover();
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toHaveText(/^[^.]+\.$/);
    await card(page).hover();
    await page.waitForFunction(() => document.querySelector('[role="tooltip"]:hover'));
    await expect(card(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(card(page)).toHaveCount(0);
  });

  test('shows its card to the keyboard, and Escape closes it', async ({ page }) => {
    await openHydrated(page, post);
    await termIn(page).focus();
    await expect(card(page)).toBeVisible();
    const id = await card(page).getAttribute('id');
    await expect(termIn(page)).toHaveAttribute('aria-describedby', id ?? '');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(termIn(page)).toBeFocused();
    await expect(termIn(page)).not.toHaveAttribute('aria-describedby');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary\/[a-z-]+$/);
  });

  test('keeps its card within a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openHydrated(page, post);
    await termIn(page).focus();
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  test('brings nothing with a first visit', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, post);
    await expect(termIn(page)).toBeAttached();
    expect(asked.filter((url) => /term-cards|\/api\/content\//.test(url))).toEqual([]);
  });
});

test.describe('a term in the tips', () => {
  test('shows its card', async ({ page }) => {
    await openHydrated(page, '/tips');
    const term = page.getByRole('main').locator('li a[href^="/glossary/"]').first();
    await term.focus();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a plain link', async ({ page }) => {
    await page.goto(post);
    await termIn(page).click();
    await expect(page).toHaveURL(/\/glossary\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'In plain words' })).toBeVisible();
  });
});
