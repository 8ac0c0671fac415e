import type { Page } from '@playwright/test';
import { startWebhookReceiver } from '../../mocks/webhook-receiver.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.afterEach(endPrograms);

const log = (page: Page) => page.getByRole('region', { name: 'Log' });

test('a webhook is added with a secret that is shown once, tried, and sent to again', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const receiver = await startWebhookReceiver();
  const site = await startOwnSite({
    ...{ TRUSTED_FETCH_ORIGINS: receiver.origin },
  });
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/trpc/admin.login', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page, '/admin?tab=webhooks');

  await page.getByLabel('Address').fill(`${receiver.origin}/in`);
  await page.getByLabel('Description').fill('Our CRM');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Please choose at least one event')).toBeVisible();
  await page.getByRole('checkbox', { name: 'A post became public' }).check();
  await page.getByRole('button', { name: 'Add webhook' }).click();

  const shown = page.getByRole('region', { name: /^Secret of the webhook/ });
  await expect(shown.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
  await expectNoViolations(page, [320, 1440]);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await page.reload();
  await expect(page.getByText('Our CRM').first()).toBeVisible();
  await expect(page.getByText('whsec_')).toHaveCount(0);

  await page.getByRole('button', { name: /^Send a test event/ }).click();
  await expect(toast(page, 'On its way')).toBeVisible();
  await receiver.until(1);
  await expect(log(page).getByText('Arrived, 1 try, answered 204')).toBeVisible();

  receiver.behaviors.set('/in', (_request, response) => response.writeHead(500).end('It broke.'));
  await log(page)
    .getByRole('button', { name: /^Send again/ })
    .click();
  await receiver.until(2);
  await expect(log(page).getByText('Given up, 1 try, answered 500')).toBeVisible();
  await log(page).getByText('Answer', { exact: true }).click();
  await expect(log(page).getByText('It broke.')).toBeVisible();
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  await expectNoViolations(page, [320, 1440]);
  await expectToFit(page, [320, 1280]);

  await page.getByRole('button', { name: /^Switch off/ }).click();
  await expect(page.getByText('You switched it off.')).toBeVisible();
  await page.getByRole('button', { name: /^Switch on again/ }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('No webhooks')).toBeVisible();
  await context.close();
  await site.stop();
  await receiver.stop();
});
