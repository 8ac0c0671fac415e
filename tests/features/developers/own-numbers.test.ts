import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloperCount } from '../../factories/developer-counts.ts';
import { createDeveloper, createMessage, createProject } from '../../factories/developers.ts';
import { browser, sendBeacon, visitReport } from '../../factories/visits.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const testApp = setUpTestApp({
  replace: () => ({ clock: { now: () => now } }),
  renderer: sourceRenderer,
});

async function signedIn(developerId: number) {
  const cookie = await testApp().cookieFor('developer', developerId);
  return callerWith(testApp(), { cookie }).caller.developer;
}

let ownId: number;
let own: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  ownId = (await createDeveloper({ developerName: 'Marit' })).id;
  own = await signedIn(ownId);
});

async function answerAfter(waits: readonly number[], { daysAgo = 1, isSuspected = false } = {}) {
  const answeredAt = new Date(now.getTime() - daysAgo * dayMinutes * minuteMs);
  for (const wait of waits) {
    const createdAt = new Date(answeredAt.getTime() - wait * minuteMs);
    await createMessage(ownId, { createdAt, answeredAt, isSuspected });
  }
}

const replies = async () => (await own.numbers.own({ period: '30d' })).replies;
const publicReplyTime = () =>
  callerWith(testApp()).caller.developer.numbers.replyTime({ developerId: ownId });
const page = async () => (await testApp().app.inject(`/developer-profile/${ownId}`)).body;

const count = createDeveloperCount;
const numbers = (period: '7d' | '30d' | '90d' | '12m' = '7d') => own.numbers.own({ period });
const store = () => testApp().deps.trafficCounter.store();

