import { createFlatPicture } from '../../factories/pictures.ts';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard } from '../../setup/steps/admin-steps.ts';
import {
  acceptQuote,
  answerEnd,
  approveStage,
  changeStage,
  endWork,
  planStage,
  writeQuote,
} from '../../setup/steps/order-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

// The ended link of a colleague opens nothing, and one upload is cut.
test.use({ expectedMessages: [/status of 404|net::ERR_FAILED/] });
test.afterEach(endPrograms);

const phone = { width: 390, height: 844 };
const name = 'Vera Gneiss';

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
    await acceptQuote(client, { address, name, postalAddress: 'London' });
  });

  await test.step('two stages are planned, and the first waits for the client', async () => {
    await admin.reload();
    await planStage(admin, 'Design', 'yours');
    await planStage(admin, 'Booking', 'ours');
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
    await expect(note.getByText('These files are not: draft.png')).toBeVisible();
    await note.getByRole('button', { name: 'Send the files' }).click();
    await expect(note).toBeHidden();
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
    await approveStage(client, name);
  });

  await test.step('a change is accepted and becomes a stage', async () => {
    await admin.reload();
    await expect(admin.getByText('The second one, please.')).toBeVisible();
    await writeQuote(admin, 'Propose a change', 'A map of the walks', '900');
    await acceptQuote(client, { address, name, postalAddress: null });
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
    for (const title of ['Booking', 'A map of the walks']) await changeStage(admin, title, 'done');
    await endWork(admin);
    await answerEnd(client, address, 'It went well.');
    await expect(work.getByText('We have sent you a mail with a link.')).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { level: 1 })).toContainText('The work is finished');
    await expectNoViolations(client, [390, 1440]);
  });
  await stop();
  await smtp.stop();
});
