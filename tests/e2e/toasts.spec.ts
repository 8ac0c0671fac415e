import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/e2e.ts';

test.use({ expectedMessages: [/Failed to load resource|TRPCClientError/] });

/** Brings up the toast of a contact request that cannot be sent; every further send brings another. */
async function failToSend(page: Page) {
  await page.route('**/trpc/contact.submit*', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Project Type').selectOption('Other');
  await page.getByLabel('Budget Range').selectOption('$100,000+');
  await page.getByLabel('Project Description').fill('A request that never arrives.');
  await page.getByRole('button', { name: 'Send Message' }).click();
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
