import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';
import { startMailedSite } from '../../setup/steps/mailed-site.ts';

test.afterEach(endPrograms);

const widths = [320, 390, 768, 1440];
const address = 'vera@example.com';

test('a visitor whom nobody fits saves the search, hears of somebody new by mail, and ends it', async ({
  browser,
}) => {
  test.slow();
  const { pool, openPhone, mailsTo, stop } = await startMailedSite(browser);
  const mails = () => mailsTo(address).map((words) => words.replace(/\s+/g, ' '));
  const page = await openPhone();

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
    await page.getByLabel('Your email').fill('');
    // As long as a person needs: a form that is filled in at once is taken for that of a machine.
    await page.getByLabel('Your email').pressSequentially(address, { delay: 200 });
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
    const somebody = await openPhone();
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
  await stop();
});
