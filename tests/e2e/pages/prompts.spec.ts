import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('heading', { level: 2 }).first();
const prompt = (page: Page) => main(page).getByRole('blockquote');

test.describe('the list of prompts', () => {
  test('is narrowed by its form, keeps that in the address, and leads back to all', async ({
    page,
  }) => {
    await openHydrated(page, '/prompts');
    await expect(count(page)).toHaveText(/^\d+ prompts$/);
    await page.getByRole('searchbox', { name: 'Search' }).fill('waiting list');
    await page.getByRole('combobox', { name: 'Level' }).selectOption('Intermediate');
    await main(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(
      /\/prompts\?q=waiting\+list&kind=&tool=&level=intermediate&time=$/,
    );
    await expect(count(page)).toHaveText(/^\d+ of \d+ prompts$/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('waiting list');
    await expect(main(page).getByRole('link', { name: 'Booking page for a studio' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Show all prompts' }).click();
    await expect(page).toHaveURL('/prompts');
    await expect(count(page)).toHaveText(/^\d+ prompts$/);
  });

  test('is there for a reader who comes from the tips, and fetches no prompt for it', async ({
    page,
  }) => {
    await openHydrated(page, '/tips?tab=examples');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/content/')) asked.push(pathname);
    });
    await main(page).getByRole('link', { name: 'All prompts, with search' }).click();
    await expect(page).toHaveURL('/prompts');
    await expect(count(page)).toHaveText(/^\d+ prompts$/);
    expect(asked).toEqual(['/api/content/prompts-page,prompt-list:all']);
  });
});

test.describe('the page of a prompt', () => {
  test('puts typed words into the prompt, copies it with them, and remembers them', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/prompts/booking-page');
    await expect(prompt(page)).toContainText('Create a booking site for a yoga studio.');
    await page.getByRole('textbox', { name: 'Business' }).fill('a pottery & glass workshop');
    await expect(prompt(page)).toContainText(
      'booking site for a pottery & glass workshop. Visitors',
    );
    await main(page)
      .getByRole('button', { name: /^Copy the prompt/ })
      .click();
    await expect(main(page).getByRole('button', { name: /^Copied/ })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await prompt(page).textContent());
    const lovable = main(page).getByRole('link', { name: 'Open in Lovable' });
    await expect(lovable).toHaveAttribute('href', /prompt=Create%20a%20.*pottery%20%26%20glass/);

    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Business' })).toHaveValue(
      'a pottery & glass workshop',
    );
    await main(page).getByRole('button', { name: 'Use the examples again' }).click();
    await expect(prompt(page)).toContainText('Create a booking site for a yoga studio.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Business' })).toHaveValue('');
  });

  test('takes words that were typed before the scripts came', async ({ page, context }) => {
    const scripts = await slowScripts(context);
    await page.goto('/prompts/sign-in-with-google', { waitUntil: 'commit' });
    const field = main(page).getByRole('textbox').first();
    await field.fill('a museum guide');
    scripts.arrive();
    await expect(prompt(page)).toContainText('a museum guide');
    await expect(field).toHaveValue('a museum guide');
  });

  test('keeps the words of one prompt out of the next one', async ({ page }) => {
    await openHydrated(page, '/prompts/small-shop');
    await page.getByRole('textbox', { name: 'Shop', exact: true }).fill('a shop for kites');
    await page
      .getByRole('region', { name: 'Prompts beside it' })
      .getByRole('link', {
        name: 'Pre-orders for a bakery',
      })
      .click();
    await expect(page).toHaveURL('/prompts/pre-orders');
    await expect(page.getByRole('textbox', { name: 'Shop', exact: true })).toHaveValue('');
    await expect(prompt(page)).toContainText('pre-order site for a bakery');
  });

  test('offers no address that is too long for the prompt', async ({ page }) => {
    await openHydrated(page, '/prompts/booking-page');
    for (const name of ['Business', 'What visitors leave', 'What a class has']) {
      await page.getByRole('textbox', { name }).fill('屋'.repeat(500));
    }
    await expect(main(page).getByRole('link', { name: /^Open in/ })).toHaveCount(0);
    await expect(main(page)).toContainText('too long for an address');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prompts are found, read with their examples, and opened in a tool', async ({ page }) => {
    await page.goto('/prompts');
    await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Design');
    await main(page).getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('combobox', { name: 'Kind of work' })).toHaveValue('design');
    await main(page).getByRole('link', { name: 'Dashboard for monthly numbers' }).click();
    await expect(page).toHaveURL('/prompts/metrics-dashboard');
    await expect(prompt(page)).toContainText('Design a dashboard for a subscription business.');
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Open in Cursor' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it is not for' })).toBeVisible();
  });
});
