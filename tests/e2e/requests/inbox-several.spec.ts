import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test } from '../../setup/steps/admin-steps.ts';
import { sendRequests } from '../../setup/steps/request-steps.ts';

test.use({ reducedMotion: 'reduce' });

const request = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });
const bar = (page: Page) => page.getByRole('group', { name: 'Chosen requests' });
const report = (page: Page) => page.getByRole('region', { name: 'What was changed' });

test('several requests are chosen by keys, moved to spam and brought back', async ({ page }) => {
  await sendRequests(page.request, 'Schist', ['Kai', 'Lea', 'Mia']);
  await openDashboard(page, '/admin?tab=inbox&q=schist');
  await expect(page.getByText('3 requests', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(request(page, 'Mia Schist')).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('2 chosen');
  await expect(box(page, 'Lea Schist')).toBeChecked();
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);
  await page.keyboard.press('s');
  await expect(report(page)).toContainText('2 requests are in Spam now.');
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  await expect(report(page).getByRole('button', { name: 'Undo all' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(report(page)).toContainText('2 requests are as before.');
  await expect(page.getByText('3 requests', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(report(page)).toBeHidden();
});

test('requests that somebody else has moved are left and named, also when it is taken back', async ({
  page,
  context,
}) => {
  await sendRequests(page.request, 'Marble', ['Nina', 'Otto', 'Paul']);
  const other = await context.newPage();
  for (const tab of [page, other]) await openDashboard(tab, '/admin?tab=inbox&q=marble');
  await box(page, 'Paul Marble').click();
  await box(page, 'Nina Marble').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 chosen');
  await request(other, 'Otto Marble').focus();
  await other.keyboard.press('w');
  await expect(request(other, 'Otto Marble')).toContainText('Won');

  await bar(page).getByLabel('Move to').selectOption('Quote');
  await expect(report(page)).toContainText('2 requests are in Quote now.');
  await expect(report(page)).toContainText('Otto Marble: Somebody else moved this request to Won');
  await expect(request(page, 'Paul Marble')).toContainText('Quote');
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);

  await other.reload();
  await request(other, 'Nina Marble').focus();
  await other.keyboard.press('l');
  await expect(request(other, 'Nina Marble')).toContainText('Lost');
  await report(page).getByRole('button', { name: 'Undo all' }).click();
  await expect(report(page)).toContainText('1 request is as before.');
  await expect(report(page)).toContainText('Nina Marble: Somebody else moved this request to Lost');
  await expect(request(page, 'Paul Marble')).toContainText('New');
  await expect(request(page, 'Nina Marble')).toContainText('Lost');
});
