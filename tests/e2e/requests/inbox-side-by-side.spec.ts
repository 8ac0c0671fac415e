import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { openContent } from '../../setup/steps/content-steps.ts';
import { sendRequests } from '../../setup/steps/request-steps.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

const request = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const answerField = (page: Page) => page.getByLabel('Answer', { exact: true });
const list = (page: Page, lastName: string) =>
  openDashboard(page, `/admin?tab=inbox&q=${lastName}`);

test('list and thread stand side by side, and keys lead through both', async ({ page }) => {
  await sendRequests(page.request, 'Hornfels', ['Anton', 'Berta', 'Carla', 'Dora']);
  await list(page, 'hornfels');
  const first = request(page, 'Dora Hornfels');
  await expect(first).toContainText('A page for the tours of Dora.');
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(200);
  await expect(page.getByText('Choose a request, and it opens here.')).toBeVisible();
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, [320, 1024]);

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dora Hornfels')).toBeFocused();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, [320, 1024]);

  await page.keyboard.press('j');
  await expect(heading(page, 'Carla Hornfels')).toBeFocused();
  await page.keyboard.press('e');
  await expect(heading(page, 'Berta Hornfels')).toBeFocused();
  await expect(request(page, 'Carla Hornfels')).toContainText('Answered');
  await page.keyboard.press('#');
  await expect(heading(page, 'Anton Hornfels')).toBeFocused();
  await expect(page.getByText('Berta Hornfels is in Spam now.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(request(page, 'Berta Hornfels')).not.toContainText('Spam');
  await expect(request(page, 'Carla Hornfels')).toContainText('Answered');

  // Letters are about the row that has the focus, not about what is open beside it.
  await first.focus();
  await page.keyboard.press('#');
  await expect(first).toContainText('Spam');
  await expect(request(page, 'Carla Hornfels')).toBeFocused();
  await expect(heading(page, 'Anton Hornfels')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('read');
  await page.keyboard.press('Escape');
  await expect(request(page, 'Anton Hornfels')).toBeFocused();
  await expect(heading(page, 'Anton Hornfels')).toBeHidden();
});

test('a slash in the answer inserts a saved reply', async ({ page }) => {
  const reply = { title: 'Tektite dates', body: 'Hello {firstName}, we begin in May.' };
  expect((await page.request.post('/trpc/admin.inbox.replies.save', { data: reply })).ok()).toBe(
    true,
  );
  await sendRequests(page.request, 'Tektite', ['Ida']);
  await list(page, 'tektite');
  await request(page, 'Ida Tektite').click();
  const field = answerField(page);
  const found = page.getByRole('listbox', { name: 'Saved replies that fit' });
  await field.pressSequentially('Thanks. and/or ');
  await expect(found).toBeHidden();
  await field.pressSequentially('/tekt');
  await expect(found.getByRole('option')).toHaveText(['Tektite dates']);
  await expect(found.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.type('i');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Thanks. and/or Hello Ida, we begin in May.');
  await page.keyboard.type(' Until then');
  await expect(field).toHaveValue('Thanks. and/or Hello Ida, we begin in May. Until then');
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Ida Tektite')).toBeFocused();
});

test('once n has opened a request, its answer leads to the next one that waits', async ({
  page,
}) => {
  await sendRequests(page.request, 'Novaculite', ['Anna', 'Bela']);
  await list(page, 'novaculite');
  const link = await request(page, 'Anna Novaculite').getAttribute('href');
  await page.goto(`${link}&answer=now`);
  await expect(heading(page, 'Anna Novaculite')).toBeVisible();
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type('Gladly.');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Answered')).toBeVisible();
  await expect(heading(page, 'Anna Novaculite')).toBeHidden();
  await expect(page).toHaveURL(/answer=now/);
  await expect(answerField(page)).toBeFocused();
  await expect(answerField(page)).toHaveValue('');
});

test('a whole page of junk is gone in two keys', async ({ browser }) => {
  // On a site of its own: so many requests would fill the inbox that all tests share.
  const { page, stop } = await openContent(browser, 'identity', { TRUSTED_PROXIES: '127.0.0.1' });
  const names = Array.from({ length: 25 }, (_, n) => `Junk${n}`);
  await sendRequests(page.request, 'Ignimbrite', names);
  await list(page, 'ignimbrite');
  await expect(page.getByText('25 requests', { exact: true })).toBeVisible();
  await page.keyboard.press('*');
  await expect(page.getByRole('group', { name: 'Chosen requests' })).toContainText('25 chosen');
  await page.keyboard.press('#');
  await expect(page.getByRole('region', { name: 'What was changed' })).toContainText(
    '25 requests are in Spam now.',
  );
  await expect(page.getByText('No requests found')).toBeVisible();
  await stop();
});

test('a request is assigned, and found among mine', async ({ page }) => {
  await sendRequests(page.request, 'Peridotite', ['Ella', 'Finn']);
  await list(page, 'peridotite');
  await request(page, 'Ella Peridotite').focus();
  await page.keyboard.press('i');
  await expect(request(page, 'Ella Peridotite')).toContainText('For me');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Assigned to').selectOption('Me');
  await expect(page.getByText('1 request', { exact: true })).toBeVisible();
  await request(page, 'Ella Peridotite').click();
  await page.getByRole('article').getByLabel('Assigned to').selectOption('Nobody');
  await expect(request(page, 'Ella Peridotite')).not.toContainText('For me');
});
