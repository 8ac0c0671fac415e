import { describe, expect, it } from 'vitest';
import { busyTimesOf } from '../../../src/features/calls/server/busy/busy-times.ts';

const window = {
  startMs: Date.parse('2026-10-01T00:00:00Z'),
  endMs: Date.parse('2026-12-01T00:00:00Z'),
};

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID:')) ? [] : ['UID:a']),
  ...lines,
  'END:VEVENT',
];

const read = (text: string, timeZone = 'Europe/Berlin') =>
  busyTimesOf({ text, timeZone, window, ownHost: 'site.example' });

const minutes = (ms: number) => new Date(ms).toISOString().replace(':00.000Z', '');

const busy = (...lines: readonly string[]) =>
  read(calendar(...lines)).map(({ startMs, endMs }) => `${minutes(startMs)}/${minutes(endMs)}`);

describe('an event is busy', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'in UTC',
      ['DTSTART:20261124T150000Z', 'DTEND:20261124T153000Z'],
      ['2026-11-24T15:00/2026-11-24T15:30'],
    ],
    [
      'in a named zone, without its description',
      ['DTSTART;TZID=America/New_York:20261124T090000', 'DURATION:PT45M'],
      ['2026-11-24T14:00/2026-11-24T14:45'],
    ],
    [
      'in the owner’s zone when it names none',
      ['DTSTART:20261124T090000', 'DTEND:20261124T100000'],
      ['2026-11-24T08:00/2026-11-24T09:00'],
    ],
    [
      'for a whole day of the owner',
      ['DTSTART;VALUE=DATE:20261124'],
      ['2026-11-23T23:00/2026-11-24T23:00'],
    ],
    [
      'for several days, over a change of the clocks',
      ['DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261026'],
      ['2026-10-23T22:00/2026-10-25T23:00'],
    ],
    [
      'somewhere in a day when nobody knows its zone',
      ['DTSTART;TZID=Nowhere:20261124T120000', 'DTEND;TZID=Nowhere:20261124T130000'],
      ['2026-11-23T22:00/2026-11-25T01:00'],
    ],
    ['not at all when it has no length', ['DTSTART:20261124T150000Z'], []],
    [
      'not at all when it is canceled',
      ['DTSTART:20261124T150000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'],
      [],
    ],
    [
      'not at all when it is transparent',
      ['DTSTART:20261124T150000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'],
      [],
    ],
    [
      'not at all when Outlook says free',
      ['DTSTART:20261124T150000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    [
      'not at all when it is a call of this site',
      [
        'UID:0b5e2c6c-0f4e-4a5a-9d53-1f1c1f0e8b11@site.example',
        'DTSTART:20261124T150000Z',
        'DURATION:PT1H',
      ],
      [],
    ],
  ])('%s', (_how, lines, expected) => {
    expect(busy(...event(...lines))).toEqual(expected);
  });

  it('as its calendar describes the zone', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Custom Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const weekly = event(
      'DTSTART;TZID=Custom Time:20261020T100000',
      'DTEND;TZID=Custom Time:20261020T103000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    expect(busy(...zone, ...weekly)).toEqual([
      '2026-10-20T08:00/2026-10-20T08:30',
      '2026-10-27T09:00/2026-10-27T09:30',
    ]);
  });

  it('in the busy parts of free-busy lists', () => {
    expect(
      busy(
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20261124T150000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20261125T150000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261126T150000Z/20261126T153000Z',
        'END:VFREEBUSY',
      ),
    ).toEqual(['2026-11-24T15:00/2026-11-24T16:00', '2026-11-26T15:00/2026-11-26T15:30']);
  });
});

