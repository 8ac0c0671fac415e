import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { createCounts } from '../../factories/traffic.ts';
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

const replies = async () => (await own.statistics.own()).replies;
const publicReplyTime = () =>
  callerWith(testApp()).caller.developer.statistics.replyTime({ developerId: ownId });
const page = async () => (await testApp().app.inject(`/developer-profile/${ownId}`)).body;

describe('statistics of a developer', () => {
  const view = (developerId: number, day: string, views: number) =>
    createCounts({ page: `/developer-profile/${developerId}`, source: 'direct', day }, { views });

  beforeEach(async () => {
    await view(ownId, '2026-11-18', 3);
    await view(ownId, '2026-03-05', 4);
    await view(ownId, '2025-11-30', 9);
    const answeredAt = new Date('2026-11-12T00:00:00Z');
    await createMessage(ownId, { createdAt: new Date('2026-11-10T00:00:00Z'), answeredAt });
    await createMessage(ownId, { createdAt: new Date('2026-11-11T00:00:00Z') });
    await createMessage(ownId, {
      ...{ createdAt: new Date('2026-11-11T00:00:00Z'), isSuspected: true },
    });
    await createMessage(ownId, {
      ...{ createdAt: new Date('2026-11-11T00:00:00Z'), isWithheld: true },
    });
    await createMessage(ownId, { createdAt: new Date('2026-02-01T00:00:00Z') });
    await createMessage(ownId, { createdAt: new Date('2025-11-30T00:00:00Z') });
  });

  it('add views and messages up for 30 days and 12 months', async () => {
    const { isCounted, days30, months12 } = await own.statistics.own();
    expect(isCounted).toBe(true);
    expect(days30).toMatchObject({ views: 3, received: 2, answered: 1 });
    expect(days30.steps).toEqual([
      { from: '2026-10-22', views: 0 },
      { from: '2026-10-26', views: 0 },
      { from: '2026-11-02', views: 0 },
      { from: '2026-11-09', views: 0 },
      { from: '2026-11-16', views: 3 },
    ]);
    expect(months12).toMatchObject({ views: 7, received: 3, answered: 1 });
    expect(months12.steps).toHaveLength(12);
    expect(months12.steps.filter(({ views }) => views > 0)).toEqual([
      { from: '2026-03-01', views: 4 },
      { from: '2026-11-01', views: 3 },
    ]);
  });

  it('are those of the caller and of nobody else', async () => {
    const other = await signedIn((await createDeveloper()).id);
    const nothing = { views: 0, received: 0, answered: 0 };
    expect(await other.statistics.own()).toMatchObject({ days30: nothing, months12: nothing });
    await expect(callerWith(testApp()).caller.developer.statistics.own()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('say so where visits are not counted', async () => {
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.traffic.switchCounting({ isOn: false });
    expect(await own.statistics.own()).toMatchObject({ isCounted: false, days30: { views: 3 } });
  });

  it('stand in the export with every day that is kept', async () => {
    expect((await own.exportData()).profileViews).toEqual([
      { day: '2025-11-30', views: 9 },
      { day: '2026-03-05', views: 4 },
      { day: '2026-11-18', views: 3 },
    ]);
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
    expect(await publicReplyTime()).toBe('threeHours');
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
    expect(await publicReplyTime()).toBe('hour');
    const { prisma } = testApp().deps.db;
    await prisma.developer.update({ where: { id: ownId }, data: { hiddenAt: now } });
    expect(await publicReplyTime()).toBeNull();
  });
});
