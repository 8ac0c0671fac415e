import { expect, it } from 'vitest';
import { backupNameOf, momentOf } from '../../../src/server/backup/target/backup-name.ts';
import { outlivedBackups } from '../../../src/server/backup/target/kept-backups.ts';

const stored = (...moments: string[]) =>
  moments
    .map((moment) => new Date(moment))
    .map((madeAt) => ({ name: backupNameOf(madeAt, { isEncrypted: false }), byteSize: 1, madeAt }));

/** One backup at 02:11 on each of so many days before the first of December 2026, a Tuesday. */
const nightly = (days: number) =>
  Array.from({ length: days }, (_none, day) => new Date(Date.UTC(2026, 11, 1 - day, 2, 11))).map(
    (madeAt) => ({ name: backupNameOf(madeAt, { isEncrypted: true }), byteSize: 1, madeAt }),
  );

const daysOf = (backups: readonly { madeAt: Date }[]) =>
  backups.map(({ madeAt }) => madeAt.toISOString().slice(0, 10));

it('the last one of so many days, weeks and months is kept', () => {
  const listed = nightly(100);
  const gone = new Set(outlivedBackups(listed, { daily: 3, weekly: 3, monthly: 3 }));
  const kept = daysOf(listed.filter((backup) => !gone.has(backup)));
  expect(kept).toEqual([
    // Days
    ...['2026-12-01', '2026-11-30', '2026-11-29'],
    // The Sundays that end a week. That of 29 November is a day already.
    '2026-11-22',
    // The last days of months. That of November is a day already.
    '2026-10-31',
  ]);
});

it('several of one day count as one, and the newest of them stays', () => {
  const listed = stored('2026-12-01T18:00Z', '2026-12-01T02:11Z', '2026-11-30T02:11Z');
  expect(outlivedBackups(listed, { daily: 2, weekly: 0, monthly: 0 })).toEqual([listed[1]]);
});

it('a hole of many days keeps as many backups as the rule names', () => {
  const listed = stored('2026-12-01T02:11Z', '2026-06-01T02:11Z', '2026-01-01T02:11Z');
  expect(outlivedBackups(listed, { daily: 2, weekly: 0, monthly: 0 })).toEqual([listed[2]]);
});

it('the newest stays whatever the rules say', () => {
  const listed = stored('2026-12-01T02:11Z', '2026-11-30T02:11Z');
  expect(outlivedBackups(listed, { daily: 0, weekly: 0, monthly: 0 })).toEqual([listed[1]]);
});

it('a name leads back to its moment, and other names to none', () => {
  const madeAt = new Date('2026-11-30T02:17:05Z');
  expect(backupNameOf(madeAt, { isEncrypted: false })).toBe('site-20261130T021705Z.tar.gz');
  expect(momentOf(backupNameOf(madeAt, { isEncrypted: true }))).toEqual(madeAt);
  for (const name of [
    'site-2026-11-30.tar.gz',
    'site-20261330T021705Z.tar.gz',
    'site-20261130T021705Z.tar.gz.part',
    'old/site-20261130T021705Z.tar.gz',
  ]) {
    expect(momentOf(name), name).toBeNull();
  }
});
