import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

/** Jobs that would succeed now, as after a fault that is mended. */
async function failForGood(connectionString: string): Promise<void> {
  const pool = openPool({ connectionString });
  // Several statements of one query are one transaction, so no worker takes a job before it counts as failed.
  await pool.query(
    `SELECT graphile_worker.add_job(name, payload::json, max_attempts => 1)
     FROM (VALUES
       ('announcePublication', '{"postId": 900001}'),
       ('remindOwner', '{}'),
       ('purgeSharedCaches', '{"round": "second"}')
     ) AS failing (name, payload);
     UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'The line was cut'
     WHERE max_attempts = 1`,
  );
  await pool.end();
}

const jobs = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Try again/ }) });
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });

test('several failed jobs are chosen and tried again at once', async ({ browser }) => {
  test.setTimeout(180_000);
  const { origin: baseURL, databaseUrl, stop } = await startOwnSite({});
  await failForGood(databaseUrl);
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page, '/admin?tab=jobs');
  await expect(jobs(page)).toHaveCount(3);

  const bar = page.getByRole('group', { name: 'Chosen jobs' });
  await choose(page, 'Send reminders of contact requests').click();
  await choose(page, 'Show a scheduled post').click();
  await expect(bar).toContainText('2 chosen');
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);
  await bar.getByRole('button', { name: /^Try again/ }).click();
  const report = page.getByRole('region', { name: 'What was changed' });
  await expect(report).toContainText('2 jobs are tried again.');
  await expect(report.getByRole('button')).toHaveText(['Dismiss']);
  await expect(jobs(page)).toHaveText([/^Empty the caches.*The line was cut/]);
  await expect(bar).not.toContainText('chosen');

  await page.reload();
  await expect(jobs(page)).toHaveText([/^Empty the caches/]);
  await bar.getByRole('checkbox').click();
  await bar.getByRole('button', { name: /^Try again/ }).click();
  await expect(report).toContainText('One job is tried again.');
  await expect(page.getByText('Nothing needs you')).toBeVisible();
  await context.close();
  await stop();
});
