import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';

test.use({ expectedMessages: [/status of 40[04]/] });
test.afterEach(endPrograms);

test('the owner leads a former address on, for those who type it and those who follow a link', async ({
  browser,
}) => {
  const { origin: baseURL, stop } = await startOwnSite({});
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  expect((await context.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const page = await context.newPage();
  await openDashboard(page, '/admin?tab=content&kind=redirects');
  await page.getByRole('button', { name: 'Add an entry: Redirects' }).click();
  await page.getByLabel('Former address').fill('/old-page');
  await page.getByLabel('Leads to').fill('/old-page/');
  await page.getByRole('checkbox', { name: 'Permanent' }).check();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('This leads to itself').first()).toBeVisible();
  await expect(page.getByLabel('Leads to')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Leads to').fill('/tips');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(toast(page, 'Published')).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto('/old-page?utm_source=card');
  await expect(visitor).toHaveURL('/tips?utm_source=card');

  const notFound = '/api/admin/content/not-found';
  const { value } = await (await page.request.get(notFound)).json();
  const actions = value.actions.map((action: object) => ({ ...action, to: '/old-page' }));
  const saved = await page.request.put(notFound, { data: { value: { ...value, actions } } });
  expect(saved.ok()).toBe(true);
  await openHydrated(visitor, '/no-page');
  await visitor.getByRole('main').getByRole('link').first().click();
  await expect(visitor).toHaveURL('/tips');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.goBack();
  await expect(visitor).toHaveURL('/no-page');
  await stop();
});
