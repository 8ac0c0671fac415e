import { expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/seeded-random.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { dayMs, minuteMs } from '../../../src/shared/time/durations.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { type BusyStretch, randomCalendar } from '../../factories/random-calendars.ts';
import { setUpCalendarServer } from '../../setup/calendar-server.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const env: Record<string, string> = { PUBLIC_READS_PER_MINUTE: '10000' };
const server = setUpCalendarServer(env);
let now = new Date();

const testApp = setUpTestApp({ env, replace: () => ({ clock: { now: () => now } }) });
const db = () => testDatabase().prisma;

/** A sample of the thousand that `RANDOM_CALENDARS=1000` makes. */
const calendarCount = Number(process.env.RANDOM_CALENDARS ?? 50);
const ownerZones = ['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata'];
/** Before the changes of the clocks in both halves of the world, and far from them. */
const beginnings = [
  '2027-10-29',
  '2028-03-09',
  '2028-03-22',
  '2028-04-01',
  '2028-06-10',
  '2028-11-02',
];

const overlaps = (startMs: number, { startMs: from, endMs }: BusyStretch) =>
  startMs < endMs && from < startMs + 30 * minuteMs;

it(`no call that is booked beside ${calendarCount} random calendars overlaps them`, {
  timeout: 60_000 + calendarCount * 2_000,
}, async () => {
  now = new Date('2027-10-01T00:00:00Z');
  const random = seededRandom(25);
  server().answers.set('/random.ics', {
    text: randomCalendar(random, { nowMs: 0, ownerZone: 'UTC' }).text,
  });
  const { caller } = await signedInAdmin(testApp());
  await openCalendar();
  await caller.admin.calls.calendars.add({
    name: 'Random',
    address: `${server().origin}/random.ics`,
  });
  const figures = { booked: 0, taken: 0, offered: 0, free: 0 };

  for (let round = 0; round < calendarCount; round += 1) {
    const ownerZone = ownerZones[round % ownerZones.length] ?? 'UTC';
    // Each round lies behind the one before: an older read never replaces a newer one.
    const yearsMs = Math.floor(round / beginnings.length) * 731 * dayMs;
    const beginning = beginnings[round % beginnings.length] ?? '';
    now = new Date(Date.parse(`${beginning}T07:23:00Z`) + yearsMs);
    const { text, busy } = randomCalendar(random, { nowMs: now.getTime(), ownerZone });
    server().answers.set('/random.ics', { text });
    await db().call.deleteMany();
    await db().callSettings.updateMany({ data: { timeZone: ownerZone } });
    await addJob(db(), 'readCalendars', {}, { runAt: now });
    await runDueJobs(testApp());

    const { id } = await createRequest();
    const key = await createAccessLink({ requestId: id });
    const { calls } = callerWith(testApp()).caller.contact;
    const { slots } = await calls.offer({ key });
    const isFree = (startMs: number) => !busy.some((stretch) => overlaps(startMs, stretch));
    const context = () => `round ${round}, ${ownerZone}\n${text}`;
    expect(
      slots.filter((slot) => !isFree(slot.getTime())),
      context(),
    ).toEqual([]);
    figures.offered += slots.length;
    const lastMs = slots.at(-1)?.getTime() ?? 0;
    for (let at = slots[0]?.getTime() ?? 1; at <= lastMs; at += 30 * minuteMs) {
      if (isFree(at)) figures.free += 1;
    }

    const firstMs = Math.ceil(now.getTime() / (30 * minuteMs)) * 30 * minuteMs;
    const anyTime = () => new Date(firstMs + Math.floor(random() * 7 * 48) * 30 * minuteMs);
    const offered = slots[Math.floor(random() * slots.length)] ?? anyTime();
    let seen = '';
    for (const wish of [anyTime(), anyTime(), offered, anyTime()]) {
      const answer = await calls.book({
        ...{ key, startsAt: wish.toISOString(), timeZone: 'UTC', seen, reach: '+16125550177' },
      });
      figures[answer.outcome] += 1;
      seen = String(answer.offer.call?.id ?? '');
    }
    for (const { startsAt } of await db().call.findMany({ select: { startsAt: true } })) {
      expect(isFree(startsAt.getTime()), context()).toBe(true);
    }
  }
  // Calls were booked, busy times were asked for, and hardly a free one was held back.
  expect(figures.booked).toBeGreaterThan(calendarCount);
  expect(figures.taken).toBeGreaterThan(calendarCount / 4);
  expect(figures.offered / figures.free).toBeGreaterThan(0.97);
});
