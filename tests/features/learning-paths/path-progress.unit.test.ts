import { describe, expect, it } from 'vitest';
import { nextStationOf } from '../../../src/features/learning-paths/next-station.ts';
import {
  newIn,
  nextIn,
  noProgress,
  progressOf,
  walkedIn,
  withMark,
  withWalked,
} from '../../../src/features/learning-paths/path-progress.ts';
import {
  codeOfProgress,
  progressOfCode,
} from '../../../src/features/learning-paths/progress-code.ts';

const station = (number: number) => ({ number, title: `Station ${number}`, to: `/s/${number}` });
const first = { slug: 'first-app', stations: [1, 2, 3].map(station) };
const second = { slug: 'shipped', stations: [1, 2].map(station) };

describe('the progress of a reader', () => {
  it('takes a mark back', () => {
    const place = { path: 'first-app', number: 2 };
    const marked = withMark(noProgress, place, true);
    expect(walkedIn(marked, first)).toEqual([station(2)]);
    expect(walkedIn(withMark(marked, place, false), first)).toEqual([]);
  });

  it('leads to the first station without a mark, of the path that was opened last', () => {
    expect(nextIn(noProgress, [first, second])).toMatchObject({ path: 'first-app', number: 1 });
    const opened = { ...noProgress, opened: { path: 'shipped', number: 2 } };
    expect(nextIn(opened, [first, second])).toMatchObject({ path: 'shipped', number: 1 });
  });

  it('leads on to the next path, and nowhere after the last station', () => {
    const walked = { ...noProgress, walked: { 'first-app': [1, 2, 3] } };
    expect(nextIn(walked, [first, second])).toMatchObject({ path: 'shipped', number: 1 });
    expect(nextIn(withWalked(walked, { shipped: [1, 2] }), [first, second])).toBeNull();
  });

  it('adds a code to what is there, and says how much of it is new', () => {
    const here = withMark(noProgress, { path: 'first-app', number: 1 }, true);
    const code = { 'first-app': [1, 2], shipped: [1] };
    expect(newIn(here, code, [first, second])).toBe(2);
    const added = withWalked(here, code);
    expect(newIn(added, code, [first, second])).toBe(0);
    expect(walkedIn(added, first)).toHaveLength(2);
  });

  it('reads an old code after the owner has moved, removed and added stations', () => {
    const code = codeOfProgress({ 'first-app': [1, 3] });
    const moved = { slug: 'first-app', stations: [4, 3, 2].map(station) };
    const read = progressOfCode(code) ?? {};
    expect(walkedIn({ walked: read }, moved)).toEqual([station(3)]);
  });

  it.each([null, 'text', 7, [], { version: 2 }, { version: 1, walked: { 'first-app': 'all' } }])(
    'is empty when something else is stored: %j',
    (stored) => {
      expect(walkedIn(progressOf(stored), first)).toEqual([]);
    },
  );

  const nextTo = (to: string) => ({ next: { path: 'a', number: 1, title: 'A', to } });

  it.each([null, {}, ...['//evil.example', '/\\evil.example', 'javascript:1'].map(nextTo)])(
    'has no next station in %j',
    (stored) => {
      expect(nextStationOf(stored)).toBeNull();
    },
  );
});
