import { describe, expect, it } from 'vitest';
import { pathSlugs } from '../../../src/features/learning-paths/path-slugs.ts';
import {
  codeOfProgress,
  progressOfCode,
} from '../../../src/features/learning-paths/progress-code.ts';

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const none = Object.fromEntries(pathSlugs.map((slug) => [slug, []]));
const some = { ...none, 'first-app': [1, 2, 8], shipped: [16] };
const all = Object.fromEntries(
  pathSlugs.map((slug) => [slug, Array.from({ length: 16 }, (_, index) => index + 1)]),
);

describe('the code of a progress', () => {
  it.each([
    ['nothing', none],
    ['some stations', some],
    ['all stations', all],
  ])('holds %s in at most 20 signs', (_what, walked) => {
    const code = codeOfProgress(walked);
    expect(code.length).toBeLessThanOrEqual(20);
    expect(progressOfCode(code)).toEqual(walked);
  });

  it('does not depend on the order in which stations were walked', () => {
    expect(codeOfProgress({ 'first-app': [8, 1, 2], shipped: [16] })).toBe(codeOfProgress(some));
  });

  it('is read in small letters, without hyphens, and with letters that look like its digits', () => {
    const code = codeOfProgress(some);
    expect(progressOfCode(code.toLowerCase().replaceAll('-', ' '))).toEqual(some);
    expect(progressOfCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(some);
  });

  it('is refused with any wrong sign', () => {
    const code = codeOfProgress(some);
    for (const [place, right] of Array.from(code).entries()) {
      if (right === '-') continue;
      for (const sign of signs) {
        if (sign === right) continue;
        expect(progressOfCode(code.slice(0, place) + sign + code.slice(place + 1))).toBeNull();
      }
    }
  });

  it('is refused with two signs swapped', () => {
    const bare = Array.from(codeOfProgress(some).replaceAll('-', ''));
    for (let place = 1; place < bare.length; place++) {
      const swapped = [...bare];
      [swapped[place - 1], swapped[place]] = [bare[place] ?? '', bare[place - 1] ?? ''];
      if (swapped.join() !== bare.join()) expect(progressOfCode(swapped.join(''))).toBeNull();
    }
  });

  it.each(['', '1234', 'UUUU-UUUU-UUUU-UUUU', `${codeOfProgress(some)}0`])(
    'is not “%s”',
    (text) => {
      expect(progressOfCode(text)).toBeNull();
    },
  );

  it('leaves out numbers that no station can have', () => {
    expect(progressOfCode(codeOfProgress({ shipped: [0, 17, 16], elsewhere: [1] }))).toEqual({
      ...none,
      shipped: [16],
    });
  });
});
