import { describe, expect, it } from 'vitest';
import type { CallSettings } from '../../../src/features/calls/calls.ts';
import { freeSlots, isOffered, type TakenCall } from '../../../src/features/calls/server/slots.ts';
import { slotDays } from '../../../src/features/calls/web/TimeChoice.tsx';
import { firstCallSettings } from '../../../src/features/calls/words/calls.ts';

const hour = 60;
const everyDay = (fromMinutes: number, toMinutes: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinutes, toMinutes }));

const times = (changes: Partial<CallSettings> = {}): CallSettings => ({
  ...firstCallSettings,
  timeZone: 'Europe/Berlin',
  hours: everyDay(9 * hour, 11 * hour),
  noticeHours: 0,
  daysAhead: 1,
  ...changes,
});

function free(now: string, changes: Partial<CallSettings> = {}, taken: TakenCall[] = []): string[] {
  const { slots } = freeSlots(times(changes), { now: new Date(now), taken, maxDays: 9 });
  return slots.map((slot) => slot.toISOString().replace(':00.000Z', ''));
}

const clock = (zone: string, moments: readonly string[]) =>
  moments.map((moment) =>
    new Date(`${moment}:00Z`).toLocaleTimeString('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    }),
  );

describe('free times for a call', () => {
  it('stand one after the other within the hours, in the owner’s zone', () => {
    expect(free('2026-11-24T00:00:00Z')).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:30',
      '2026-11-24T09:00',
      '2026-11-24T09:30',
    ]);
  });

  it('leave out what ends after the hours do', () => {
    expect(free('2026-11-24T00:00:00Z', { lengthMinutes: 45 })).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:45',
    ]);
  });

  it('begin after the notice, and end with the days ahead', () => {
    expect(free('2026-11-24T00:10:00Z', { noticeHours: 9 })).toEqual(['2026-11-24T09:30']);
    // The days ahead end after exactly 24 hours.
    expect(free('2026-11-24T08:10:00Z')).toEqual([
      '2026-11-24T08:30',
      '2026-11-24T09:00',
      '2026-11-24T09:30',
      '2026-11-25T08:00',
    ]);
  });

  it('keep the buffer before and after other calls', () => {
    const taken = [
      {
        startsAt: new Date('2026-11-24T09:00:00Z'),
        blockedFrom: new Date('2026-11-24T09:00:00Z'),
        blockedUntil: new Date('2026-11-24T09:40:00Z'),
      },
    ];
    expect(free('2026-11-24T00:00:00Z', { bufferMinutes: 10 }, taken)).toEqual([
      '2026-11-24T08:00',
    ]);
    expect(free('2026-11-24T00:00:00Z', {}, taken)).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:30',
    ]);
    expect(free('2026-11-24T00:00:00Z', { bufferBeforeMinutes: 15 }, taken)).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:30',
    ]);
    expect(
      free(
        '2026-11-24T00:00:00Z',
        { bufferBeforeMinutes: 50, hours: everyDay(9 * hour, 13 * hour) },
        taken,
      ),
    ).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:30',
      '2026-11-24T10:30',
      '2026-11-24T11:00',
      '2026-11-24T11:30',
    ]);
  });

  it('leave out days off, the last one included', () => {
    const daysOff = [{ from: '2026-11-24', to: '2026-11-25' }];
    const days = free('2026-11-23T23:00:00Z', { daysAhead: 3, daysOff }).map((at) =>
      at.slice(0, 10),
    );
    expect([...new Set(days)]).toEqual(['2026-11-26']);
  });

  it('go by the days of the owner’s zone, not by those of UTC', () => {
    // Tuesday in Auckland begins on Monday in UTC.
    const auckland = {
      timeZone: 'Pacific/Auckland',
      hours: everyDay(8 * hour, 9 * hour).slice(1, 2),
    };
    expect(free('2026-11-23T00:00:00Z', auckland)).toEqual([
      '2026-11-23T19:00',
      '2026-11-23T19:30',
    ]);
  });

  it('reach to midnight', () => {
    expect(free('2026-11-24T12:00:00Z', { hours: everyDay(23 * hour, 24 * hour) })).toEqual([
      '2026-11-24T22:00',
      '2026-11-24T22:30',
    ]);
  });

  it('come some days at a time, with where the next begin', () => {
    const first = freeSlots(times({ daysAhead: 5 }), {
      now: new Date('2026-11-24T00:00:00Z'),
      taken: [],
      maxDays: 2,
    });
    expect(first.slots).toHaveLength(8);
    expect(first.nextFrom).toEqual(new Date('2026-11-26T08:00:00Z'));
    const next = freeSlots(times({ daysAhead: 5 }), {
      now: new Date('2026-11-24T00:00:00Z'),
      from: first.nextFrom ?? undefined,
      taken: [],
      maxDays: 9,
    });
    expect(next.slots[0]).toEqual(first.nextFrom);
    expect(next.nextFrom).toBeNull();
  });
});