describe('a repeated event is busy', () => {
  const newYork = (time: string) => `;TZID=America/New_York:${time}`;

  it('at its hour in its own zone, before and after clocks change', () => {
    expect(
      busy(
        ...event(
          `DTSTART${newYork('20200106T090000')}`,
          `DTEND${newYork('20200106T093000')}`,
          'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20261109T140000Z',
        ),
      ),
    ).toEqual([
      '2026-10-05T13:00/2026-10-05T13:30',
      '2026-10-12T13:00/2026-10-12T13:30',
      '2026-10-19T13:00/2026-10-19T13:30',
      '2026-10-26T13:00/2026-10-26T13:30',
      '2026-11-02T14:00/2026-11-02T14:30',
      '2026-11-09T14:00/2026-11-09T14:30',
    ]);
  });

  it('without its exceptions, and with its additions', () => {
    expect(
      busy(
        ...event(
          `DTSTART${newYork('20261116T090000')}`,
          'DURATION:PT30M',
          'RRULE:FREQ=DAILY;COUNT=4',
          `EXDATE${newYork('20261117T090000')}`,
          'EXDATE:20261118T140000Z',
          `RDATE${newYork('20261123T090000')}`,
          'RDATE;VALUE=PERIOD:20261124T140000Z/PT2H',
        ),
      ),
    ).toEqual([
      '2026-11-16T14:00/2026-11-16T14:30',
      '2026-11-19T14:00/2026-11-19T14:30',
      '2026-11-23T14:00/2026-11-23T14:30',
      '2026-11-24T14:00/2026-11-24T16:00',
    ]);
  });

  it('where single occurrences were moved, and not where they were canceled', () => {
    expect(
      busy(
        ...event(
          `DTSTART${newYork('20261116T090000')}`,
          'DURATION:PT30M',
          'RRULE:FREQ=DAILY;COUNT=3',
        ),
        ...event(
          'RECURRENCE-ID:20261117T140000Z',
          'DTSTART:20261117T200000Z',
          'DTEND:20261117T210000Z',
        ),
        ...event(
          `RECURRENCE-ID${newYork('20261118T090000')}`,
          `DTSTART${newYork('20261118T090000')}`,
          'DURATION:PT30M',
          'STATUS:CANCELLED',
        ),
      ),
    ).toEqual(['2026-11-16T14:00/2026-11-16T14:30', '2026-11-17T20:00/2026-11-17T21:00']);
  });

  it('on days without an hour, except left out days', () => {
    expect(
      busy(
        ...event(
          'DTSTART;VALUE=DATE:20261102',
          'RRULE:FREQ=WEEKLY;UNTIL=20261116',
          'EXDATE;VALUE=DATE:20261109',
        ),
      ),
    ).toEqual(['2026-11-01T23:00/2026-11-02T23:00', '2026-11-15T23:00/2026-11-16T23:00']);
  });

  it('on rare days of a long rule', () => {
    expect(
      busy(
        ...event(
          'DTSTART:20000229T100000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=MONTHLY;BYDAY=-1FR,1MO;BYMONTH=10,11',
        ),
      ),
    ).toEqual([
      '2026-10-05T10:00/2026-10-05T11:00',
      '2026-10-30T10:00/2026-10-30T11:00',
      '2026-11-02T10:00/2026-11-02T11:00',
      '2026-11-27T10:00/2026-11-27T11:00',
    ]);
  });

  it('when a part of it reaches into the read days', () => {
    expect(busy(...event('DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20261003'))).toEqual([
      '2026-08-31T22:00/2026-10-02T22:00',
    ]);
  });
});

describe('a text', () => {
  const one = event('DTSTART:20261124T150000Z', 'DURATION:PT1H');

  it.each([
    ['', 'nothing'],
    ['<!doctype html><title>Sign in</title>', 'a page'],
    [calendar(...one).replace('END:VCALENDAR\r\n', ''), 'a calendar that breaks off'],
    ['BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD', 'an address'],
  ])('that is no calendar is refused (%#)', (text) => {
    expect(() => read(text)).toThrow('This is no calendar.');
  });

  it('may begin with a mark of its encoding, and hold several calendars', () => {
    const other = calendar(...event('DTSTART:20261124T153000Z', 'DURATION:PT1H'));
    expect(read(`\uFEFF${calendar(...one)}${other}`)).toHaveLength(1);
  });

  it('that repeats too often is refused', () => {
    const often = event('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
    expect(() => read(calendar(...often))).toThrow('repeats too often');
  });

  it.each<[string, (count: number) => string]>([
    [
      'events',
      (count) =>
        calendar(
          ...Array.from({ length: count }, (_, index) =>
            event(`UID:${index}`, 'DTSTART:20261124T150000Z', 'DURATION:PT1H'),
          ).flat(),
        ),
    ],
    [
      'exceptions',
      (count) =>
        calendar(
          ...event(
            'DTSTART;TZID=Europe/Berlin:20261124T150000',
            'DURATION:PT1H',
            ...Array.from({ length: count }, () => 'EXDATE;TZID=Europe/Berlin:20261125T150000'),
          ),
        ),
    ],
    [
      'parts in each other',
      (count) =>
        calendar(
          ...Array.from({ length: count }, () => 'BEGIN:X'),
          ...Array.from({ length: count }, () => 'END:X'),
        ),
    ],
    ['folds', (count) => calendar(`X-A:${'a\r\n '.repeat(count)}`)],
  ])('of many %s is read in linear time', (_what, build) => {
    const workMs = (count: number) => {
      const text = build(count);
      const before = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    workMs(500);
    const ratios = [1, 2, 3].map(() => workMs(8_000) / Math.max(workMs(2_000), 5));
    expect(Math.min(...ratios)).toBeLessThan(9);
  });
});
