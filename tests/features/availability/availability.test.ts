import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { createAvailability } from '../../factories/availability.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;
const later = (ms: number) => new Date(noon.getTime() + ms);
const days = (count: number) => later(count * dayMs);

let developer: Awaited<ReturnType<typeof createDeveloper>>;
let own: ReturnType<typeof callerWith>['caller']['developer'];
const visitor = () => callerWith(testApp()).caller.developer;
const shown = () => visitor().availability.ofDeveloper({ developerId: developer.id });

beforeEach(async () => {
  now = noon;
  developer = await createDeveloper({ developerName: 'Marit' });
  const cookie = await testApp().cookieFor('developer', developer.id);
  own = callerWith(testApp(), { cookie }).caller.developer;
});

const nothingElse = {
  ...{ hoursPerWeek: null, freeFrom: null, rate: null, timeZone: null, languages: [] },
  isOpenToBriefs: false,
};
const project = { ...nothingElse, kinds: ['project' as const], days: 30 as const };
const everything = {
  kinds: ['project' as const, 'mentoring' as const],
  hoursPerWeek: 20,
  freeFrom: '2096-12-01',
  rate: { from: 80, to: 110, currency: 'EUR' as const, per: 'hour' as const },
  timeZone: 'Europe/Oslo',
  languages: ['nb' as const, 'en' as const],
};

