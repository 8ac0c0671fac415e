import { beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../../../src/server/queue/queue.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { minuteMs } from '../../../src/shared/time/durations.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { calendarOf } from '../../mocks/calendar-server.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { setUpCalendarServer } from '../../setup/calendar-server.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const env: Record<string, string> = { ...mailSettings };
const server = setUpCalendarServer(env);
let now = new Date();

const testApp = setUpTestApp({ env, replace: () => ({ clock: { now: () => now } }) });

beforeEach(() => {
  now = new Date('2026-11-24T08:00:00Z');
});

const db = () => testDatabase().prisma;
const noon = '2026-11-25T12:00:00.000Z';
const later = '2026-11-25T15:30:00.000Z';
const atNoon = ['DTSTART:20261125T115000Z', 'DTEND:20261125T121000Z'];
const secret = '/private-6b1f/basic.ics';

const publish = (...events: readonly (readonly string[])[]) =>
  server().answers.set(secret, { text: calendarOf(...events) });

async function owner() {
  const { caller } = await signedInAdmin(testApp());
  const { calendars } = caller.admin.calls;
  return {
    list: () => calendars.list(),
    add: (input: Parameters<typeof calendars.add>[0]) => calendars.add(input),
    remove: (input: Parameters<typeof calendars.remove>[0]) => calendars.remove(input),
    answerSilence: (input: Parameters<typeof calendars.answerSilence>[0]) =>
      calendars.answerSilence(input),
    caller,
    addIt: () => calendars.add({ name: 'Work', address: `${server().origin}${secret}` }),
  };
}

async function visitor() {
  const { id } = await createRequest();
  const key = await createAccessLink({ requestId: id });
  const { calls } = callerWith(testApp()).caller.contact;
  return {
    times: async () => (await calls.offer({ key })).slots.map((slot) => slot.toISOString()),
    offer: () => calls.offer({ key }),
    book: async (startsAt: string) =>
      (await calls.book({ key, startsAt, timeZone: 'UTC', seen: '', reach: '+16125550177' }))
        .outcome,
  };
}

async function pass(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * minuteMs);
  await addJob(db(), 'readCalendars', {}, { runAt: now });
  await runDueJobs(testApp());
}

const subjects = async () =>
  (
    await db().outgoingMessage.findMany({
      where: { dedupeKey: { startsWith: 'calendar:' } },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ subject }) => subject);

