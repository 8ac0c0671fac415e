import type { Page } from '@playwright/test';
import { aboutKind } from '../../../src/features/about/words/about.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { afterTwoFrames } from '../../setup/browser/frames.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

async function expectPosition(page: Page, top: number) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await afterTwoFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
}

/** Follows a link by script: Playwright's click would first scroll the page under the sticky bar. */
async function follow(page: Page, name: string) {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name, exact: true }).evaluate((link: HTMLElement) => link.click());
}

test.describe('where the reader was', () => {
  test('is kept by a reload', async ({ page }) => {
    await openHydrated(page, '/glossary');
    await scrollTo(page, 1500);
    await page.reload();
    await hydrated(page);
    await expectPosition(page, 1500);
  });

  test('is found again in each document of the tab, back and forward', async ({ page }) => {
    await openHydrated(page, '/tips');
    await scrollTo(page, 500);
    await openHydrated(page, '/glossary');
    await scrollTo(page, 1700);
    await openHydrated(page, '/about');
    await scrollTo(page, 900);
    await page.goBack();
    await expect(page).toHaveURL('/glossary');
    await hydrated(page);
    await expectPosition(page, 1700);
    await page.goBack();
    await hydrated(page);
    await expectPosition(page, 500);
    await page.goForward();
    await hydrated(page);
    await expectPosition(page, 1700);
  });

  test('is found again after links, back and forward, and after a reload in between', async ({
    page,
  }) => {
    await openHydrated(page, '/tips');
    await scrollTo(page, 400);
    await follow(page, 'About');
    await expect(page).toHaveURL('/about');
    await expectPosition(page, 0);
    await scrollTo(page, 800);
    await page.reload();
    await hydrated(page);
    await expectPosition(page, 800);
    await page.goBack();
    await expect(page).toHaveURL('/tips');
    await expectPosition(page, 400);
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expectPosition(page, 800);
  });

  test('is left to a reader who scrolls before the scripts are there', async ({ page }) => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await delivery;
      await route.continue();
    });
    await page.goto('/glossary', { waitUntil: 'commit' });
    const footer = page.locator('footer');
    await footer.waitFor();
    await page.mouse.wheel(0, 100_000);
    await expect(footer.getByText('© 2024 vibecode.land')).toBeInViewport({ ratio: 1 });
    const left = await page.evaluate(() => window.scrollY);
    deliver();
    await hydrated(page);
    await expectPosition(page, left);
  });

  test('is the start of a page that is opened anew', async ({ page }) => {
    await openHydrated(page, '/tips');
    await scrollTo(page, 600);
    await openHydrated(page, '/about');
    await openHydrated(page, '/tips');
    await expectPosition(page, 0);
  });
});

test('a fragment shows its place: opened, followed by a link, and gone back from', async ({
  page,
}) => {
  await openHydrated(page, '/glossary#sql-injection');
  await expect(page.locator('#sql-injection')).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'About' }).click();
  await expectPosition(page, 0);
  await page.goBack();
  await expect(page.locator('#sql-injection')).toBeInViewport();
  await page.goto('/services');
  await page.getByRole('link', { name: 'Contact for Quote' }).last().click();
  await expect(page).toHaveURL('/contact#top');
  await expectPosition(page, 0);
});

test.describe('the next page', () => {
  test('shows that it is coming while it takes its time', async ({ page }) => {
    await openHydrated(page, '/tips');
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/AboutPage-*.js', async (route) => {
      await delivery;
      await route.continue();
    });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'About' }).click();
    const sign = page.getByTestId('page-on-its-way');
    await expect(sign).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached();
    await expect(page).toHaveURL('/tips');
    deliver();
    await expect(page).toHaveURL('/about');
    await expect(sign).toHaveCount(0);
  });

  test('is loaded with its data when its link is pointed at', async ({ page }) => {
    await openHydrated(page, '/about');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/trpc/')) calls.push(request.url());
    });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Explore' }).hover();
    const answer = page.waitForResponse(/trpc\/.*blog\.cards/);
    await bar.getByRole('link', { name: 'Blog', exact: true }).hover();
    await answer;
    const callsAhead = calls.length;
    await bar.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Read More' }).first()).toBeVisible();
    expect(calls.length).toBe(callsAhead);
  });
});

test.describe('a page whose code has gone', () => {
  test.use({
    expectedMessages: [
      /Failed to (load resource|fetch dynamically imported)|Unable to preload CSS/,
    ],
  });

  test('says so inside the frame and leads on', async ({ page }) => {
    await openHydrated(page, '/tips');
    await page.route('**/assets/AboutPage-*.js', (route) => route.abort());
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expectNoViolations(page);
    await bar.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  test('is there once the line is back, by the button and by a link', async ({ page, context }) => {
    await openHydrated(page, '/tips');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const again = page.getByRole('button', { name: 'Load again' });
    await context.setOffline(true);
    await bar.getByRole('link', { name: 'About' }).click();
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await again.click();
    await asked;
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL('/tips');
    await bar.getByRole('link', { name: 'About' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: aboutKind.release.hero.title }),
    ).toBeVisible();

    await hydrated(page);
    await context.setOffline(true);
    await bar.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});

test('going back before the scripts are there leads to the page of that address', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Services' }).click();
  await expect(page).toHaveURL('/services');
  const scripts = await slowScripts(context);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/about');
  scripts.arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await hydrated(page);
});

test('going back to another filter before the scripts are there shows its list', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/explore-developers');
  const country = page.getByLabel('Country');
  await country.selectOption('Portugal');
  await expect(page).toHaveURL(/country=Portugal$/);
  await country.selectOption('Peru');
  await expect(page.getByRole('heading', { name: 'No developers found' })).toBeVisible();
  const scripts = await slowScripts(context);
  await page.reload({ waitUntil: 'commit' });
  await expect(country).toHaveValue('Peru');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/country=Portugal$/);
  scripts.arrive();
  await expect(country).toHaveValue('Portugal');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'No developers found' })).toBeHidden();
});
