import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { afterTwoFrames } from '../../setup/browser/frames.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { sendRequests } from '../../setup/steps/request-steps.ts';

test.use({
  expectedMessages: [/status of 409|ERR_INTERNET_DISCONNECTED/],
  reducedMotion: 'reduce',
});

const request = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page) => page.getByLabel('Status');

test('the owner works through the inbox from the keyboard', async ({ page }) => {
  await sendRequests(page.request, 'Porphyry', ['Anton', 'Berta', 'Carla']);
  await openDashboard(page, '/admin?tab=inbox&q=porphyry');
  await expect(page.getByText('3 requests', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(request(page, 'Carla Porphyry')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(request(page, 'Anton Porphyry')).toBeFocused();
  await page.keyboard.press('k');
  await expect(request(page, 'Berta Porphyry')).toBeFocused();
  await page.keyboard.press('q');
  await expect(request(page, 'Berta Porphyry')).toContainText('Quote');
  await expect(page.getByText('Berta Porphyry is in Quote now.')).toBeVisible();
  await page.keyboard.press('u');
  await expect(request(page, 'Berta Porphyry')).toContainText('New');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Berta Porphyry' })).toBeFocused();
  await expect(status(page)).toHaveValue('read');
  await page.keyboard.press('a');
  await expect(status(page)).toHaveValue('answered');
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('a jolly quarry?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(
    'a jolly quarry?',
  );
  await expect(status(page)).toHaveValue('answered');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Anton Porphyry' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(request(page, 'Anton Porphyry')).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Undo the last move');
  const letters = help.getByRole('switch', { name: 'Letters are on' });
  await letters.press('Space');
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'Keyboard' });
  await opener.focus();
  await page.keyboard.press('b');
  await page.keyboard.press('j');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await letters.press('Space');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('b');
  await expect(column(page, 'Answered').getByRole('link')).toHaveText(['Berta Porphyry']);
  await request(page, 'Carla Porphyry').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(request(page, 'Berta Porphyry')).toBeFocused();
  await page.keyboard.press('w');
  await expect(column(page, 'Won').getByRole('link')).toHaveText(['Berta Porphyry']);
});

test('on the board a request is moved by mouse and by its menu', async ({ page }) => {
  await sendRequests(page.request, 'Dolerite', ['Emil', 'Frida']);
  await openDashboard(page, '/admin?tab=inbox&view=board&q=dolerite');
  await expect(column(page, 'New').getByRole('link')).toHaveCount(2);
  await request(page, 'Emil Dolerite').dragTo(column(page, 'Read'));
  await expect(column(page, 'Read').getByRole('link')).toHaveText(['Emil Dolerite']);
  await page.getByRole('button', { name: 'Move: Frida Dolerite' }).click();
  await page.getByRole('menuitem', { name: 'Answered' }).click();
  await expect(column(page, 'Answered').getByRole('link')).toHaveText(['Frida Dolerite']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'New').getByRole('link')).toHaveText(['Frida Dolerite']);

  await expectNoViolations(page, [390, 1440]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await request(page, 'Frida Dolerite').click();
  await expect(page.getByRole('heading', { name: 'Frida Dolerite' })).toBeFocused();
  await expectToFit(page);
  await expectNoViolations(page, [390, 1440]);
});

test('of two who move a request at the same time the second is told', async ({ page, context }) => {
  await sendRequests(page.request, 'Gabbro', ['Hilde']);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openDashboard(tab, '/admin?tab=inbox&q=gabbro');
    await request(tab, 'Hilde Gabbro').focus();
  }
  await other.keyboard.press('c');
  await expect(request(other, 'Hilde Gabbro')).toContainText('Call');
  await page.keyboard.press('l');
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByText(/moved this request to Call meanwhile/).first()).toBeVisible();
  await expect(request(page, 'Hilde Gabbro')).toContainText('Call');
});

