import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { pressOn } from '../../setup/browser/keyboard.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

const path = '/map/first-app';
const main = (page: Page) => page.getByRole('main');
const station = (page: Page, place: number) =>
  main(page)
    .locator('section ol > li')
    .nth(place - 1);
const mark = (page: Page, name: string) =>
  main(page).getByRole('checkbox', { name: `Done: ${name}` });
const next = (page: Page) => main(page).getByRole('link', { name: /^(First|Next) station: / });

async function markFirst(page: Page): Promise<void> {
  await openHydrated(page, path);
  await mark(page, 'Vibecoding').check();
}

async function newPage(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return { page: await context.newPage(), context };
}

test.describe('a path of the map', () => {
  test('is walked by keyboard, and asks about a station after the return', async ({ page }) => {
    await openHydrated(page, path);
    await pressOn(page, next(page));
    await expect(page).toHaveURL('/glossary/vibecoding');
    await page.goBack();
    await expect(main(page)).toContainText('Done with “Vibecoding”?');
    await pressOn(page, next(page));
    await expect(page).toHaveURL(/\/creators\?tab=trending-videos#/);
    await page.goto(path);
    await expect(mark(page, 'Vibecoding')).toBeChecked();
    await pressOn(page, main(page).getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('status').filter({ hasText: 'is marked as done' })).toBeVisible();
    await pressOn(page, main(page).getByRole('button', { name: 'Undo' }));
    await expect(station(page, 2).getByRole('checkbox')).not.toBeChecked();
  });

  test('keeps its marks after a reload, and agrees with another tab', async ({ page, context }) => {
    await markFirst(page);
    await page.reload();
    await expect(mark(page, 'Vibecoding')).toBeChecked();
    const other = await context.newPage();
    await openHydrated(other, path);
    await mark(other, 'Lovable').check();
    await expect(mark(page, 'Lovable')).toBeChecked();
    await mark(other, 'Vibecoding').uncheck();
    await expect(mark(page, 'Vibecoding')).not.toBeChecked();
  });

  test('checks with five questions, says why, and marks the station', async ({ page }) => {
    await openHydrated(page, path);
    const check = station(page, 8);
    await check.getByText('Answer five questions').click();
    const questions = check.getByRole('group').filter({ has: page.getByRole('radio') });
    const fieldsets = check.locator('fieldset');
    await expect(fieldsets).toHaveCount(5);
    for (const question of await fieldsets.all()) await question.getByRole('radio').first().check();
    await check.getByRole('button', { name: 'See what is right' }).click();
    await expect(check.getByText(/^\d of 5 right\. This station is done\.$/)).toBeFocused();
    await expect(check.getByText(/^(Right\.|Not quite\. Right is: )/)).toHaveCount(5);
    await expect(check.getByRole('checkbox')).toBeChecked();
    await check.getByRole('button', { name: 'Answer again' }).click();
    await expect(questions.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('fits a small phone and large text, and axe finds nothing with marks set', async ({
    page,
  }) => {
    await markFirst(page);
    await expectNoViolations(page, [390, 1440]);
    await expectToFit(page, [320]);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('walks a path by touch: from the drawn map to a station and its page', async ({ page }) => {
    await openHydrated(page, path);
    const marker = main(page).locator('svg a').nth(3);
    await marker.scrollIntoViewIfNeeded();
    const box = await marker.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await marker.tap();
    await expect(page).toHaveURL(`${path}#station-4`);
    await expect(station(page, 4)).toBeInViewport();
    await station(page, 4).getByRole('link').tap();
    await expect(page).toHaveURL('/prompts/cut-to-a-first-version');
  });
});

test.describe('the progress', () => {
  test('is one press from home', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(
      main(page)
        .getByText(/First station:/)
        .getByRole('link'),
    ).toHaveText('Vibecoding');
    await markFirst(page);
    await openHydrated(page, '/');
    const link = main(page)
      .getByText(/your next station:/)
      .getByRole('link');
    await expect(link).toContainText('mind virus');
    await link.click();
    await expect(page).toHaveURL(/\/creators\?tab=trending-videos#/);
    await openHydrated(page, path);
    await expect(main(page)).toContainText('Done with “The "vibe coding" mind virus');
  });

  test('is carried by its code into another browser, which says what it adds', async ({
    page,
    browser,
    baseURL,
  }) => {
    await markFirst(page);
    await mark(page, 'Lovable').check();
    await page.goto('/map');
    await main(page).getByRole('button', { name: 'Show my code, or enter one' }).click();
    const code = await main(page)
      .getByText(/^\w{4}(-\w{4}){3}$/)
      .textContent();
    const other = await newPage(browser);
    await openHydrated(other.page, `${baseURL}/map?progress=${code}`);
    await expect(other.page.getByRole('alert')).toContainText(
      '2 stations that you have not marked',
    );
    await other.page.getByRole('button', { name: 'Add 2 stations' }).click();
    await expect(main(other.page)).toContainText('2 of 12 done');
    await expect(other.page).toHaveURL(`${baseURL}/map`);
    await other.page.reload();
    await expect(main(other.page)).toContainText('2 of 12 done');
    await other.context.close();
  });

  test('says that a wrong code is wrong, and begins again after a question', async ({ page }) => {
    await markFirst(page);
    await openHydrated(page, '/map');
    await main(page).getByRole('button', { name: 'Show my code, or enter one' }).click();
    await page.getByRole('textbox', { name: 'Code from another browser' }).fill('1740-6000');
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    await expectNoViolations(page, [390, 1440]);
    await page.getByRole('button', { name: 'Start over' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start over?' });
    await dialog.getByRole('button', { name: 'Keep my progress' }).click();
    await expect(main(page)).toContainText('1 of 12 done');
    await page.getByRole('button', { name: 'Start over' }).click();
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(main(page)).not.toContainText('of 12 done');
  });

  test('is saved as a picture where files cannot be shared', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: undefined });
    });
    await markFirst(page);
    await openHydrated(page, '/map');
    await main(page).getByRole('button', { name: 'Show my code, or enter one' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share as a picture' }).click();
    expect((await download).suggestedFilename()).toBe('my-map.png');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a path is read whole, and nothing is said about progress', async ({ page }) => {
    await page.goto('/map');
    await main(page).getByRole('link', { name: 'A first app' }).last().click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
    await station(page, 8).getByText('Questions and answers').click();
    await station(page, 8).getByText('The answer').first().click();
    await expect(station(page, 8).getByText('Leaks and wrong charges do not show')).toBeVisible();
    await station(page, 1).getByRole('link').click();
    await expect(page).toHaveURL('/glossary/vibecoding');
  });
});
