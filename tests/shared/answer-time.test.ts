import { describe, expect, it } from 'vitest';
import {
  answerDueAt,
  answerMissedBefore,
  hourForAddress,
  hourOfAddress,
} from '../../src/shared/time/answer-time.ts';

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-20T12:59:59.999Z', '2026-11-21T12:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2027-01-01T23:00:00.000Z'],
])('a request of %s is answered by %s, within 24 hours', (now, due) => {
  expect(answerDueAt(new Date(now)).toISOString()).toBe(due);
});

it.each(['2026-11-21T12:00:00Z', '2026-11-21T12:29:00Z', '2026-11-21T12:59:59.999Z'])(
  'at %s the answers are missed that were due by then, and no others',
  (text) => {
    const now = new Date(text);
    const before = answerMissedBefore(now).getTime();
    expect(answerDueAt(new Date(before - 1)).getTime()).toBeLessThanOrEqual(now.getTime());
    expect(answerDueAt(new Date(before)).getTime()).toBeGreaterThan(now.getTime());
  },
);

describe('an hour in an address', () => {
  it('is read as it was written', () => {
    const hour = new Date('2026-11-23T15:00:00Z');
    expect(hourForAddress(hour)).toBe('2026-11-23T15Z');
    expect(hourOfAddress(hourForAddress(hour))).toEqual(hour);
  });

  it.each([
    null,
    '',
    'soon',
    '2026-11-23',
    '2026-13-41T15Z',
    '2026-11-23T25Z',
    '2026-11-23T15:00Z',
  ])('is none in %j', (text) => {
    expect(hourOfAddress(text)).toBeNull();
  });
});
