import { describe, expect, it } from 'vitest';
import {
  quickTimes,
  splitTime,
  typedTime,
} from '../../../src/features/posts/web/admin/typed-time.ts';

/** A Friday. */
const now = new Date(2026, 10, 27, 14, 30);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('a typed time', () => {
  it.each([
    ['tomorrow', at(28, 9)],
    ['tomorrow 9', at(28, 9)],
    ['Tomorrow at 17:30', at(28, 17, 30)],
    ['today 6pm', at(27, 18)],
    ['monday morning', at(30, 9)],
    ['sun noon', at(29, 12)],
    ['friday', new Date(2026, 11, 4, 9)],
    ['2026-11-30 10:15', at(30, 10, 15)],
    ['2026-11-30T10:15', at(30, 10, 15)],
    ['in 3 hours', at(27, 17, 30)],
    ['in 2 days', at(29, 14, 30)],
  ])('reads "%s"', (typed, expected) => {
    expect(typedTime(typed, now)).toEqual(expected);
  });

  it.each(['today 9', '2026-11-01', '2026-02-31', 'tomorrow 25', 'gabbro', '9', 'mo', ''])(
    'refuses "%s", which names no time to come',
    (typed) => {
      expect(typedTime(typed, now)).toBeNull();
    },
  );

  it('ends a sentence, and leaves the words before it', () => {
    expect(splitTime('Gabbro in autumn monday 17:30', now)).toEqual({
      words: 'Gabbro in autumn',
      at: at(30, 17, 30),
    });
    expect(splitTime('gabbro in autumn', now)).toBeNull();
  });

  it('is offered for two mornings, and for one where both are the same', () => {
    expect(quickTimes(now)).toEqual([
      { name: 'tomorrow', at: at(28, 9) },
      { name: 'monday', at: at(30, 9) },
    ]);
    expect(quickTimes(at(29, 14))).toEqual([{ name: 'tomorrow', at: at(30, 9) }]);
  });
});
