import type { Page } from '@playwright/test';
import { paths } from '../../../src/shared/paths.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { pressOn, tabTo } from '../../setup/browser/keyboard.ts';
import { layoutShiftOf, maxLayoutShift } from '../../setup/browser/layout-shift.ts';
import { usualTextPx, withTextSize } from '../../setup/browser/text-size.ts';
import { setWidth } from '../../setup/browser/widths.ts';

const phone = { width: 390, height: 844 };
const line = 'What it would cost: answer four questions';

const fieldsOf = (page: Page) => ({
  type: page.getByLabel('Project Type'),
  budget: page.getByLabel('Budget Range'),
  description: page.getByLabel('Project Description'),
});

test('one press on the home page leads to the estimate, and its answers into the form, by keyboard', async ({
  page,
}) => {
  await openHydrated(page, paths.home);
  await pressOn(page, page.getByRole('link', { name: 'What would it cost?' }));
  const estimate = page.getByRole('region', { name: 'See a price range before you write to us' });
  await expect(estimate).toBeInViewport();
  await tabTo(page, estimate.getByLabel('Payments'));
  await page.keyboard.press('Space');
  await expect(estimate.getByRole('status')).toContainText('10–18 days of work');
  await page.keyboard.press('Enter');
  await pressOn(page, estimate.getByRole('link', { name: 'Take this into a request' }));
  const { type, budget, description } = fieldsOf(page);
  await expect(type).toHaveValue('Web Application');
  await expect(budget).toHaveValue('$5,000 - $15,000');
  await expect(description).toHaveValue('A website for our customers, with payments.');
});

for (const screen of [phone, { width: 1440, height: 900 }]) {
  test(`the way to the estimate stands in the first screen of home at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(paths.home);
    const link = page.getByRole('link', { name: 'What would it cost?' });
    const box = await link.boundingBox();
    expect((box?.y ?? screen.height) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    await expect(link).toHaveAttribute('href', `${paths.services}#estimate`);
  });
}

test.describe('without the script of its questions', () => {
  // React tells that it drew this part anew.
  test.use({ expectedMessages: [/^error: Failed to load|net::ERR_|React error #418/] });

  test('leaves the form and its words where its own script does not arrive', async ({ page }) => {
    await page.route('**/assets/EstimateInForm-*', (route) => route.abort());
    await openHydrated(page, paths.contact);
    const { description } = fieldsOf(page);
    await description.fill('Bread, ordered in the evening.');
    await page.getByText(line).click();
    await expect(page.getByLabel('What is to be built?')).toHaveCount(0);
    await expect(description).toHaveValue('Bread, ordered in the evening.');
  });
});

test.describe('the estimate over the form of contact', () => {
  test('fills what nobody filled, and leaves what somebody wrote or chose', async ({ page }) => {
    await openHydrated(page, paths.contact);
    const { type, budget, description } = fieldsOf(page);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByText(line).click();
    await page.getByLabel('What is to be built?').selectOption('A mobile app');
    await expect(type).toHaveValue('Mobile App Development');
    await expect(budget).toHaveValue('$15,000 - $50,000');
    await expect(description).toHaveValue('A mobile app for our customers.');

    await page.getByLabel('Payments').check();
    await expect(description).toHaveValue('A mobile app for our customers, with payments.');

    await description.fill('Bread, ordered in the evening.');
    await budget.selectOption('$50,000 - $100,000');
    await page.getByLabel('What is to be built?').selectOption('An automation');
    await expect(type).toHaveValue('Other');
    await expect(budget).toHaveValue('$50,000 - $100,000');
    await expect(description).toHaveValue('Bread, ordered in the evening.');

    await page.getByText(line).click();
    await expect(page.getByLabel('Payments')).toBeHidden();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await page.getByText(line).click();
    await expect(page.getByLabel('Payments')).toBeChecked();
    expect(await layoutShiftOf(page)).toBeLessThan(maxLayoutShift);
    await expectNoViolations(page, [390, 1440]);
  });

  test('is sent with the request, and begins anew with the form', async ({ page }) => {
    await openHydrated(page, paths.contact);
    await page.getByText(line).click();
    await page.getByLabel('Payments').check();
    await expect(fieldsOf(page).type).toHaveValue('Web Application');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    const sent = page.waitForRequest('**/trpc/contact.submit*');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await sent).postData()).toContain('websites.customers.payments.open');
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
    await expect(fieldsOf(page).description).toHaveValue('');
    await expect(page.getByLabel('Payments')).toBeHidden();
    await expect(page.getByLabel('Payments')).not.toBeChecked();
  });
});

test('the questions load after the page, and weigh little', async ({ page }) => {
  const lateBudgetBytes = 6_000;
  const bytes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!/\/(?:EstimateInForm|services)-.*\.js$/.test(request.url())) return;
    bytes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(paths.contact);
  const html = await (await page.request.get(paths.contact)).text();
  expect(html).not.toMatch(/\/(?:EstimateInForm|services)-/);
  // A busy machine is idle before the scripts ask for more.
  await expect.poll(() => bytes.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(bytes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(lateBudgetBytes);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const address of [paths.services, paths.contact]) {
    test(`${address} keeps the range in sight while answers change`, async ({ page }) => {
      await openHydrated(page, address);
      if (address === paths.contact) await page.getByText(line).click();
      const first = page.getByLabel('What is to be built?');
      await first.scrollIntoViewIfNeeded();
      await page.getByLabel('Payments').check();
      const result = page.getByRole('status').filter({ hasText: 'Your price range' });
      const range = page.getByText(/^\$[\d,]+ – \$[\d,]+$/).first();
      await expect(result).not.toBeInViewport();
      await expect(range).toBeInViewport({ ratio: 1 });
      const before = await range.textContent();
      await page.getByLabel('By when?').selectOption('As soon as possible');
      await expect(range).not.toHaveText(before ?? '');

      await test.step('it covers no control that has the focus', async () => {
        await first.focus();
        for (let step = 0; step < 9; step += 1) {
          const isSeen = await page.evaluate(() => {
            const focused = document.activeElement;
            const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
            const above = document.elementFromPoint(x + width / 2, y + height / 2);
            return above !== null && focused?.contains(above) === true;
          });
          expect(isSeen).toBe(true);
          await page.keyboard.press('Tab');
        }
      });

      await test.step('it takes a quarter of a small screen at most, with large text', async () => {
        await setWidth(page, 320);
        await withTextSize(page, 2 * usualTextPx, async () => {
          const bar = page.locator('[aria-hidden="true"]', { has: range });
          expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(phone.height / 4);
        });
      });
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] });

  test('the range is shown beside what was typed, and the answers go with the request', async ({
    page,
  }) => {
    await page.goto(paths.contact);
    const { type, budget, description } = fieldsOf(page);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByText(line).click();
    await page.getByLabel('Payments').check();
    await page.getByLabel('More than one language').check();
    await page.getByRole('button', { name: 'Show the range' }).click();
    await expect(page.getByText('Payments: +3–5 days')).toBeVisible();
    await expect(page.getByLabel('Payments')).toBeChecked();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(type).toHaveValue('Web Application');
    await expect(budget).toHaveValue('$5,000 - $15,000');
    await expect(description).toHaveValue(
      'A website for our customers, with payments and more than one language.',
    );
    await page.getByLabel('More than one language').uncheck();
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toContainText('Email');
    await expect(description).toHaveValue('A website for our customers, with payments.');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  });
});
