import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { startNewDatabase } from '../../setup/database/new-database.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

const widths = [320, 390, 768, 1440];
const address = 'vera@example.com';

test('a visitor whom nobody fits saves the search, hears of somebody new by mail, and ends it', async ({
  browser,
}) => {
  test.slow();
  const smtp = await startSmtp();
  const database = await startNewDatabase();
  const pool = openPool({ connectionString: database.url });
  const site = await startOwnSite({
    ...{ DATABASE_URL: database.url, SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example' },
    ...{ OWNER_EMAIL: 'owner@vibecode.example', TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  const phone = { baseURL: site.origin, viewport: { width: 390, height: 844 } };
  const newPage = async () =>
    (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  const mails = () =>
    smtp.mails
      .filter(({ to }) => to.includes(address))
      .map(wordsOf)
      .map((words) => words.replace(/\s+/g, ' '));
  const page = await newPage();

  await test.step('the search is saved from the list that it gave', async () => {
    await openHydrated(page, '/explore-developers?q=lighthouses');
    await page.getByRole('link', { name: 'Hear of new ones by mail' }).press('Enter');
    await expect(page).toHaveURL(/\/explore-developers\/mail\?q=lighthouses$/);
    await expect(page.getByRole('list', { name: 'Your search' })).toHaveText('lighthouses');
    await expectToFit(page, widths);
    await expectNoViolations(page, [390, 1440]);
    const send = page.getByRole('button', { name: 'Save this search' });
    await page.getByLabel('Your email').fill('vera');
    await send.press('Enter');
    await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Your email').fill(address);
    await send.press('Enter');
    await expect(page.getByText('Open the link in your mail')).toBeVisible();
  });

  const link = () => /\/searches\/[\w-]{32}/.exec(mails()[0] ?? '')?.[0] ?? '';
  await test.step('the mailed link asks first', async () => {
    await expect.poll(link, { timeout: 30_000 }).not.toBe('');
    await openHydrated(page, link());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do you want this mail?');
    await expectToFit(page, widths);
    await expectNoViolations(page, [390, 1440]);
    await page.getByRole('button', { name: 'Yes, write to me' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your search is saved');
    await expectNoViolations(page, [390, 1440]);
  });

  await test.step('a day later the mail names who is new', async () => {
    const somebody = await newPage();
    await signUp(somebody, { phoneNumber: '+14155550193', name: 'Marit Lighthouses' });
    await pool.query(`UPDATE "SavedSearch" SET "lookAt" = now() - interval '1 minute'`);
    await pool.query(`SELECT graphile_worker.add_job('tellSavedSearches', '{}')`);
    await expect
      .poll(() => mails().at(-1), { timeout: 30_000 })
      .toContain('1 developer newly fits');
    expect(mails().at(-1)).toContain('Marit Lighthouses');
  });

  await test.step('one press ends it, and the address is forgotten', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'End this search' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search ended');
    await expectNoViolations(page, [390, 1440]);
    const kept = await pool.query('SELECT "id" FROM "SavedSearch"');
    expect(kept.rows).toEqual([]);
  });
  await site.stop();
  await pool.end();
  await database.stop();
  await smtp.stop();
});
