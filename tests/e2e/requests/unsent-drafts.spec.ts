import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openDashboard, test as testAsAdmin } from '../../setup/steps/admin-steps.ts';
import { signInAgain, signUp, writeTo } from '../../setup/steps/developer-steps.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

const saved = (page: Page) => page.getByText('Draft saved', { exact: true });
const clash = (page: Page) => page.getByRole('alert').filter({ hasText: 'in another window' });

testAsAdmin.describe('a quote that is being written', () => {
  testAsAdmin.use({ expectedMessages: [/status of 409/] });

  testAsAdmin(
    'is there after a reload and on a second device, and neither replaces the other unseen',
    async ({ page, browser, adminState, baseURL }) => {
      const { lastName } = await sendRequest(page.request, 'A quote in two sittings.');
      const openQuote = async (on: Page) => {
        await openDashboard(on, `/admin?tab=inbox&q=${lastName}`);
        await on.getByRole('link', { name: new RegExp(lastName) }).click();
        await on.getByRole('button', { name: 'Write a quote' }).click();
        return on.getByRole('form', { name: 'Write a quote' });
      };
      const editor = await openQuote(page);
      await editor.getByLabel('Title').fill('A tide table');
      await editor.getByLabel('Position 1', { exact: true }).fill('Site');
      await editor.getByLabel('From, position 1').fill('8000');
      await editor.getByLabel('To, position 1').fill('9000');
      await editor.getByRole('button', { name: 'Add a position' }).click();
      await editor.getByLabel('Position 2', { exact: true }).fill('Training');
      await expect(saved(page)).toBeVisible();

      await page.reload();
      const quotes = page.getByRole('region', { name: 'Quote', exact: true });
      await expect(quotes.getByText('Draft', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Write a quote' }).click();
      await expect(editor.getByLabel('Position 2', { exact: true })).toHaveValue('Training');
      await expect(editor.getByText('Total: $8,000 to $9,000')).toBeVisible();
      await expectNoViolations(page, [390, 1440]);

      const second = await (
        await browser.newContext({ baseURL, storageState: adminState })
      ).newPage();
      const there = await openQuote(second);
      await expect(there.getByLabel('Title')).toHaveValue('A tide table');
      const savedThere = second.waitForResponse(/inbox\.drafts\.save/);
      await there.getByLabel('Title').fill('A tide table and more');
      await savedThere;

      await editor.getByLabel('Position 2', { exact: true }).fill('Training, two days');
      await expect(clash(page)).toContainText('A tide table and more');
      await expect(clash(page)).toContainText('Site: $8,000 to $9,000');
      await expect(editor.getByLabel('Position 2', { exact: true })).toHaveValue(
        'Training, two days',
      );
      await clash(page).getByRole('button', { name: 'Take that text' }).click();
      await expect(editor.getByLabel('Title')).toHaveValue('A tide table and more');
      await expect(editor.getByLabel('Position 2', { exact: true })).toHaveValue('Training');

      await there.getByRole('button', { name: 'Send the quote' }).click();
      await expect(second.getByText('Version 1', { exact: true })).toBeVisible();
      await second.getByRole('button', { name: 'Write a new version' }).click();
      await expect(
        second.getByRole('form', { name: 'Write a new version' }).getByLabel('Title'),
      ).toHaveValue('A tide table and more');
      await editor.getByLabel('Title').fill('Typed too late');
      await expect(page.getByRole('alert').first()).toContainText('You sent or emptied this draft');
    },
  );

  testAsAdmin('is discarded by its button', async ({ page }) => {
    const { lastName } = await sendRequest(page.request, 'A quote that comes to nothing.');
    await openDashboard(page, `/admin?tab=inbox&q=${lastName}`);
    await page.getByRole('link', { name: new RegExp(lastName) }).click();
    const open = page.getByRole('button', { name: 'Write a quote' });
    const title = page.getByRole('form', { name: 'Write a quote' }).getByLabel('Title');
    await open.click();
    await title.fill('Nothing');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await open.click();
    await expect(title).toHaveValue('Nothing');
    const gone = page.waitForResponse(/inbox\.drafts\.save/);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await gone;
    await page.reload();
    await open.click();
    await expect(title).toHaveValue('');
  });
});

testAsAdmin.describe('the brief of a draft in stages', () => {
  testAsAdmin.use({ expectedMessages: [/status of 409/] });

  testAsAdmin(
    'is there after a reload and on a second device, before it is begun and after',
    async ({ page, browser, adminState, baseURL }) => {
      const second = await (
        await browser.newContext({ baseURL, storageState: adminState })
      ).newPage();
      const parts = (on: Page) => ({
        begin: on.getByRole('button', { name: 'Write in stages' }),
        subject: on.getByLabel('What it is about'),
        sources: on.getByLabel('Sources to use'),
        voice: on.getByLabel('Voice'),
      });
      const here = parts(page);
      const there = parts(second);

      await openDashboard(page, '/admin?tab=generator');
      await here.begin.click();
      await here.subject.fill('A tide table');
      await here.sources.fill('https://example.com/tides');
      await expect(saved(page)).toBeVisible();
      await page.reload();
      const stages = page.getByRole('region', { name: 'In stages' });
      await expect(stages.getByText('Draft', { exact: true })).toBeVisible();
      await here.begin.click();
      await expect(here.sources).toHaveValue('https://example.com/tides');
      await expectNoViolations(page, [390, 1440]);

      await openDashboard(second, '/admin?tab=generator');
      await there.begin.click();
      await expect(there.subject).toHaveValue('A tide table');
      const savedThere = second.waitForResponse(/saveUnsentBrief/);
      await there.subject.fill('A tide table, kept');
      await savedThere;
      await here.sources.fill('None');
      await expect(clash(page)).toContainText('A tide table, kept');
      await clash(page).getByRole('button', { name: 'Take that text' }).click();
      await expect(here.sources).toHaveValue('https://example.com/tides');
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'A tide table, kept' })).toBeVisible();

      await here.voice.fill('Calm');
      await expect(saved(page)).toBeVisible();
      await page.reload();
      await expect(here.voice).toHaveValue('Calm');
      await second.goto(page.url());
      await expect(there.voice).toHaveValue('Calm');
      await second.getByRole('button', { name: 'Discard the draft' }).click();
      await expect(there.voice).toHaveValue('');
      await expect(there.subject).toHaveValue('A tide table, kept');
      await there.voice.fill('Dry');
      await second.getByRole('button', { name: 'Save brief' }).click();
      await expect(second.getByText('Kept', { exact: true })).toBeVisible();
      await second.reload();
      await expect(there.voice).toHaveValue('Dry');
      await expect(second.getByRole('button', { name: 'Discard the draft' })).toHaveCount(0);

      await openDashboard(page, '/admin?tab=generator');
      await here.begin.click();
      await expect(here.subject).toHaveValue('');
    },
  );
});

