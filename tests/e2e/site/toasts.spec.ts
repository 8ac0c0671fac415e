import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';

test.use({ expectedMessages: [/Failed to load resource|TRPCClientError/] });

/** The network failure comes when the returned function is called. */
async function beginToSend(page: Page) {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/trpc/contact.submit*', async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto('/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Project Type').selectOption('Other');
  await page.getByLabel('Budget Range').selectOption('$100,000+');
  await page.getByLabel('Project Description').fill('A request that never arrives.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  return fail;
}

async function failToSend(page: Page) {
  const fail = await beginToSend(page);
  fail();
  await expect(toastOf(page)).toBeVisible();
}

const areaOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const toastOf = (page: Page) => areaOf(page).getByRole('listitem');

async function drag(page: Page, distancePx: number) {
  const box = await toastOf(page).boundingBox();
  if (!box) throw new Error('There is no toast to drag.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distancePx / 2, y, { steps: 4 });
  await page.mouse.move(x + distancePx, y, { steps: 4 });
  await page.mouse.up();
}

test('a toast closes by itself after five seconds, one at a time', async ({ page }) => {
  await page.clock.install();
  await failToSend(page);
  await page.clock.runFor(4_000);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.runFor(4_000);
  await expect(toastOf(page)).toHaveCount(1);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toastOf(page)).toBeHidden();
});

test('a toast stays in a window that becomes smaller', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await failToSend(page);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(toastOf(page)).toBeInViewport({ ratio: 1 });
});

test('a toast is swiped away to the right from 50 px on', async ({ page }) => {
  await failToSend(page);
  await drag(page, 40);
  await expect(toastOf(page)).toBeVisible();
  await drag(page, 70);
  await expect(toastOf(page)).toBeHidden();
});

test('F8 brings the keyboard to the toast, Escape closes it', async ({ page }) => {
  await failToSend(page);
  await page.keyboard.press('F8');
  await expect(areaOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toastOf(page)).toBeHidden();
});

test('on a phone a toast stands under the bar, clear of the button that was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await failToSend(page);
  const bar = await page.getByRole('banner').boundingBox();
  const toast = await toastOf(page).boundingBox();
  const button = await page.getByRole('button', { name: 'Send Message' }).boundingBox();
  if (!bar || !toast || !button) throw new Error('The bar, the toast or the button is missing.');
  expect(toast.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(toast.y + toast.height).toBeLessThanOrEqual(button.y);
});

test('on a phone a toast makes way for the button in use, and for a field that is gone to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await failToSend(page);
  const isOver = (locator: Locator) =>
    expect.poll(async () => {
      const toast = await toastOf(page).boundingBox();
      const used = await locator.boundingBox();
      if (!toast || !used) return true;
      return toast.y < used.y + used.height && toast.y + toast.height > used.y;
    });
  const underBar = (locator: Locator) =>
    locator.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 90));
  const button = page.getByRole('button', { name: 'Send Message' });
  await underBar(button);
  await isOver(button).toBe(false);
  await button.focus();
  await page.keyboard.press('Enter');
  await isOver(button).toBe(false);
  const field = page.getByLabel('Email');
  await underBar(field);
  await field.focus();
  await isOver(field).toBe(false);
});

test.describe('a click', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function pointAt(page: Page, fromTopPx: number) {
    const box = page.getByRole('checkbox', { name: 'Show my request to suitable developers' });
    await box.evaluate(
      (element, topPx) => window.scrollBy(0, element.getBoundingClientRect().top - topPx),
      fromTopPx,
    );
    const place = await box.boundingBox();
    if (!place) throw new Error('The box is not on the page.');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    return box;
  }

  for (const fromTopPx of [120, 300]) {
    test(`is not lost where a toast comes between press and release, ${fromTopPx} px below the top`, async ({
      page,
    }) => {
      const fail = await beginToSend(page);
      const box = await pointAt(page, fromTopPx);
      await page.mouse.down();
      fail();
      await expect(toastOf(page)).toBeVisible();
      await page.mouse.up();
      await expect(box).toBeChecked();
    });
  }

  test('is not lost where a toast goes between press and release', async ({ page }) => {
    await page.clock.install();
    const fail = await beginToSend(page);
    // Simulates a browser without scroll anchoring, such as Safari.
    await page.evaluate(() => {
      document.body.style.overflowAnchor = 'none';
    });
    const button = page.getByRole('button', { name: 'Sending...' });
    await button.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().top - 600),
    );
    fail();
    await expect(toastOf(page)).toBeVisible();
    const box = page.getByRole('checkbox', { name: 'Show my request to suitable developers' });
    const place = await box.boundingBox();
    if (!place) throw new Error('The box is not on the page.');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await page.mouse.down();
    await page.clock.runFor(6_000);
    await expect(toastOf(page)).toBeHidden();
    await page.mouse.up();
    await expect(box).toBeChecked();
  });
});
