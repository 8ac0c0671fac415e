import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import {
  areaLink,
  createPost,
  expect,
  openDashboard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';
import { openContent, publish } from '../../setup/steps/content-steps.ts';

test.afterEach(endPrograms);

const content =
  '<p>A ticket is $20 a month.</p><p>Maria O’Neil says “the ridge is worth every single step”.</p>';

const list = (page: Page) => page.getByRole('list', { name: 'Facts' });
const items = (page: Page) => list(page).getByRole('listitem');

async function openFacts(page: Page, id: number): Promise<void> {
  await page.goto(`/admin?post=${id}`);
  await page.getByRole('button', { name: 'Facts: 3 open' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
}

test('facts are ticked with the keyboard, and come back when their sentence changes', async ({
  page,
}) => {
  const id = await createPost(page.request, { title: 'Ridge', slug: 'ridge-facts', content });
  await openFacts(page, id);
  const { keyboard } = page;
  await expect(page.getByText('3 of 3 open')).toBeFocused();

  await page.getByRole('button', { name: 'Add a source: $20 a month' }).press('Enter');
  await expect(page.getByLabel('Source address')).toBeFocused();
  await expect(page.getByLabel('Look at it again on')).not.toHaveValue('');
  await keyboard.press('Enter');
  await expect(page.getByText('A source needs an address or a note')).toBeVisible();
  await keyboard.type('https://example.com/prices');
  await keyboard.press('Enter');
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark as opinion: Maria O’Neil' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Show in the text: “the ridge/ }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Content', exact: true });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('“the ridge is worth every single step”');
  await expectNoViolations(page);

  await field.fill(`<h2>Up</h2><p>New.</p>${content}`);
  await expect(page.getByRole('button', { name: 'Facts: 1 open' })).toBeVisible();
  await field.fill(content.replace('$20', '$25'));
  await expect(page.getByRole('button', { name: 'Facts: 2 open' })).toBeVisible();
  await field.fill(content);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  await page.goto(`/admin?post=${id}`);
  await expect(page.getByRole('button', { name: 'Facts: 1 open' })).toBeVisible();
});

test('a fact is shown in rich text', async ({ page }) => {
  const id = await createPost(page.request, { title: 'Rich', slug: 'rich-facts', content });
  await openFacts(page, id);
  await page.getByText('Rich text', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content as rich text' })).toBeVisible();
  await page.getByRole('button', { name: 'Show in the text: $20 a month' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.getSelection()?.toString()))
    .toBe('$20 a month');
});

test('facts come back on their day, and are still true or open again', async ({ page }) => {
  const id = await createPost(page.request, { title: 'Facts', slug: 'facts-due', content });
  await openFacts(page, id);
  await page.getByRole('button', { name: 'Add a source: $20 a month' }).click();
  await page.getByLabel('Note').fill('The price list');
  await page.getByLabel('Look at it again on').fill('2020-01-02');
  await page.getByRole('button', { name: 'Tick', exact: true }).click();
  await expect(items(page)).toHaveCount(2);

  await openDashboard(page, '/admin?tab=facts');
  await expect(areaLink(page, /^Facts \d+ due$/)).toBeVisible();
  await page.getByLabel('Search facts').fill('A ticket is');
  const fact = page.getByRole('listitem').filter({ hasText: 'FactsA ticket is $20 a month.' });
  await expect(fact).toContainText('The price list');
  await fact.getByRole('button', { name: 'Still true: $20 a month' }).click();
  await expect(toast(page, 'Still true')).toBeVisible();
  await expect(fact).toBeHidden();
  await page.getByLabel('Due', { exact: true }).selectOption('Later');
  await expect(fact).toBeVisible();
  await fact.getByRole('button', { name: 'Has changed: $20 a month' }).click();
  await expect(toast(page, 'Noted as changed')).toBeVisible();
  await page.goto(`/admin?post=${id}`);
  await page.getByRole('button', { name: 'Facts: 3 open' }).click();
  await expect(items(page).first()).toContainText('is not true any more');
});

test('a price of the estimate is ticked in its form, and its day leads back there', async ({
  browser,
}) => {
  const { page, price, stop } = await openContent(browser);
  const open = page.getByRole('button', { name: /^Facts: \d+ open$/ });
  await open.press('Enter');
  await expect(page.getByText(/^\d+ of \d+ open$/)).toBeFocused();
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, [320, 1280]);
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Show in the text: 800' }).press('Enter');
    await expect(price).toBeFocused();
  }
  await page.getByRole('button', { name: 'Add a source: 800' }).press('Enter');
  await page.getByLabel('Note').fill('The price list');
  await page.getByLabel('Look at it again on').fill('2020-01-02');
  await page.keyboard.press('Enter');
  const fact = items(page).filter({ hasText: 'Dollars a day: 800' });
  await expect(fact).toBeHidden();

  const factor = page.getByLabel('No fixed date');
  await factor.fill('1.5');
  await publish(page);
  await openDashboard(page, '/admin?tab=facts');
  const due = page.getByRole('listitem').filter({ hasText: 'Prices of the estimate' });
  await expect(due).toContainText('The price list');
  await expectNoViolations(page);
  await due.getByRole('link', { name: 'Open form: Prices of the estimate' }).click();
  await expect(price).toHaveValue('800');
  await price.fill('900');
  await publish(page);
  await openDashboard(page, '/admin?tab=facts');
  await expect(page.getByText('No fact is due')).toBeVisible();

  await openDashboard(page, '/admin?tab=content&kind=estimate-rates');
  await price.fill('800');
  await publish(page);
  await openDashboard(page, '/admin?tab=facts');
  await due.getByRole('button', { name: 'Has changed: 800' }).click();
  await expect(toast(page, 'Noted as changed')).toBeVisible();
  await expect(price).toHaveValue('800');
  await open.click();
  await expect(fact).toContainText('is not true any more');
  await stop();
});

test('several due facts are still true at once, which is taken back', async ({ page }) => {
  const id = await createPost(page.request, { title: 'Arete', slug: 'arete-facts', content });
  await openFacts(page, id);
  for (const words of ['$20 a month', 'Maria O’Neil']) {
    await page.getByRole('button', { name: `Add a source: ${words}` }).click();
    await page.getByLabel('Note').fill('The list');
    await page.getByLabel('Look at it again on').fill('2020-01-02');
    await page.getByRole('button', { name: 'Tick', exact: true }).click();
    await expect(page.getByRole('button', { name: `Add a source: ${words}` })).toHaveCount(0);
  }
  await openDashboard(page, '/admin?tab=facts&q=arete');
  await expect(page.getByText('2 facts', { exact: true })).toBeVisible();
  const bar = page.getByRole('group', { name: 'Chosen facts' });
  const report = page.getByRole('region', { name: 'What was changed' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar).toContainText('2 chosen');
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);
  await bar.getByRole('button', { name: /^Still true/ }).click();
  await expect(report).toContainText('2 facts still true.');
  await expect(page.getByRole('heading', { name: 'No fact matches' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(report).toContainText('2 facts as before.');
  await expect(page.getByText('2 facts', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await bar.getByRole('button', { name: /^Has changed/ }).click();
  await expect(report).toContainText('2 facts noted as changed.');
  await page.goto(`/admin?post=${id}`);
  await expect(page.getByRole('button', { name: 'Facts: 3 open' })).toBeVisible();
});