const otherDevice = async (browser: Browser, of: Page, baseURL: string | undefined) =>
  (
    await browser.newContext({ baseURL, storageState: await of.context().storageState() })
  ).newPage();

test.describe('the answer of a developer', () => {
  test.use({ expectedMessages: [/status of 40[19]/] });

  test('is there after a reload and on a second device, and outlives the session', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUp(page, { phoneNumber: '+16125550181', name: 'Dora Drafter' });
    const profile = page.url();
    await writeTo(page, profile, 'Could you build a tide table?');
    const openAnswer = async (on: Page) => {
      await on.goto(profile);
      await on.getByRole('button', { name: /^Answer: / }).click();
      return on.getByLabel('Your answer');
    };
    const field = await openAnswer(page);
    await field.pressSequentially('With pleasure');
    await expect(saved(page)).toBeVisible();
    await expectNoViolations(page, [390, 1440]);
    const mark = (on: Page) => on.getByRole('article').getByText('Draft', { exact: true });
    await expect(mark(page)).toBeVisible();
    await page.goto(profile);
    await expect(mark(page)).toBeVisible();
    await openAnswer(page);
    await expect(field).toHaveValue('With pleasure');

    const second = await otherDevice(browser, page, baseURL);
    const there = await openAnswer(second);
    await expect(there).toHaveValue('With pleasure');
    const savedThere = second.waitForResponse(/saveAnswerDraft/);
    await there.fill('With pleasure, from my phone');
    await savedThere;
    await field.press('End');
    await field.pressSequentially(', at the desk');
    await expect(clash(page)).toContainText('With pleasure, from my phone');
    await page.getByRole('button', { name: 'Keep what stands here' }).click();
    await expect(saved(page)).toBeVisible();

    expect((await page.request.post('/api/developers/logout')).status()).toBe(200);
    await field.press('End');
    await field.pressSequentially(', gladly');
    await expect(page.getByText(/^Draft not saved/)).toBeVisible();
    // The dialog may stand above the button already.
    await page.getByRole('button', { name: 'Send answer' }).dispatchEvent('click');
    await signInAgain(page);
    await expect(field).toHaveValue('With pleasure, at the desk, gladly');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent', { exact: true })).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
    await openAnswer(page);
    await expect(field).toHaveValue('');
  });

  test('is saved before signing out, and gone from the window', async ({ page }) => {
    await signUp(page, { phoneNumber: '+16125550182', name: 'Lene Leaver' });
    await writeTo(page, page.url(), 'Could you build a lock?');
    await page.reload();
    await page.getByRole('button', { name: /^Answer: / }).click();
    await page.getByLabel('Your answer').fill('Typed last');
    const kept = page.waitForResponse(/saveAnswerDraft/);
    await page.getByRole('button', { name: 'Logout' }).click();
    expect((await kept).status()).toBe(200);
    await expect(page).toHaveURL('/developers');
  });
});

test.describe('what the sender of a message adds', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('is there after a reload and on a second device, until it is sent from one', async ({
    page,
    browser,
    baseURL,
  }) => {
    const developer = await (await browser.newContext({ baseURL })).newPage();
    await signUp(developer, { phoneNumber: '+16125550183', name: 'Rita Reader' });
    const address = await writeTo(page, developer.url(), 'Could you build a bell?');
    await page.goto(address);
    const field = page.getByLabel('Your message');
    await field.pressSequentially('In two languages');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('In two languages');
    await expectNoViolations(page, [390]);

    const second = await (await browser.newContext({ baseURL })).newPage();
    await second.goto(address);
    await expect(second.getByLabel('Your message')).toHaveValue('In two languages');
    await second.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(second.getByRole('article').nth(1)).toContainText('In two languages');
    await expect(second.getByLabel('Your message')).toHaveValue('');

    await field.press('End');
    await field.pressSequentially(', at least');
    await expect(page.getByRole('alert')).toContainText('You sent or emptied this draft');
    await expect(field).toHaveValue('In two languages, at least');
  });
});