describe('on days that clocks are changed', () => {
  const wholeNight = { hours: everyDay(0, 5 * hour), lengthMinutes: 60 };

  it('a day of 23 hours has an hour less, and no time that clocks never show', () => {
    // Berlin, last Sunday of March: 2:00 becomes 3:00.
    const slots = free('2026-03-28T23:00:00Z', wholeNight).slice(0, 4);
    expect(clock('Europe/Berlin', slots)).toEqual(['00:00', '01:00', '03:00', '04:00']);
    expect(free('2026-03-28T23:00:00Z', { ...wholeNight, daysAhead: 1 })[4]).toBe(
      '2026-03-29T22:00',
    );
  });

  it('a day of 25 hours has an hour more', () => {
    // Berlin, last Sunday of October: 3:00 becomes 2:00.
    const slots = free('2026-10-24T22:00:00Z', wholeNight).slice(0, 6);
    expect(clock('Europe/Berlin', slots)).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '02:00',
      '03:00',
      '04:00',
    ]);
  });

  it('hours that begin in the gap begin after it, and hours that end in it end before it', () => {
    const gap = (fromMinutes: number, toMinutes: number) =>
      clock(
        'Europe/Berlin',
        free('2026-03-28T22:59:00Z', { hours: everyDay(fromMinutes, toMinutes).slice(6) }),
      );
    expect(gap(2.5 * hour, 4 * hour)).toEqual(['03:00', '03:30']);
    expect(gap(1 * hour, 2.5 * hour)).toEqual(['01:00', '01:30']);
    expect(gap(2 * hour, 3 * hour)).toEqual([]);
    expect(gap(1 * hour, 2 * hour)).toEqual(['01:00', '01:30']);
    expect(gap(2 * hour, 4 * hour)).toEqual(['03:00', '03:30']);
  });

  it('hours that end where the hour comes twice end the first time, and those that begin there begin then', () => {
    const night = (fromMinutes: number, toMinutes: number) =>
      clock(
        'Europe/Berlin',
        free('2026-10-24T20:00:00Z', {
          hours: [{ weekday: 7, fromMinutes, toMinutes }],
          ...{ lengthMinutes: 60, daysAhead: 1 },
        }),
      );
    expect(night(0, 2 * hour)).toEqual(['00:00', '01:00']);
    expect(night(2 * hour, 4 * hour)).toEqual(['02:00', '02:00', '03:00']);
    // Havana: 1:00 becomes 0:00, on the day after hours that end at midnight.
    const saturday = free('2026-10-31T04:00:00Z', {
      hours: [{ weekday: 6, fromMinutes: 22 * hour, toMinutes: 24 * hour }],
      ...{ timeZone: 'America/Havana', lengthMinutes: 60, daysAhead: 2 },
    });
    expect(clock('America/Havana', saturday)).toEqual(['22:00', '23:00']);
  });

  it('hours that begin or end within the hour that comes twice keep to themselves both times', () => {
    const early = { weekday: 7, fromMinutes: 1 * hour, toMinutes: 2.5 * hour };
    const late = { weekday: 7, fromMinutes: 2.5 * hour, toMinutes: 4 * hour };
    const night = (...hours: CallSettings['hours']) => free('2026-10-24T22:00:00Z', { hours });
    expect(clock('Europe/Berlin', night(early))).toEqual(['01:00', '01:30', '02:00', '02:00']);
    expect(clock('Europe/Berlin', night(late))).toEqual(['02:30', '02:30', '03:00', '03:30']);
    expect(night(early, late)).toEqual([...night(early), ...night(late)].sort());
    const long = free('2026-10-24T22:00:00Z', { hours: [late], lengthMinutes: 45 });
    expect(clock('Europe/Berlin', long)).toEqual(['03:00']);
  });

  it.each([
    [
      'the second Sunday of March',
      '2026-03-08T05:00:00Z',
      ['2026-03-08T14:00', '2026-03-09T14:00'],
    ],
    [
      'the first Sunday of November',
      '2026-11-01T04:00:00Z',
      ['2026-11-01T15:00', '2026-11-02T15:00'],
    ],
  ])('in Chicago on %s nine stays nine', (_day, now, firstOfDay) => {
    const chicago = { timeZone: 'America/Chicago', hours: everyDay(9 * hour, 10 * hour) };
    const slots = free(now, { ...chicago, lengthMinutes: 60, daysAhead: 2 });
    expect(slots.slice(0, 2)).toEqual(firstOfDay);
    expect(clock('America/Chicago', slots.slice(0, 2))).toEqual(['09:00', '09:00']);
  });

  it('between the changes of two continents the same call is at another hour for its visitor', () => {
    const chicago = { timeZone: 'America/Chicago', hours: everyDay(9 * hour, 10 * hour) };
    const inBerlin = (now: string) =>
      clock('Europe/Berlin', free(now, { ...chicago, lengthMinutes: 60 }).slice(0, 1));
    expect(inBerlin('2026-03-07T00:00:00Z')).toEqual(['16:00']);
    // The US has changed its clocks, Europe has not.
    expect(inBerlin('2026-03-10T00:00:00Z')).toEqual(['15:00']);
    expect(inBerlin('2026-03-30T00:00:00Z')).toEqual(['16:00']);
  });

  it('an hour that comes twice for the visitor is told apart by the name of the zone', () => {
    const slots = ['07:30', '08:30', '09:30', '10:30'].map((hour) => `2026-11-01T${hour}:00Z`);
    const [day] = slotDays(
      slots.map((slot) => new Date(slot)),
      'America/Los_Angeles',
    );
    expect(day?.slots.map(({ label }) => label)).toEqual([
      '12:30 AM',
      '1:30 AM PDT',
      '1:30 AM PST',
      '2:30 AM',
    ]);
  });

  it('a zone that moves by half an hour is no other case', () => {
    // Lord Howe Island, first Sunday of October: 2:00 becomes 2:30.
    const howe = { timeZone: 'Australia/Lord_Howe', hours: everyDay(1 * hour, 4 * hour) };
    const slots = free('2026-10-03T13:00:00Z', howe).slice(0, 5);
    expect(clock('Australia/Lord_Howe', slots)).toEqual([
      '01:00',
      '01:30',
      '02:30',
      '03:00',
      '03:30',
    ]);
  });
});

describe('a time that is asked for', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  it.each([
    ['is one of the free ones', '2026-11-24T08:30:00Z', true],
    ['lies between two', '2026-11-24T08:40:00Z', false],
    ['is outside the hours', '2026-11-24T12:00:00Z', false],
    ['is over', '2026-11-23T08:30:00Z', false],
    ['is too far ahead', '2026-11-26T08:30:00Z', false],
  ])('%s', (_name, startsAt, isFree) => {
    expect(isOffered(times(), new Date(startsAt), now)).toBe(isFree);
  });
});
