import { beforeEach, describe, expect, it } from 'vitest';
import { callContent, firstCallSettings } from '../../../src/features/calls/words/calls.ts';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue } from '../../setup/jobs.ts';

let now = new Date();
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });

beforeEach(() => {
  now = new Date('2026-11-24T08:00:00Z');
});

const db = () => testDatabase().prisma;
const timeZone = 'America/New_York';
const noon = '2026-11-25T12:00:00.000Z';
const later = '2026-11-25T15:30:00.000Z';

async function visitor(request: Parameters<typeof createRequest>[0] = {}) {
  const { id } = await createRequest(request);
  const key = await createAccessLink({ requestId: id });
  const { calls } = callerWith(testApp()).caller.contact;
  return {
    id,
    key,
    offer: () => calls.offer({ key }),
    book: (startsAt: string, seen = '') => calls.book({ key, startsAt, timeZone, seen }),
    cancel: (seen: string) => calls.cancel({ key, seen }),
  };
}

const times = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString());

describe('a call', () => {
  it('cannot be booked before the owner has opened the calendar', async () => {
    const ada = await visitor();
    expect(await ada.offer()).toMatchObject({ isOpen: false, slots: [], call: null });
    await expect(ada.book(noon)).rejects.toMatchObject({ code: 'CONFLICT' });
    await openCalendar({ isOpen: false });
    await expect(ada.book(noon)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await db().call.count()).toBe(0);
  });

  it('is booked, and its time is offered to nobody else', async () => {
    await openCalendar();
    const ada = await visitor();
    const grace = await visitor();
    expect(times((await ada.offer()).slots)).toContain(noon);
    const { outcome, offer } = await ada.book(noon);
    expect(outcome).toBe('booked');
    expect(offer.call).toMatchObject({
      startsAt: new Date(noon),
      endsAt: new Date('2026-11-25T12:30:00Z'),
    });
    expect(times((await grace.offer()).slots)).not.toContain(noon);
    expect((await grace.offer()).call).toBeNull();
  });

  it('moves its request on, and not back', async () => {
    await openCalendar();
    const ada = await visitor({ status: 'answered' });
    await ada.book(noon);
    const grace = await visitor({ status: 'quote' });
    await grace.book(later);
    const statusOf = async (id: number) =>
      (await db().contactRequest.findUniqueOrThrow({ where: { id } })).status;
    expect(await statusOf(ada.id)).toBe('call');
    expect(await statusOf(grace.id)).toBe('quote');
  });

  it('booked by fifty at the same moment is one’s, and the others are offered what is free next', async () => {
    await openCalendar({ bufferMinutes: 15 });
    const crowd = await Promise.all(Array.from({ length: 50 }, () => visitor()));
    const answers = await Promise.all(crowd.map(({ book }) => book(noon)));
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1);
    expect(await db().call.count({ where: { state: 'booked' } })).toBe(1);
    for (const { outcome, offer } of answers) {
      if (outcome === 'booked') continue;
      expect(offer.call).toBeNull();
      expect(times(offer.slots)).not.toContain(noon);
      expect(times(offer.slots)).toContain('2026-11-25T13:00:00.000Z');
    }
  });

  it('is one of as many as the owner takes a day, also when twenty book at once', async () => {
    await openCalendar({ callsPerDay: 3 });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => visitor()));
    const hourMs = 60 * 60_000;
    // From midnight of the owner on.
    const at = (hours: number) => new Date(Date.parse('2026-11-24T23:00:00Z') + hours * hourMs);
    const booking = crowd.map(({ book }, index) => book(at(index).toISOString()));
    const outcomes = (await Promise.all(booking)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(3);
    const ada = await visitor();
    const offered = (await ada.offer()).slots.map((slot) => slot.getTime());
    expect(offered.filter((ms) => ms >= at(0).getTime() && ms < at(24).getTime())).toEqual([]);
    expect(offered).toContain(at(24).getTime());
    expect((await ada.book(at(23).toISOString())).outcome).toBe('taken');
    now = at(23);
    expect((await ada.offer()).slots[0]).toEqual(at(24));
  });

  it('can move within a full day', async () => {
    await openCalendar({ callsPerDay: 1 });
    const ada = await visitor();
    const { offer } = await ada.book(noon);
    expect((await ada.book(later, String(offer.call?.id))).outcome).toBe('booked');
  });

  it('of two that come too close to each other at the same moment is one’s', async () => {
    await openCalendar({ bufferMinutes: 30 });
    const [ada, grace] = [await visitor(), await visitor()];
    const outcomes = await Promise.all([ada.book(noon), grace.book('2026-11-25T12:30:00.000Z')]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['booked', 'taken']);
  });

  it('sent twice is one call', async () => {
    await openCalendar();
    const ada = await visitor();
    const answers = await Promise.all([ada.book(noon), ada.book(noon), ada.book(noon)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['booked', 'booked', 'booked']);
    expect(await db().call.count()).toBe(1);
  });

  it.each([
    ['outside the hours', '2026-11-25T20:00:00.000Z'],
    ['between two times', '2026-11-25T12:07:00.000Z'],
    ['sooner than the notice', '2026-11-24T08:30:00.000Z'],
    ['beyond the days ahead', '2027-01-25T12:00:00.000Z'],
  ])('cannot be booked %s', async (_name, startsAt) => {
    await openCalendar({
      hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        fromMinutes: 9 * 60,
        toMinutes: 17 * 60,
      })),
      noticeHours: 2,
    });
    const ada = await visitor();
    expect(await ada.book(startsAt)).toMatchObject({ outcome: 'taken', offer: { call: null } });
    expect(await db().call.count()).toBe(0);
  });

  it('is moved by the same link, which frees its old time', async () => {
    await openCalendar();
    const [ada, grace] = [await visitor(), await visitor()];
    const { call } = (await ada.book(noon)).offer;
    // The new time overlaps only the call's own former time.
    await db().callSettings.updateMany({ data: { bufferMinutes: 20 } });
    const moved = await ada.book('2026-11-25T12:30:00.000Z', String(call?.id));
    expect(moved).toMatchObject({
      outcome: 'booked',
      offer: { call: { startsAt: new Date('2026-11-25T12:30:00Z') } },
    });
    await ada.book(later, String(moved.offer.call?.id));
    expect((await grace.book(noon)).outcome).toBe('booked');
    const rows = await db().call.findMany({ where: { requestId: ada.id }, orderBy: { id: 'asc' } });
    expect(rows.map(({ state, sequence }) => [state, sequence])).toEqual([
      ['moved', 0],
      ['moved', 1],
      ['booked', 2],
    ]);
    expect(new Set(rows.map(({ calendarId }) => calendarId)).size).toBe(1);
  });

  it('stays where it is when the time that it is moved to was taken meanwhile', async () => {
    await openCalendar();
    const [ada, grace] = [await visitor(), await visitor()];
    const { call } = (await ada.book(noon)).offer;
    await grace.book(later);
    expect(await ada.book(later, String(call?.id))).toMatchObject({
      outcome: 'taken',
      offer: { call: { startsAt: new Date(noon) } },
    });
  });

  it('that was changed in another window is not changed unseen', async () => {
    await openCalendar();
    const ada = await visitor();
    const first = (await ada.book(noon)).offer.call;
    await expect(ada.book(later)).rejects.toMatchObject({ code: 'CONFLICT' });
    await ada.book(later, String(first?.id));
    await expect(ada.book(noon, String(first?.id))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(ada.cancel(String(first?.id))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await ada.offer()).call?.startsAt).toEqual(new Date(later));
  });

  it('is canceled by the same link, once, and its time is free again', async () => {
    await openCalendar();
    const [ada, grace] = [await visitor(), await visitor()];
    const { call } = (await ada.book(noon)).offer;
    const seen = String(call?.id);
    expect((await ada.cancel(seen)).call).toBeNull();
    expect((await ada.cancel(seen)).call).toBeNull();
    expect(await jobsInQueue(testApp())).toEqual([]);
    expect((await grace.book(noon)).outcome).toBe('booked');
    expect((await ada.book(later)).outcome).toBe('booked');
  });

  it('that is over does not keep from another one', async () => {
    await openCalendar();
    const ada = await visitor();
    await ada.book(noon);
    now = new Date('2026-11-26T08:00:00Z');
    expect((await ada.offer()).call).toBeNull();
    expect((await ada.book('2026-11-27T12:00:00.000Z')).outcome).toBe('booked');
  });

  it('is offered to nobody whose request may be junk', async () => {
    await openCalendar();
    const flood = await visitor({ status: 'suspected' });
    expect(await flood.offer()).toMatchObject({ isOpen: false, slots: [] });
    await expect(flood.book(noon)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is nobody’s without a key, and goes with its request', async () => {
    await openCalendar();
    const ada = await visitor();
    await ada.book(noon);
    const { calls } = callerWith(testApp()).caller.contact;
    const key = 'x'.repeat(32);
    await expect(calls.offer({ key })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calls.book({ key, startsAt: noon, timeZone, seen: '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await db().contactRequest.deleteMany();
    expect(await db().call.count()).toBe(0);
  });

  it.each(['Mars/Olympus', '+02:00', 'javascript:alert(1)', ''])(
    'is refused for the time zone %j',
    async (zone) => {
      await openCalendar();
      const { key } = await visitor();
      const { calls } = callerWith(testApp()).caller.contact;
      await expect(
        calls.book({ key, startsAt: noon, timeZone: zone, seen: '' }),
      ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

describe('the owner', () => {
  it('sets the hours, and is told when somebody else has meanwhile', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { version, feed: _none, ...settings } = await caller.admin.calls.settings();
    expect(settings).toEqual(firstCallSettings);
    const open = { ...settings, isOpen: true, place: 'We call you.' };
    const saved = await caller.admin.calls.saveSettings({ settings: open, version });
    expect(saved).toMatchObject(open);
    await expect(caller.admin.calls.saveSettings({ settings, version })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: callContent.refusals.otherSave,
    });
    expect(await caller.admin.calls.settings()).toMatchObject({ isOpen: true });
  });

  it.each([
    ['no hours', { hours: [] }],
    ['no place', { place: '' }],
    [
      'hours that overlap',
      {
        hours: [
          { weekday: 1, fromMinutes: 540, toMinutes: 720 },
          { weekday: 1, fromMinutes: 660, toMinutes: 780 },
        ],
      },
    ],
    [
      'hours that end before they begin',
      { hours: [{ weekday: 1, fromMinutes: 720, toMinutes: 540 }] },
    ],
    ['a zone that is none', { timeZone: 'Nowhere/Land' }],
    [
      'days off that end before they begin',
      { daysOff: [{ from: '2026-12-02', to: '2026-12-01' }] },
    ],
  ])('cannot open the calendar with %s', async (_name, changes) => {
    const { caller } = await signedInAdmin(testApp());
    const settings = { ...firstCallSettings, isOpen: true, place: 'We call you.', ...changes };
    await expect(caller.admin.calls.saveSettings({ settings, version: 0 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('sees coming calls and cancels one, with a word that its visitor reads', async () => {
    await openCalendar();
    const [ada, grace] = [await visitor(), await visitor({ firstName: 'Grace', lastName: '' })];
    await ada.book(later);
    await grace.book(noon);
    const { caller } = await signedInAdmin(testApp());
    const coming = await caller.admin.calls.coming();
    expect(coming).toMatchObject([
      { name: 'Grace', startsAt: new Date(noon), timeZone },
      { name: 'Ada Lovelace', email: 'ada@example.com' },
    ]);
    const id = coming[1]?.id ?? 0;
    await caller.admin.calls.cancel({ id, word: 'The power is out.' });
    expect(await caller.admin.calls.coming()).toHaveLength(1);
    expect(await ada.offer()).toMatchObject({
      call: null,
      canceled: { startsAt: new Date(later), word: 'The power is out.' },
    });
    await expect(caller.admin.calls.cancel({ id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await ada.book(later);
    expect((await ada.offer()).canceled).toBeNull();
  });
});

describe('calendar files', () => {
  const get = (url: string) => testApp().app.inject({ url, remoteAddress: '198.51.100.7' });

  it('hold the call of a request, for the person who has its link', async () => {
    await openCalendar();
    const ada = await visitor();
    expect((await get(filePaths.callFile(ada.key))).statusCode).toBe(404);
    const { call } = (await ada.book(noon)).offer;
    const answer = await get(filePaths.callFile(ada.key));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.body).toContain('DTSTART:20261125T120000Z');
    expect(answer.body).toContain('METHOD:PUBLISH');
    expect(answer.body).toContain('SEQUENCE:0');
    const uid = /^UID:.+$/m.exec(answer.body)?.[0];
    await ada.book(later, String(call?.id));
    const moved = await get(filePaths.callFile(ada.key));
    expect(moved.body).toContain('SEQUENCE:1');
    expect(moved.body).toContain(uid);
    expect((await get(filePaths.callFile('x'.repeat(32)))).statusCode).toBe(404);
  });

  it('of the owner open by a secret link, which ends when it is replaced or revoked', async () => {
    await openCalendar();
    const ada = await visitor();
    await ada.book(noon);
    const { caller } = await signedInAdmin(testApp());
    const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
    const first = pathOf(await caller.admin.calls.createFeed());
    const answer = await get(first);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.body).toContain('Ada Lovelace');
    expect(answer.body).toContain('DTSTART:20261125T120000Z');

    const second = pathOf(await caller.admin.calls.createFeed());
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    await caller.admin.calls.revokeFeed();
    expect((await get(second)).statusCode).toBe(404);

    const key = first.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(key.length).toBeGreaterThan(40);
    expect(JSON.stringify(await db().callSettings.findMany())).not.toContain(key);
    expect(testApp().logLines.join('')).not.toContain(key);
    expect(testApp().logLines.join('')).not.toContain(ada.key);
    expect((await get(serverPaths.callFeed('x'.repeat(43)))).statusCode).toBe(404);
  });
});
