import type { Page } from '@playwright/test';
import type { TrafficReport } from '../../../src/features/traffic/traffic-report.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { browser } from '../../factories/visits.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';

/** Hides the automation marks of Playwright's browser (user agent and navigator.webdriver). */
test.use({ userAgent: browser });

async function beAPerson(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
}

function beaconsOf(page: Page) {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === paths.visits) beacons.push(request.postData() ?? '');
  });
  return beacons;
}

function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

interface Fixtures {
  reportOf: (source: string) => Promise<TrafficReport>;
}

const visitTest = test.extend<Fixtures>({
  reportOf: async ({ playwright, adminState, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL, storageState: adminState });
    await use(async (source) => {
      const input = JSON.stringify({ period: '7d', step: 'day', source });
      const answer = await api.get(`/trpc/admin.traffic.report?input=${encodeURIComponent(input)}`);
      return (await answer.json()).result.data.json;
    });
    await api.dispose();
  },
});

visitTest(
  'a visit with a click and a contact request is told in one beacon, and counted where it began',
  async ({ page, reportOf }) => {
    await beAPerson(page);
    const beacons = beaconsOf(page);
    await page.clock.install();
    const campaign = 'utm_source=Spring%20letter&utm_medium=mail%00&utm_campaign=may';
    await openHydrated(page, `${paths.tips}?${campaign}`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(paths.contact);
    await fillContactForm(page, 'A site that knows where its visitors come from.');
    await page.clock.fastForward(10_000);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
    await setHidden(page, true);
    await expect.poll(() => beacons.length).toBe(1);
    await page.goto('about:blank');

    const report = () => reportOf('campaign:spring letter');
    await expect
      .poll(async () => (await report()).totals, { timeout: 30_000 })
      .toMatchObject({ visits: 1, requests: 1, contactClicks: 1 });
    const { totals, pages, campaigns } = await report();
    expect(totals).toMatchObject({ views: 2, visitors: 1, longViews: 2 });
    expect(pages.find(({ page: path }) => path === paths.tips)?.counts).toMatchObject({
      ...{ views: 1, visits: 1, read100: 1, contactClicks: 1, requests: 1 },
    });
    expect(campaigns).toMatchObject([{ source: 'spring letter', medium: 'mail', campaign: 'may' }]);
  },
);

const unwilling: [string, () => void][] = [
  [
    'who sends Do Not Track',
    () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  ],
  [
    'who sends Global Privacy Control',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  ],
];
for (const [who, asks] of unwilling) {
  visitTest(`a visitor ${who} sends nothing`, async ({ page }) => {
    await beAPerson(page);
    await page.addInitScript(asks);
    const beacons = beaconsOf(page);
    await openHydrated(page, paths.tips);
    await setHidden(page, true);
    expect(beacons).toEqual([]);
  });
}

visitTest(
  'a page that is put aside tells once, and a page with a key tells nothing',
  async ({ page }) => {
    await beAPerson(page);
    const beacons = beaconsOf(page);
    await openHydrated(page, paths.about);
    for (const isHidden of [true, false, true, false]) await setHidden(page, isHidden);
    await expect.poll(() => beacons.length).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(paths.contact);
    await setHidden(page, true);
    await expect.poll(() => beacons.length).toBe(2);
    const [first, second] = beacons.map((text) => JSON.parse(text));
    expect([first.isFirst, first.views.length, first.clicks]).toEqual([true, 1, []]);
    expect([second.isFirst, second.views[0].page]).toEqual([false, paths.contact]);
    expect(second.clicks).toEqual([{ page: paths.about, way: 'contact' }]);

    await openHydrated(page, paths.admin);
    await setHidden(page, true);
    expect(beacons).toHaveLength(2);
  },
);

visitTest('a page that is left tells of itself too', async ({ page }) => {
  await beAPerson(page);
  // Playwright does not see requests that a page sends while it unloads.
  await page.addInitScript(() => {
    navigator.sendBeacon = (_address, body) => {
      sessionStorage.setItem('told', `${sessionStorage.getItem('told') ?? ''}${body}`);
      return true;
    };
  });
  await page.goto(paths.about, { referer: 'https://left.example/path' });
  await hydrated(page);
  await page.goto(serverPaths.robots);
  const told = await page.evaluate(() => sessionStorage.getItem('told') ?? '');
  expect(JSON.parse(told)).toMatchObject({
    origin: { page: paths.about, referrer: 'left.example' },
    views: [{ page: paths.about }],
  });
});

visitTest(
  'the owner sees what brings visits, of one page or source too, in both schemes',
  async ({ browser: chromium, adminState, keepAdminProven, reportOf }) => {
    await keepAdminProven();
    const context = await chromium.newContext({
      storageState: adminState,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const visitor = await (await chromium.newContext({ userAgent: browser })).newPage();
    await beAPerson(visitor);
    await openHydrated(visitor, `${paths.services}?utm_source=bulletin&utm_campaign=june`);
    await setHidden(visitor, true);
    await expect
      .poll(async () => (await reportOf('campaign:bulletin')).totals.views, { timeout: 30_000 })
      .toBe(1);

    await page.goto('/admin?tab=traffic');
    const sources = page.getByRole('region', { name: 'Sources' });
    await sources.getByRole('link', { name: 'bulletin' }).click();
    await expect(page.getByRole('button', { name: 'Only from bulletin' })).toBeVisible();
    const pages = page.getByRole('region', { name: 'Pages' });
    await expect(pages.getByRole('row')).toHaveCount(2);
    await expect(pages.getByRole('row', { name: paths.services })).toContainText('1');
    await expect(page.getByRole('region', { name: 'Campaigns' })).toContainText('june');
    const plot = page.getByRole('region', { name: 'Views, visits and visitors' });
    await plot.getByText('As a table').click();
    await expect(plot.getByRole('row').last()).toContainText(/11[01]$/);
    await expectNoViolations(page, [390, 1440]);

    await page.getByLabel('Period').selectOption('Last 12 months');
    await expect(page).toHaveURL(/period=12m/);
    await expect(plot.getByRole('row')).toHaveCount(13);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^traffic-.*\.csv$/);
    await page.getByRole('button', { name: 'Only from bulletin' }).click();
    await expect(page).not.toHaveURL(/source=/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Only from bulletin' })).toBeVisible();
    await context.close();
    await visitor.context().close();
  },
);
