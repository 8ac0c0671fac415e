import type { Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

// The ended link of a colleague opens nothing, and one upload is cut.
test.use({ expectedMessages: [/status of 404|net::ERR_FAILED/] });
test.afterEach(endPrograms);

const phone = { width: 390, height: 844 };

async function writeQuote(admin: Page, open: string, title: string, amount: string) {
  await admin.getByRole('button', { name: open }).click();
  const editor = admin.getByRole('form', { name: open });
  await editor.getByLabel('Title').fill(title);
  await editor.getByLabel('Position 1', { exact: true }).fill(title);
  await editor.getByLabel('From, position 1').fill(amount);
  await editor.getByLabel('To, position 1').fill(amount);
  await editor.getByRole('button', { name: 'Send the quote' }).click();
  await expect(editor).toBeHidden();
}

/** A change keeps the address of the order. */
async function accept(client: Page, address: string, postalAddress: string | null) {
  await client.goto(`${address}/quote`);
  await client.getByLabel('I accept this quote').check();
  await client.getByLabel('Your full name').fill('Vera Gneiss');
  const field = client.getByLabel('Your address, as it should stand on the quote');
  if (postalAddress !== null) await field.fill(postalAddress);
  const send = client.getByRole('button', { name: 'Send the answer' });
  await send.click();
  // An earlier quote may be accepted already: only the form that goes tells of this one.
  await expect(send).toBeHidden();
  await expect(client.getByText('Accepted by Vera Gneiss on').first()).toBeVisible();
}

test('work goes from a yes on a phone over stages, a note, a change and a colleague to its end', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const smtp = await startSmtp();
  const { origin: baseURL, stop } = await startOwnSite({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example' },
    ...{ OWNER_EMAIL: 'owner@vibecode.example', TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  const newContext = () => browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const owner = await newContext();
  expect((await owner.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const admin = await owner.newPage();
  const client = await (await newContext()).newPage();
  await client.setViewportSize(phone);
  const { address, lastName } = await sendRequest(client.request, 'A page for guided walks.');
  const work = client.getByRole('region', { name: 'The work' });
  const planned = admin.getByRole('region', { name: 'Work', exact: true });

  await test.step('a second version of the quote is accepted on a phone', async () => {
    await openDashboard(admin, `/admin?tab=inbox&q=${lastName}`);
    await admin.getByRole('link', { name: new RegExp(lastName) }).click();
    await writeQuote(admin, 'Write a quote', 'A page for walks', '9000');
    await writeQuote(admin, 'Write a new version', 'A page for guided walks', '8000');
    await accept(client, address, 'London');
  });

  await test.step('two stages are planned, and the first waits for the client', async () => {
    await admin.reload();
    for (const [title, state] of [
      ['Design', 'yours'],
      ['Booking', 'ours'],
    ] as const) {
      await planned.getByRole('button', { name: 'Add a stage' }).click();
      const editor = planned.getByRole('form', { name: 'New stage' });
      await editor.getByLabel('Title').fill(title);
      await editor.getByLabel('State').selectOption(state);
      await editor.getByRole('button', { name: 'Save the stage' }).click();
      await expect(editor).toBeHidden();
    }
    await planned.getByRole('button', { name: 'Write a note: Design' }).click();
    const note = planned.getByRole('form', { name: 'Note about Design' });
    await note.getByRole('textbox', { name: 'Note' }).fill('Two drafts of the first page.');
    await note.getByLabel('Address to look at').fill('https://example.com/draft');
    const buffer = await createFlatPicture(400, 300);
    await note
      .getByLabel('Pictures or PDFs')
      .setInputFiles({ name: 'draft.png', mimeType: 'image/png', buffer });
    await admin.route('**/uploads/stages/**', (route) => route.abort(), { times: 1 });
    await note.getByRole('button', { name: 'Send the note' }).click();
    await expect(toast(admin, 'Note sent')).toBeVisible();
    const rest = planned.getByRole('region', { name: 'Note about Design' });
    await expect(rest.getByText('These files are not: draft.png')).toBeVisible();
    await rest.getByRole('button', { name: 'Send the files' }).click();
    await expect(rest).toBeHidden();
    await expectNoViolations(admin, [1440]);
  });

  await test.step('the client looks, writes and approves', async () => {
    await client.goto(address);
    await expect(work.getByText('Two drafts of the first page.')).toBeVisible();
    await expect(work.getByRole('img')).toHaveCount(1);
    await expectToFit(client, [320, 390, 768, 1440]);
    await expectNoViolations(client, [390, 1440]);
    await client.setViewportSize(phone);
    await work.getByLabel('Your words').fill('The second one, please.');
    await work.getByRole('button', { name: 'Send your words' }).click();
    await expect(work.getByText('The second one, please.')).toBeVisible();
    await work.getByLabel('Your full name').fill('Vera Gneiss');
    await work.getByRole('button', { name: 'Approve this stage' }).click();
    await expect(work.getByText('Approved by Vera Gneiss on')).toBeVisible();
  });

  await test.step('a change is accepted and becomes a stage', async () => {
    await admin.reload();
    await expect(admin.getByText('The second one, please.')).toBeVisible();
    await writeQuote(admin, 'Propose a change', 'A map of the walks', '900');
    await accept(client, address, null);
    await client.goto(address);
    await expect(work.getByText('A map of the walks', { exact: true }).first()).toBeVisible();
  });

  await test.step('a colleague writes by a link of their own, until it is ended', async () => {
    const colleagues = client.getByRole('region', { name: 'Your colleagues' });
    await colleagues.getByLabel('Name of your colleague').fill('Grace Hopper');
    await colleagues.getByLabel('E-mail of your colleague').fill('grace@example.com');
    await colleagues.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(colleagues.getByText('grace@example.com')).toBeVisible();
    const link = () => {
      const invitation = smtp.mails.find(({ to }) => to.includes('grace@example.com'));
      return /\/requests\/[\w-]{32}/.exec(invitation ? wordsOf(invitation) : '')?.[0] ?? '';
    };
    await expect.poll(link, { timeout: 30_000 }).not.toBe('');
    const colleague = await (await newContext()).newPage();
    await colleague.goto(link());
    await expect(colleague.getByText('Vera invited you.')).toBeVisible();
    await colleague.getByLabel('Your words').fill('Please add the tides.');
    await colleague.getByRole('button', { name: 'Send your words' }).click();
    await expect(colleague.getByText('Please add the tides.')).toBeVisible();
    await client.reload();
    await expect(work.getByText('Grace Hopper wrote')).toBeVisible();
    await colleagues.getByRole('button', { name: 'End the link' }).click();
    await expect(colleagues.getByText('grace@example.com')).toBeHidden();
    await colleague.reload();
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(
      'This link opens nothing',
    );
  });

  await test.step('the work ends with a question and its answer', async () => {
    await admin.reload();
    for (const title of ['Booking', 'A map of the walks']) {
      await planned.getByRole('button', { name: `Change: ${title}` }).click();
      const editor = planned.getByRole('form', { name: `Change: ${title}` });
      await editor.getByLabel('State').selectOption('done');
      await editor.getByRole('button', { name: 'Save the stage' }).click();
      await expect(editor).toBeHidden();
    }
    await planned.getByRole('button', { name: 'End the work' }).click();
    await planned.getByRole('button', { name: 'End the work and ask' }).click();
    await expect(planned.getByText('The client has not answered yet.')).toBeVisible();
    await client.goto(address);
    await work.getByLabel('Your answer').fill('It went well.');
    await work.getByRole('button', { name: 'Send the answer' }).click();
    await expect(work.getByText('It went well.')).toBeVisible();
    await expect(work.getByText('We have sent you a mail with a link.')).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { level: 1 })).toContainText('The work is finished');
    await expectNoViolations(client, [390, 1440]);
  });
  await stop();
  await smtp.stop();
});