test('a saved reply is written once and names whom it answers', async ({ page }) => {
  await sendRequests(page.request, 'Tuffite', ['Ida']);
  await openDashboard(page, '/admin?tab=inbox&q=tuffite');
  await request(page, 'Ida Tuffite').click();
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('menuitem', { name: 'Edit saved replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  await dialog.getByRole('button', { name: 'Add reply' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('First questions');
  await dialog.getByLabel('Text').fill('Hello {firstName}, a first question.');
  await dialog.getByRole('button', { name: 'Add reply' }).click();
  await expect(toast(page, 'Reply saved')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('menuitem', { name: 'First questions' }).click();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(
    'Hello Ida, a first question.',
  );
});

test('the menu of saved replies stays open when its button is moved out of sight', async ({
  page,
}) => {
  await sendRequests(page.request, 'Tephra', ['Ida']);
  await openDashboard(page, '/admin?tab=inbox&q=tephra');
  await request(page, 'Ida Tephra').click();
  await page.getByRole('button', { name: 'Saved replies' }).click();
  const edit = page.getByRole('menuitem', { name: 'Edit saved replies' });
  await expect(edit).toBeVisible();
  await page.locator('article').evaluate((article) => {
    article.style.paddingTop = '100vh';
    window.scrollTo(0, 0);
  });
  await afterTwoFrames(page);
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Saved replies' })).toBeVisible();
});

const answerField = (page: Page) => page.getByLabel('Answer', { exact: true });
const noteField = (page: Page) => page.getByRole('textbox', { name: 'Note' });
const saved = (page: Page) => page.getByText('Draft saved', { exact: true });

test('what is typed stays: after Esc in a menu, on the next request, after a reload and on a second device', async ({
  page,
  browser,
  adminState,
  baseURL,
}) => {
  await sendRequests(page.request, 'Basanite', ['Jutta', 'Karl']);
  await openDashboard(page, '/admin?tab=inbox&q=basanite');
  await request(page, 'Karl Basanite').click();
  await answerField(page).fill('Dear Karl, a first thought');
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(answerField(page)).toHaveValue('Dear Karl, a first thought');
  await expect(saved(page)).toBeVisible();

  await noteField(page).fill('Karl pays late');
  await page.getByRole('button', { name: 'Next request' }).click();
  await expect(page.getByRole('heading', { name: 'Jutta Basanite' })).toBeFocused();
  await expect(answerField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Previous request' }).click();
  await expect(answerField(page)).toHaveValue('Dear Karl, a first thought');
  await expect(noteField(page)).toHaveValue('Karl pays late');
  await answerField(page).pressSequentially(', and more');
  await page.reload();
  await expect(answerField(page)).toHaveValue('Dear Karl, a first thought, and more');
  await expect(noteField(page)).toHaveValue('Karl pays late');
  await expectNoViolations(page, [390, 1440]);

  const second = await (await browser.newContext({ baseURL, storageState: adminState })).newPage();
  await openDashboard(second, '/admin?tab=inbox&q=basanite');
  await expect(request(second, 'Karl Basanite')).toContainText('Draft');
  await expect(request(second, 'Jutta Basanite')).not.toContainText('Draft');
  await request(second, 'Karl Basanite').click();
  await expect(answerField(second)).toHaveValue('Dear Karl, a first thought, and more');
  const savedThere = second.waitForResponse(/inbox\.drafts\.save/);
  await answerField(second).fill('Dear Karl, from my phone');
  await savedThere;

  await answerField(page).pressSequentially(', typed on at the desk');
  const clash = page.getByRole('alert').filter({ hasText: 'in another window' });
  await expect(clash).toContainText('Dear Karl, from my phone');
  await expect(answerField(page)).toHaveValue(
    'Dear Karl, a first thought, and more, typed on at the desk',
  );
  await clash.getByRole('button', { name: 'Take that text' }).click();
  await expect(answerField(page)).toHaveValue('Dear Karl, from my phone');

  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Answered')).toBeVisible();
  await expect(answerField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Back to the inbox' }).click();
  await expect(request(page, 'Karl Basanite')).toContainText('Answered');
  await expect(request(page, 'Karl Basanite')).not.toContainText('Draft');
});

test('a draft that the server does not take stays in the field, and is said and tried again', async ({
  page,
}) => {
  await sendRequests(page.request, 'Phonolite', ['Lena']);
  await openDashboard(page, '/admin?tab=inbox&q=phonolite');
  await request(page, 'Lena Phonolite').click();
  await expect(answerField(page)).toBeVisible();
  await page.context().setOffline(true);
  await answerField(page).fill('Typed without a line');
  await expect(page.getByText(/^Draft not saved/)).toBeVisible();
  await expect(answerField(page)).toHaveValue('Typed without a line');
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
});