describe('an availability', () => {
  it.each([7, 30, 90] as const)('is good for %d days, to the millisecond', async (length) => {
    await own.availability.set({ ...project, days: length });
    now = later(length * dayMs - 1);
    expect(await shown()).toMatchObject({ kinds: ['project'], goodUntil: days(length) });
    now = days(length);
    expect(await shown()).toBeNull();
    expect(await own.availability.own()).toMatchObject({ state: 'ended', days: length });
  });

  it('says all that was entered, and not who is open to briefs', async () => {
    await own.availability.set({ ...everything, isOpenToBriefs: true, days: 30 });
    const { app } = testApp();
    const url = `/api/developers/profile/${developer.id}/availability`;
    expect((await app.inject({ url })).json()).toEqual({
      ...everything,
      goodUntil: days(30).toISOString(),
    });
    const page = await app.inject({ url: `/developer-profile/${developer.id}` });
    const { document } = new JSDOM(page.body).window;
    const section = document.querySelector(
      '[aria-labelledby="shown-availability-title"]',
    )?.textContent;
    for (const words of ['Projects, Mentoring', '20', 'December 1, 2096', '€80 to €110 per hour'])
      expect(section).toContain(words);
    for (const words of ['Europe, Oslo', 'Norwegian, English', 'December 23, 2096'])
      expect(section).toContain(words);
    now = days(30);
    expect((await app.inject({ url })).json()).toBeNull();
    expect((await visitor().profile({ developerId: developer.id })).developer.id).toBe(
      developer.id,
    );
  });

  it('is free now from its first free day on', async () => {
    await own.availability.set({ ...everything, isOpenToBriefs: false, days: 30 });
    now = new Date('2096-12-01T00:00:00Z');
    expect((await shown())?.freeFrom).toBeNull();
  });

  it('is shown with its profile only', async () => {
    await own.availability.set(project);
    await db().developer.update({ where: { id: developer.id }, data: { hiddenAt: now } });
    expect(await shown()).toBeNull();
    const data = { hiddenAt: null, profileCompletedAt: null };
    await db().developer.update({ where: { id: developer.id }, data });
    expect(await shown()).toBeNull();
  });

  it.each([
    ['without a kind', { kinds: [] }],
    ['with no hours', { hoursPerWeek: 0 }],
    ['with more hours than a week has', { hoursPerWeek: 81 }],
    ['with a rate that falls', { rate: { ...everything.rate, to: 79 } }],
    ['with an unknown currency', { rate: { ...everything.rate, currency: 'XTS' } }],
    ['with an offset for a zone', { timeZone: '+02:00' }],
    ['with an unknown language', { languages: ['tlh'] }],
    ['for another length', { days: 31 }],
    ['that begins in two years', { freeFrom: '2098-12-01' }],
  ])('is refused %s', async (_name, wrong) => {
    const input = { ...project, ...wrong } as Parameters<typeof own.availability.set>[0];
    await expect(own.availability.set(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await own.availability.own()).toBeNull();
  });

  it.each([
    ['no kind', { kinds: [] }],
    ['half a rate', { rateFrom: 80 }],
    ['a rate that falls', { rateFrom: 8, rateTo: 7, rateCurrency: 'EUR', ratePer: 'day' as const }],
    ['a length of its own', { days: 31 }],
  ])('is kept out of the database with %s', async (_name, wrong) => {
    await expect(createAvailability(developer.id, { now, ...wrong })).rejects.toThrow();
  });

  it('is in the download and goes with the account', async () => {
    await own.availability.set({ ...everything, isOpenToBriefs: true, days: 7 });
    expect((await own.exportData()).availability).toMatchObject(everything);
    await own.deleteAccount();
    expect(await db().availability.count()).toBe(0);
  });
});

describe('its developer', () => {
  it('is told when it ends soon: three days before, and one day of a week', async () => {
    await own.availability.set(project);
    const state = async () => (await own.availability.own())?.state;
    now = later(27 * dayMs - 1);
    expect(await state()).toBe('shown');
    now = days(27);
    expect(await state()).toBe('ending');
    now = noon;
    await own.availability.set({ ...project, days: 7 });
    now = later(6 * dayMs - 1);
    expect(await state()).toBe('shown');
    now = days(6);
    expect(await state()).toBe('ending');
  });

  it('renews it by one press, and a second one changes nothing', async () => {
    await own.availability.set(project);
    now = days(40);
    const both = await Promise.all([own.availability.renew(), own.availability.renew()]);
    expect(both.map(({ goodUntil }) => goodUntil)).toEqual([days(70), days(70)]);
    expect(await shown()).toMatchObject({ goodUntil: days(70) });
  });

  it('ends it at once, and takes the end back', async () => {
    await own.availability.set(project);
    now = days(1);
    expect(await own.availability.end()).toMatchObject({
      ...{ state: 'ended', canBeTakenUpAgain: true, goodUntil: now },
    });
    expect(await shown()).toBeNull();
    await expect(own.availability.end()).rejects.toMatchObject({ code: 'CONFLICT' });
    now = days(2);
    expect(await own.availability.takeUpAgain()).toMatchObject({
      ...{ state: 'shown', canBeTakenUpAgain: false, goodUntil: days(30) },
    });
    await expect(own.availability.takeUpAgain()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('takes no end back after the former end', async () => {
    await own.availability.set(project);
    await own.availability.end();
    now = days(30);
    expect(await own.availability.own()).toMatchObject({ canBeTakenUpAgain: false });
    await expect(own.availability.takeUpAgain()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('has nothing to renew or end at first', async () => {
    const { renew, end, takeUpAgain } = own.availability;
    for (const call of [renew, end, takeUpAgain])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('briefs', () => {
  async function suggested() {
    const { caller } = await signedInAdmin(testApp());
    const { id: requestId } = await createRequest({ isShownToDevelopers: true });
    const found = await caller.admin.briefs.suggest({ requestId, country: '', words: '' });
    const offer = () => caller.admin.briefs.offer({ requestId, developerId: developer.id });
    return { ids: found.map(({ developerId }) => developerId), offer };
  }

  it('go to developers whose availability is open to them, until the moment of its end', async () => {
    await own.availability.set({ ...project, isOpenToBriefs: true });
    now = later(30 * dayMs - 1);
    expect((await suggested()).ids).toEqual([developer.id]);
    expect(await own.current()).toMatchObject({ isOpenToBriefs: true });
    now = days(30);
    const { ids, offer } = await suggested();
    expect(ids).toEqual([]);
    await expect(offer()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await own.current()).toMatchObject({ isOpenToBriefs: false });
    await own.availability.renew();
    await (await suggested()).offer();
  });

  it('do not go to one who is free but closed to them', async () => {
    await own.availability.set(project);
    expect((await suggested()).ids).toEqual([]);
  });

  it('are opened by the switch of the profile, with projects for 90 days', async () => {
    const news = { channel: 'none' } as const;
    await own.update({ id: developer.id, isOpenToBriefs: true, news });
    expect(await own.availability.own()).toMatchObject({
      ...{ ...nothingElse, isOpenToBriefs: true, kinds: ['project'], days: 90 },
      goodUntil: days(90),
    });
    await own.update({ id: developer.id, isOpenToBriefs: false });
    expect(await own.availability.own()).toMatchObject({ state: 'shown', isOpenToBriefs: false });
  });

  it('switched on after the end make it good for its own length again', async () => {
    await own.availability.set({ ...everything, isOpenToBriefs: true, days: 7 });
    now = days(8);
    const news = { channel: 'none' } as const;
    const change = {
      id: developer.id,
      isOpenToBriefs: true,
      base: { isOpenToBriefs: false },
      news,
    };
    expect((await own.update(change)).isOpenToBriefs).toBe(true);
    expect(await own.availability.own()).toMatchObject({
      ...{ kinds: everything.kinds, goodUntil: days(15) },
    });
  });
});