describe('the numbers of a developer', () => {
  beforeEach(async () => {
    await count({
      developerId: ownId,
      day: '2026-11-18',
      what: 'profile',
      source: 'direct',
      count: 3,
    });
    await count({
      developerId: ownId,
      day: '2026-11-12',
      what: 'profile',
      source: 'direct',
      count: 2,
    });
    await count({
      developerId: ownId,
      day: '2026-01-05',
      what: 'profile',
      source: 'direct',
      count: 4,
    });
    await createMessage(ownId, { createdAt: new Date('2026-11-19T00:00:00Z') });
    await createMessage(ownId, { createdAt: new Date('2026-11-10T00:00:00Z') });
    await createMessage(ownId, {
      ...{ createdAt: new Date('2026-11-19T00:00:00Z'), isSuspected: true },
    });
    await createMessage(ownId, {
      ...{ createdAt: new Date('2026-11-19T00:00:00Z'), isWithheld: true },
    });
  });

  it('are sums of a period beside those of the period before, with a step a day', async () => {
    const { totals, before, steps } = await numbers();
    expect(totals).toMatchObject({ profile: 3, messages: 1 });
    expect(before).toMatchObject({ profile: 2, messages: 1 });
    expect(steps).toHaveLength(7);
    expect(steps.filter(({ profile }) => profile > 0)).toEqual([
      { from: '2026-11-18', profile: 3, project: 0 },
    ]);
    const year = await numbers('12m');
    expect(year.totals.profile).toBe(9);
    expect(year.steps).toHaveLength(12);
  });

  it('are those of the caller and of nobody else', async () => {
    const other = await signedIn((await createDeveloper()).id);
    const theirs = await other.numbers.own({ period: '12m' });
    expect(Object.values(theirs.totals).every((sum) => sum === 0)).toBe(true);
    expect(theirs.sources).toEqual([]);
    await expect(
      callerWith(testApp()).caller.developer.numbers.own({ period: '7d' }),
    ).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('say so where visits are not counted', async () => {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.traffic.switchCounting({ isOn: false });
    expect(await numbers()).toMatchObject({ isCounted: false, totals: { profile: 3 } });
    await caller.admin.traffic.switchCounting({ isOn: true });
  });

  it('stand in the export, and go with the account', async () => {
    const kept = (await own.exportData()).numbers;
    expect(kept).toHaveLength(3);
    expect(kept[0]).toEqual({
      ...{ day: '2026-01-05', what: 'profile', projectId: null, source: 'direct', count: 4 },
    });
    const { prisma } = testApp().deps.db;
    await prisma.developer.delete({ where: { id: ownId } });
    expect(await prisma.developerCount.count()).toBe(0);
  });
});

describe('counted for a developer', () => {
  const view = (page: string, more: { from?: string; listed?: number[] } = {}) => ({
    ...{ page, seconds: 5, quarters: -1 },
    ...more,
  });
  const send = (views: ReturnType<typeof view>[], headers = {}, origin = {}) =>
    sendBeacon(testApp(), visitReport({ views, origin }), headers);
  const profile = () => `/developer-profile/${ownId}`;
  beforeEach(store);

  it('is a view by either address, for what led there', async () => {
    const { id, slug } = await createProject(ownId, { title: 'Courts', slug: 'courts' });
    const { prisma } = testApp().deps.db;
    await prisma.handle.create({ data: { handle: 'marit', shape: 'marlt', developerId: ownId } });
    await prisma.developer.update({ where: { id: ownId }, data: { handle: 'marit' } });
    await send([
      view(profile()),
      view('/@marit', { from: '/explore-developers' }),
      view(`/@marit/${slug}`, { from: '/@marit' }),
      view(`${profile()}/projects/${id}`, { from: '/tools/lovable' }),
    ]);
    await send([view(profile())], {}, { referrer: 'forum.example.org' });
    await store();
    const { totals, projects, sources } = await numbers();
    expect(totals).toMatchObject({ profile: 3, project: 2 });
    expect(projects).toEqual([{ id, title: 'Courts', count: 2 }]);
    expect(Object.fromEntries(sources.map((one) => [one.source, one.count]))).toEqual({
      ...{ 'search:Google': 1, 'inside:directory': 1, 'inside:profiles': 1 },
      ...{ 'inside:tools': 1, 'site:forum.example.org': 1 },
    });
  });

  it('is one place in a list per view, in the directory and in searches', async () => {
    await send([
      view('/explore-developers', { listed: [ownId, ownId] }),
      view('/search', { listed: [ownId] }),
      view('/tips', { listed: [ownId] }),
    ]);
    await store();
    expect((await numbers()).totals).toMatchObject({ directory: 1, search: 2, profile: 0 });
  });

  it('is nothing that they see of themselves, and what others who are signed in see', async () => {
    const mine = await testApp().cookieFor('developer', ownId);
    const views = [view(profile()), view('/explore-developers', { listed: [ownId] })];
    await send(views, { cookie: mine });
    const other = (await createDeveloper()).id;
    await send(views, { cookie: await testApp().cookieFor('developer', other) });
    await store();
    expect((await numbers()).totals).toMatchObject({ profile: 1, directory: 1 });
  });

  it('is no robot, and nothing of a hidden profile', async () => {
    await send([view(profile())], { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    const { prisma } = testApp().deps.db;
    await prisma.developer.update({ where: { id: ownId }, data: { hiddenAt: now } });
    await send([view(profile()), view('/search', { listed: [ownId] })]);
    await store();
    expect(await prisma.developerCount.count()).toBe(0);
  });

  it('are no more than 20 sites a day by name (security row 85)', async () => {
    for (let index = 0; index < 25; index += 1) {
      await send(
        [view(profile())],
        { 'user-agent': `${browser} ${index}` },
        { referrer: `s${index}.example.org` },
      );
      if (index % 10 === 0) await store();
    }
    await store();
    const { sources } = await numbers();
    expect(sources.filter(({ source }) => source.startsWith('site:'))).toHaveLength(20);
    expect(sources).toContainEqual({ source: 'other', count: 5 });
  });

  it('is a badge that another site shows', async () => {
    const badge = (headers: Record<string, string>, id = ownId) =>
      testApp().app.inject({
        url: `/developer-profile/${id}/badge.svg`,
        headers: { 'user-agent': browser, ...headers },
      });
    await badge({ 'sec-fetch-site': 'cross-site', referer: 'https://marit.example.org/' });
    await badge({ 'sec-fetch-site': 'cross-site' });
    await badge({ 'sec-fetch-site': 'same-origin' });
    await badge({ 'sec-fetch-site': 'none' });
    await badge({ 'sec-fetch-site': 'cross-site', 'user-agent': 'curl/8.5.0' });
    await badge({ 'sec-fetch-site': 'cross-site', dnt: '1' });
    await store();
    const { totals, badgeSources } = await numbers();
    expect(totals.badge).toBe(2);
    expect(badgeSources).toEqual([
      { source: 'direct', count: 1 },
      { source: 'site:marit.example.org', count: 1 },
    ]);
  });

  it('reads one range of one index', async () => {
    const [plan] = await testApp().deps.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': unknown }[]>`
        EXPLAIN (FORMAT JSON) SELECT "day", "what", sum("count") FROM "DeveloperCount"
        WHERE "developerId" = ${ownId}::int AND "day" BETWEEN '2026-01-01' AND '2026-11-20' GROUP BY 1, 2`;
    });
    expect(JSON.stringify(plan)).toContain('DeveloperCount_pkey');
  });
});

describe('the reply time', () => {
  it.each([
    [[600, 120, 1], 120, 'threeHours'],
    [[30, 60, 60, 600], 60, 'hour'],
    [[170, 181, 190], 181, 'day'],
    [[10, 20 * 60, 40 * 60, 100 * 60], 30 * 60, 'threeDays'],
    [[1, 7 * dayMinutes, 30 * dayMinutes], 7 * dayMinutes, 'week'],
    [[1, 7 * dayMinutes + 1, 30 * dayMinutes], 7 * dayMinutes + 1, null],
  ] as const)('is the median of %j, told roughly', async (waits, medianMinutes, told) => {
    await answerAfter(waits);
    expect(await replies()).toEqual({ answers: waits.length, medianMinutes, told });
  });

  it('needs three answers of the last 90 days that are no junk', async () => {
    await answerAfter([5, 5]);
    await answerAfter([5, 5, 5], { daysAgo: 91 });
    await answerAfter([5, 5, 5], { isSuspected: true });
    expect(await replies()).toEqual({ answers: 2, medianMinutes: null, told: null });
    await answerAfter([5], { daysAgo: 89 });
    expect(await replies()).toEqual({ answers: 3, medianMinutes: 5, told: 'hour' });
  });

  it('is told to visitors by those only who switch it on, and never exactly', async () => {
    await answerAfter([100, 110, 120]);
    expect(await publicReplyTime()).toBeNull();
    expect(await page()).not.toContain('Usually replies');
    const rest = () => testApp().app.inject(`/api/developers/profile/${ownId}`);
    const before = (await rest()).json();

    await own.update({ id: ownId, showReplyTime: true });
    expect(await publicReplyTime()).toBe('Usually replies within 3 hours.');
    expect(await page()).toContain('Usually replies within 3 hours.');
    expect((await rest()).json()).toEqual(before);

    await own.update({ id: ownId, showReplyTime: false });
    expect(await page()).not.toContain('Usually replies');
  });

  it('is told of nobody with too few answers or without a public profile', async () => {
    await own.update({ id: ownId, showReplyTime: true });
    await answerAfter([5, 5]);
    expect(await publicReplyTime()).toBeNull();
    await answerAfter([5]);
    expect(await publicReplyTime()).toBe('Usually replies within an hour.');
    const { prisma } = testApp().deps.db;
    await prisma.developer.update({ where: { id: ownId }, data: { hiddenAt: now } });
    expect(await publicReplyTime()).toBeNull();
  });
});
