import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';
import { startMailedSite } from '../../setup/steps/mailed-site.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

test.afterEach(endPrograms);

const widths = [320, 390, 768, 1440];
const quote = 'Marit asked before she built, and it went live on the day that she said.';

test('both sides say on their phones what became of a choice, and the client recommends the developer', async ({
  browser,
}) => {
  test.slow();
  const { pool, openPhone, mailsTo, stop } = await startMailedSite(browser);

  const page = await openPhone();
  await signUp(page, { phoneNumber: '+14155550192', name: 'Marit Ledig' });
  const developerId = Number(/\d+$/.exec(page.url())?.[0]);
  const profile = `/developer-profile/${developerId}`;
  const client = await openPhone();
  await sendRequest(client.request, 'A log for lighthouses.');

  await test.step('a month passes after the choice', async () => {
    await pool.query(
      `INSERT INTO "Brief" ("requestId", "developerId", "state", "createdAt", "endsAt")
       SELECT "id", $1, 'chosen', now() - interval '32 days', now() - interval '31 days' FROM "ContactRequest"`,
      [developerId],
    );
    await pool.query(`SELECT graphile_worker.add_job('askForOutcomes', '{}')`);
  });
  const link = () => /\/outcomes\/[\w-]{32}/.exec(mailsTo('vera@example.com').join())?.[0] ?? '';
  await expect.poll(link, { timeout: 30_000 }).not.toBe('');

  await test.step('the developer answers in the own area', async () => {
    await page.goto(`${profile}?tab=briefs`);
    const jobs = page.getByRole('region', { name: 'Did these jobs happen?' });
    await expect(jobs.getByText('The client has not answered yet.')).toBeVisible();
    await expectToFit(page, widths);
    await expectNoViolations(page, [390, 1440]);
    await jobs.getByRole('button', { name: /^Yes, finished/ }).press('Enter');
    await expect(toast(page, 'Answer stored')).toBeVisible();
    await expect(jobs.getByRole('button', { name: /^Yes, finished/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('the client answers and recommends', async () => {
    await client.goto(link());
    await expect(client.getByText(/^You chose Marit Ledig on /)).toBeVisible();
    await expectToFit(client, widths);
    await expectNoViolations(client, [390, 1440]);
    await client.getByRole('button', { name: 'Send my answer' }).click();
    await expect(client.getByText('Please choose an answer').first()).toBeVisible();
    await client.getByLabel('Yes, and it is finished').check();
    await client.getByRole('button', { name: 'Send my answer' }).click();
    await expect(toast(client, 'Thank you')).toBeVisible();
    await client.getByLabel('What would you tell other clients? *').fill(quote);
    await expectToFit(client, widths);
    await client.getByRole('button', { name: 'Publish my recommendation' }).click();
    await expect(client.getByText('Please tick the box to agree').first()).toBeVisible();
    await client.getByLabel(/^I agree that my words/).check();
    await client.getByRole('button', { name: 'Publish my recommendation' }).click();
    await expect(toast(client, 'Your recommendation is stored')).toBeVisible();
    await expectNoViolations(client, [390, 1440]);
  });

  const visitor = await openPhone();
  const shown = visitor.getByRole('region', { name: 'Jobs through this site' });
  await test.step('everybody reads it', async () => {
    await visitor.goto(profile);
    await expect(shown.getByText('1 job in twelve months')).toBeVisible();
    await expect(shown.getByText(quote)).toBeVisible();
    await expectToFit(visitor, widths);
    await expectNoViolations(visitor, [390, 1440]);
  });

  await test.step('the owner hides it and shows it again', async () => {
    const admin = await openPhone();
    expect((await admin.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
    await openDashboard(admin, '/admin?tab=developers&q=Marit');
    await admin.getByRole('button', { name: 'Account: Marit Ledig' }).click();
    const dialog = admin.getByRole('dialog');
    await expect(dialog.getByText(quote)).toBeVisible();
    await expectNoViolations(admin, [390, 1440]);
    await dialog.getByRole('button', { name: /^Hide recommendation/ }).click();
    await expect(toast(admin, 'Recommendation hidden')).toBeVisible();
    await visitor.reload();
    await expect(shown.getByText('1 job in twelve months')).toBeVisible();
    await expect(shown.getByText(quote)).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Show again/ }).click();
    await expect(toast(admin, 'Recommendation shown')).toBeVisible();
    await visitor.reload();
    await expect(shown.getByText(quote)).toBeVisible();
  });

  await test.step('the client takes it back', async () => {
    await client.reload();
    await client.getByLabel('Yes, delete my words').check();
    await client.getByRole('button', { name: 'Delete my words' }).click();
    await expect(client.getByText('Your words are deleted')).toBeVisible();
    await visitor.reload();
    await expect(shown.getByText('1 job in twelve months')).toBeVisible();
    await expect(shown.getByText(quote)).toHaveCount(0);
  });
  await stop();
});
