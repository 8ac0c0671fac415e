import { beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '../../../src/shared/time/durations.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { calendarOf } from '../../mocks/calendar-server.ts';
import { setUpCalendarServer } from '../../setup/calendar-server.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const env: Record<string, string> = {};
const server = setUpCalendarServer(env);
let now = new Date();
const testApp = setUpTestApp({ env, replace: () => ({ clock: { now: () => now } }) });

beforeEach(() => {
  now = new Date('2026-11-24T08:00:00Z');
});

const noon = '2026-11-25T12:00:00.000Z';
const later = '2026-11-25T15:30:00.000Z';
const atNoon = ['DTSTART:20261125T115000Z', 'DTEND:20261125T121000Z'];
const path = '/basic.ics';

const publish = (...events: readonly (readonly string[])[]) =>
  server().answers.set(path, { text: calendarOf(...events) });

async function visitor() {
  const { id } = await createRequest();
  const key = await createAccessLink({ requestId: id });
  const { calls } = callerWith(testApp()).caller.contact;
  return async (startsAt: string) =>
    (await calls.book({ key, startsAt, timeZone: 'UTC', seen: '', reach: '+16125550177' })).outcome;
}

async function withCalendar() {
  await openCalendar();
  publish();
  const { caller } = await signedInAdmin(testApp());
  const { calendars } = caller.admin.calls;
  await calendars.add({ name: 'Work', address: `${server().origin}${path}` });
  server().asked.length = 0;
  return calendars;
}

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('a calendar, when a time is pressed', () => {
  it('is asked again, so that an event of the last minute counts', async () => {
    await withCalendar();
    const book = await visitor();
    publish(atNoon);
    pass(minuteMs);
    expect(await book(noon)).toBe('taken');
    expect(await book(later)).toBe('booked');
    expect(server().asked).toHaveLength(1);
  });

  it('is asked once by a crowd', async () => {
    await withCalendar();
    const crowd = await Promise.all(Array.from({ length: 10 }, visitor));
    publish(atNoon);
    pass(minuteMs);
    const outcomes = await Promise.all(crowd.map((book) => book(noon)));
    expect(new Set(outcomes)).toEqual(new Set(['taken']));
    expect(server().asked.length).toBeLessThan(crowd.length);
  });

  it('counts as it was read last when it does not answer', async () => {
    const calendars = await withCalendar();
    publish(atNoon);
    pass(minuteMs);
    const [ada, grace] = [await visitor(), await visitor()];
    expect(await ada(noon)).toBe('taken');
    server().answers.clear();
    pass(minuteMs);
    expect(await ada(noon)).toBe('taken');
    expect(await grace(later)).toBe('booked');
    expect(await calendars.list()).toMatchObject([{ silentSince: null, fault: null }]);
  });

  it('is waited for two seconds at most', async () => {
    await withCalendar();
    const book = await visitor();
    server().answers.set(path, { text: calendarOf(atNoon), isHeld: true });
    pass(minuteMs);
    const startedMs = performance.now();
    expect(await book(later)).toBe('booked');
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });

  it('hides its times when it was read too long ago and does not answer', async () => {
    await withCalendar();
    const book = await visitor();
    server().answers.clear();
    pass(16 * minuteMs);
    expect(await book(later)).toBe('taken');
  });

  it('gives its times back when it was read too long ago and answers', async () => {
    await withCalendar();
    const book = await visitor();
    pass(16 * minuteMs);
    expect(await book(later)).toBe('booked');
  });
});
