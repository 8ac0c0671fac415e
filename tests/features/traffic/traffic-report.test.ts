import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TrafficQuery } from '../../../src/features/traffic/traffic-report.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createCounts } from '../../factories/traffic.ts';
import { sendBeacon, visitReport } from '../../factories/visits.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const now = new Date('2026-11-20T12:00:00Z');
const testApp = setUpTestApp({
  replace: () => ({ clock: { now: () => now } }),
  renderer: sourceRenderer,
});
const asked: TrafficQuery = { period: '7d', step: 'day' };

beforeEach(async () => {
  const day = '2026-11-19';
  await createCounts(
    { page: '/tips', source: 'search:Google', day },
    { views: 10, visits: 6, visitors: 5, longViews: 8, read25: 7, read100: 2, requests: 1 },
  );
  await createCounts(
    { page: '/services', source: 'search:Google', day },
    { views: 4, textClicks: 2, contactClicks: 1 },
  );
  await createCounts(
    { page: '/tips', source: 'direct', day: '2026-11-14' },
    { views: 3, visits: 3, visitors: 3 },
  );
  await createCounts(
    { page: '/tips', source: 'direct', day: '2026-11-13' },
    { views: 8, visits: 2 },
  );
  await createCounts({ page: '/tips', source: 'direct', day: '2026-11-06' }, { views: 100 });
});

const report = async (query: TrafficQuery) =>
  (await signedInAdmin(testApp())).caller.admin.traffic.report(query);

describe('the report', () => {
  it('adds a period up and compares it with as many days before', async () => {
    const { from, to, totals, before, series, pages, sources } = await report(asked);
    expect([from, to]).toEqual(['2026-11-14', '2026-11-20']);
    expect(totals).toMatchObject({ views: 17, visits: 9, visitors: 8, textClicks: 2, requests: 1 });
    expect(before).toMatchObject({ views: 8, visits: 2, visitors: 0 });
    expect(series.map(({ views }) => views)).toEqual([3, 0, 0, 0, 0, 14, 0]);
    expect(pages.map(({ page, counts }) => [page, counts.views])).toEqual([
      ['/tips', 13],
      ['/services', 4],
    ]);
    expect(sources.map(({ source, counts }) => [source, counts.visits, counts.requests])).toEqual([
      ['search:Google', 6, 1],
      ['direct', 3, 0],
    ]);
  });

  it('is about one page, one source, or both', async () => {
    const ofPage = await report({ ...asked, page: '/tips' });
    expect(ofPage.totals).toMatchObject({ views: 13, textClicks: 0 });
    expect(ofPage.pages.map(({ page }) => page)).toEqual(['/tips']);
    expect(ofPage.sources).toHaveLength(2);
    const ofSource = await report({ ...asked, source: 'search:Google' });
    expect(ofSource.totals).toMatchObject({ views: 14, visits: 6 });
    expect(ofSource.pages).toHaveLength(2);
    const ofBoth = await report({ ...asked, page: '/tips', source: 'direct' });
    expect(ofBoth.totals).toMatchObject({ views: 3 });
    expect(ofBoth.before).toMatchObject({ views: 8 });
  });

  it.each([
    [
      { period: '30d', step: 'week' },
      ['2026-10-22', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
      [0, 0, 100, 11, 14],
    ],
    [{ period: '12m', step: 'month' }, ['2025-12-01', '2026-01-01'], [0, 0]],
  ] as const)('has a step for each week or month: %o', async (query, starts, views) => {
    const { series } = await report(query);
    expect(series.slice(0, starts.length).map(({ from }) => from)).toEqual(starts);
    expect(series.slice(0, starts.length).map((step) => step.views)).toEqual(views);
    expect(series.reduce((sum, step) => sum + step.views, 0)).toBe(125);
  });

  it('names campaigns, which belong to no page', async () => {
    const campaign = { source: 'letter', medium: 'mail', campaign: 'may' };
    const day = new Date('2026-11-19');
    await testDatabase().prisma.trafficCampaign.create({ data: { ...campaign, day, visits: 2 } });
    expect((await report(asked)).campaigns).toMatchObject([{ ...campaign, visits: 2 }]);
    expect((await report({ ...asked, source: 'campaign:letter' })).campaigns).toHaveLength(1);
    expect((await report({ ...asked, source: 'campaign:other' })).campaigns).toEqual([]);
    expect((await report({ ...asked, source: 'direct' })).campaigns).toEqual([]);
    expect((await report({ ...asked, page: '/tips' })).campaigns).toEqual([]);
  });

  it('is a file for a spreadsheet, with a row for each page and source', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { fileName, csv } = await caller.admin.traffic.exportCsv(asked);
    expect(fileName).toBe('traffic-2026-11-14-2026-11-20.csv');
    const [heading, ...rows] = csv.trim().split('\r\n');
    expect(heading).toMatch(/^Page,Source,Page views,Visits begun here,/);
    expect(rows).toEqual([
      expect.stringMatching(/^\/tips,search:Google,10,6,5,8,7,0,0,2,/),
      expect.stringMatching(/^\/services,search:Google,4,0,0,/),
      expect.stringMatching(/^\/tips,direct,3,3,3,/),
    ]);
  });
});

describe('the switch of the owner', () => {
  const pageIsCounted = async () =>
    (await testApp().app.inject('/tips')).body.includes('"isCounted":true');

  it('stops the counting in every page and every copy of the site, and starts it again', async () => {
    const { caller } = await signedInAdmin(testApp());
    const second = await createTestApp();
    onTestFinished(async () => {
      await second.app.close();
      await second.deps.contentBus.close();
    });
    expect(await pageIsCounted()).toBe(true);
    await caller.admin.traffic.switchCounting({ isOn: false });
    expect(await pageIsCounted()).toBe(false);
    expect((await report(asked)).isOn).toBe(false);
    // A page rendered earlier still sends its beacon, to a process without the notice.
    await sendBeacon(
      second,
      visitReport({ views: [{ page: '/about', seconds: 1, quarters: -1 }] }),
    );
    await second.deps.trafficCounter.store();
    expect(await testDatabase().prisma.trafficCount.count({ where: { page: '/about' } })).toBe(0);

    await caller.admin.traffic.switchCounting({ isOn: true });
    expect(await pageIsCounted()).toBe(true);
    expect(await testDatabase().prisma.activityEntry.findMany()).toMatchObject([
      { action: 'switched off', targetType: 'counting of visits' },
      { action: 'switched on' },
    ]);
  });
});
