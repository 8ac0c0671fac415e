import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { expect, test, toast } from '../../setup/steps/admin-steps.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

test.afterEach(endPrograms);

const widths = [320, 390, 768, 1440];
const address = 'marit@example.com';

test('a developer on a phone says what they take on, it ends, and the link in a mail renews it', async ({
  browser,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const site = await startOwnSite({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example' },
    OWNER_EMAIL: 'owner@vibecode.example',
  });
  const pool = openPool({ connectionString: site.databaseUrl });
  const phone = { baseURL: site.origin, viewport: { width: 390, height: 844 } };
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  await signUp(page, { phoneNumber: '+14155550191', name: 'Marit Ledig' });
  const developerId = Number(/\d+$/.exec(page.url())?.[0]);
  await pool.query(
    `INSERT INTO "NotificationSettings" ("developerId", "channel", "mailAddress", "notifiedAt") VALUES ($1, 'mail', $2, '{}')`,
    [developerId, address],
  );

  await page.getByRole('tab', { name: 'Availability' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Nobody reads yet what you take on.')).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Please choose what you take on')).toBeVisible();
  await panel.getByLabel('Projects').check();
  await panel.getByLabel('Mentoring').check();
  await panel.getByLabel('Hours a week').fill('20');
  await panel.getByRole('group', { name: 'Rate' }).getByLabel('From').fill('80');
  await panel.getByLabel('Time zone').selectOption('Europe/Oslo');
  await panel.getByLabel('Languages you work in').selectOption('English');
  await panel.getByRole('button', { name: 'Add language' }).click();
  await panel.getByLabel('Open to briefs').check();
  await expectToFit(page, widths);
  await expectNoViolations(page, [390, 1440]);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(panel.getByText(/^Visitors read until .* that you are available\.$/)).toBeVisible();

  const admin = (await browser.newContext(phone)).request;
  expect((await admin.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  await sendRequest(admin, 'A log for lighthouses.');
  const suggested = async () => {
    const { rows } = await pool.query<{ id: number }>(
      'UPDATE "ContactRequest" SET "isShownToDevelopers" = true RETURNING "id"',
    );
    const input = JSON.stringify({ requestId: rows[0]?.id, country: '', words: '' });
    const answer = await admin.get(`/trpc/admin.briefs.suggest?input=${encodeURIComponent(input)}`);
    return answer.text();
  };
  expect(await suggested()).toContain('Marit Ledig');

  const visitor = await (await browser.newContext(phone)).newPage();
  const profile = `/developer-profile/${developerId}`;
  await visitor.goto(profile);
  const shown = visitor.getByRole('region', { name: 'Availability' });
  await expect(shown).toContainText('Projects, Mentoring');
  await expect(shown).toContainText('$80 per hour');
  await expect(shown).toContainText('Europe, Oslo');
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);

  const pass = (days: number) =>
    pool.query(
      `UPDATE "Availability" SET "goodUntil" = "goodUntil" - make_interval(days => $1), "remindAt" = "remindAt" - make_interval(days => $1)`,
      [days],
    );
  await pass(28);
  await pool.query(`SELECT graphile_worker.add_job('remindOfAvailability', '{}')`);
  const reminders = () => smtp.mails.filter(({ to }) => to.includes(address)).map(wordsOf);
  await expect.poll(() => reminders().length).toBe(1);
  await page.reload();
  await expect(panel.getByText('Are you still free?')).toBeVisible();

  await pass(2);
  expect(await suggested()).not.toContain('Marit Ledig');
  await page.reload();
  await expect(panel.getByText('Nobody is told that you are free.')).toBeVisible();
  await expectNoViolations(page, [390]);

  const [, link = ''] = /(\/availability\/[\w-]{32})/.exec(reminders()[0] ?? '') ?? [];
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Are you free again?');
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);
  await visitor.getByRole('button', { name: 'Yes, for 30 more days' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You are shown as available');
  expect(await suggested()).toContain('Marit Ledig');

  await page.reload();
  await panel.getByRole('button', { name: 'End it now' }).click();
  await expect(toast(page, 'Ended')).toBeVisible();
  expect(await suggested()).not.toContain('Marit Ledig');
  await panel.getByRole('button', { name: 'Undo the end' }).click();
  await expect(toast(page, 'Taken back')).toBeVisible();
  expect(await suggested()).toContain('Marit Ledig');

  await pool.end();
  await site.stop();
  await smtp.stop();
});