describe('a calendar of the owner', () => {
  it('takes the times at which it is busy out of the offer, and nobody can book them', async () => {
    await openCalendar();
    publish(atNoon);
    const ada = await visitor();
    expect(await ada.times()).toContain(noon);
    const [added] = await (await owner()).addIt();
    expect(added).toMatchObject({ name: 'Work', silentSince: null, fault: null });
    const times = await ada.times();
    expect(times).not.toContain(noon);
    expect(times).not.toContain('2026-11-25T11:30:00.000Z');
    expect(times).toContain('2026-11-25T12:30:00.000Z');
    expect(await ada.book(noon)).toBe('taken');
    expect(await ada.book(later)).toBe('booked');
  });

  it('keeps the pause after a call free too', async () => {
    await openCalendar({ bufferMinutes: 30 });
    publish(atNoon);
    await (await owner()).addIt();
    expect(await (await visitor()).book('2026-11-25T11:00:00.000Z')).toBe('taken');
  });

  it('is read every five minutes', async () => {
    await openCalendar();
    publish(atNoon);
    await (await owner()).addIt();
    const ada = await visitor();
    publish(['DTSTART:20261125T153000Z', 'DURATION:PT30M']);
    await pass(5);
    expect(await ada.times()).toContain(noon);
    expect(await ada.book(later)).toBe('taken');
  });

  it('counts together with others', async () => {
    await openCalendar();
    publish(atNoon);
    server().answers.set('/home.ics', {
      text: calendarOf(['DTSTART:20261125T153000Z', 'DURATION:PT30M']),
    });
    const { add, addIt, remove } = await owner();
    const [work] = await addIt();
    await add({ name: 'Home', address: `${server().origin}/home.ics` });
    const ada = await visitor();
    expect(await ada.book(noon)).toBe('taken');
    expect(await ada.book(later)).toBe('taken');
    expect(await remove({ id: work?.id ?? '' })).toMatchObject([{ name: 'Home' }]);
    expect(await ada.book(noon)).toBe('booked');
  });

  it('is read while fifty book: no call overlaps what is stored', async () => {
    await openCalendar();
    publish();
    await (await owner()).addIt();
    const crowd = await Promise.all(Array.from({ length: 10 }, visitor));
    publish(atNoon, ['DTSTART:20261125T150000Z', 'DTEND:20261125T160000Z']);
    const booking = crowd.map(({ book }, index) => book(index % 2 ? noon : later));
    await Promise.all([pass(5), ...booking]);
    const [last, lastAgain] = await Promise.all(
      [noon, later].map(async (at) => (await visitor()).book(at)),
    );
    expect([last, lastAgain]).toEqual(['taken', 'taken']);
  });

  it.each([
    ['answers nothing', () => undefined, 'did not answer'],
    ['answers with a page', () => ({ text: '<html></html>', type: 'text/html' }), 'no calendar'],
    ['breaks off', () => ({ text: 'BEGIN:VCALENDAR\r\n' }), 'no calendar'],
    [
      'repeats for ever',
      () => ({
        text: calendarOf(['DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']),
      }),
      'no calendar',
    ],
    ['is too large', () => ({ text: ' '.repeat(7 * 1024 * 1024) }), 'too large'],
  ])('is refused when it %s', async (_how, answer, message) => {
    const text = answer();
    if (text) server().answers.set(secret, text);
    const { addIt, list } = await owner();
    await expect(addIt()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(message),
    });
    expect(await list()).toEqual([]);
  });

  it('is refused at an address of this network, which is never asked', async () => {
    const { add } = await owner();
    for (const address of [
      'https://127.0.0.1/a.ics',
      'webcal://localhost/a.ics',
      'http://example.com/',
    ]) {
      await expect(add({ name: 'Work', address })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect(server().asked).toEqual([]);
  });

  it('is one of five at the most', async () => {
    publish();
    const { addIt } = await owner();
    for (let count = 0; count < quotas.callCalendars.limit; count += 1) await addIt();
    await expect(addIt()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps its address out of the database, the answers and the log', async () => {
    publish();
    const { addIt, list } = await owner();
    const added = await addIt();
    server().answers.clear();
    await pass(5);
    const rows = await db().$queryRaw`SELECT * FROM "CallCalendar"`;
    for (const text of [rows, added, await list(), testApp().logLines]) {
      expect(JSON.stringify(text)).not.toContain('private-6b1f');
    }
    expect(await db().callCalendar.count()).toBe(1);
  });
});

describe('a calendar that does not answer', () => {
  async function silent() {
    await openCalendar();
    publish(atNoon);
    const admin = await owner();
    const [calendar] = await admin.addIt();
    const id = calendar?.id ?? '';
    server().answers.clear();
    await pass(5);
    return { ...admin, id, ada: await visitor() };
  }

  it('hides every time, and its owner is told once', async () => {
    const { ada, list } = await silent();
    expect(await ada.offer()).toMatchObject({ isOpen: true, slots: [], nextFrom: null });
    expect(await ada.book(later)).toBe('taken');
    expect(await list()).toMatchObject([{ silentSince: now, fault: 'unreachable' }]);
    await pass(5);
    expect(await subjects()).toEqual([expect.stringContaining('Work does not answer')]);
  });

  it('is tried twice before', async () => {
    await silent();
    expect(server().asked).toHaveLength(3);
  });

  it('gives its times back when it answers again', async () => {
    const { ada, list } = await silent();
    publish(atNoon);
    await pass(5);
    expect(await list()).toMatchObject([{ silentSince: null, fault: null }]);
    expect(await ada.book(noon)).toBe('taken');
    expect(await ada.book(later)).toBe('booked');
  });

  it('is decided about after an hour, and not before', async () => {
    const { id, answerSilence } = await silent();
    await pass(30);
    await expect(answerSilence({ id, choice: 'goOn' })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await subjects()).toHaveLength(1);
    await pass(30);
    expect(await subjects()).toEqual([
      expect.stringContaining('does not answer'),
      expect.stringContaining('Go on or stop?'),
    ]);
    expect(await answerSilence({ id, choice: 'goOn' })).toMatchObject([{ goesOnSince: now }]);
  });

  it('lets calls go on by what was read last, until it answers', async () => {
    const { id, answerSilence, ada, list } = await silent();
    await pass(65);
    await answerSilence({ id, choice: 'goOn' });
    await pass(5);
    expect(await ada.book(noon)).toBe('taken');
    expect(await ada.book(later)).toBe('booked');
    publish();
    await pass(5);
    expect(await list()).toMatchObject([{ silentSince: null, goesOnSince: null }]);
    server().answers.clear();
    await pass(5);
    expect(await (await visitor()).times()).toEqual([]);
  });

  it('stops all calls when the owner says so, also after it answers again', async () => {
    const { id, answerSilence, ada, caller } = await silent();
    await pass(65);
    await answerSilence({ id, choice: 'stop' });
    publish();
    await pass(5);
    expect(await ada.offer()).toMatchObject({ isOpen: false, slots: [] });
    const { version, feed: _feed, ...settings } = await caller.admin.calls.settings();
    await caller.admin.calls.saveSettings({ settings: { ...settings, isOpen: true }, version });
    expect(await ada.times()).toContain(noon);
  });

  it('is noticed when nothing reads it either', async () => {
    await openCalendar();
    publish();
    const { addIt, list } = await owner();
    await addIt();
    const readAt = now;
    now = new Date(now.getTime() + 16 * minuteMs);
    expect(await (await visitor()).times()).toEqual([]);
    expect(await list()).toMatchObject([{ silentSince: readAt }]);
  });
});
