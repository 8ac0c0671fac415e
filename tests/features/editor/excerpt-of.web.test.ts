import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../src/features/editor/web/admin/excerpt-of.ts';

describe('the excerpt of a text', () => {
  it('is its first paragraph with words', () => {
    expect(
      excerptOf('<p></p><p><img src="/a.jpg"></p><h2>Top</h2><p>A <b>walk</b> &amp; a hut.</p>'),
    ).toBe('A walk & a hut.');
  });

  it('is whole sentences of a long one, or as many words as fit', () => {
    const sentence = 'The hut stands above the highest of the three tarns, and is open all year.';
    expect(excerptOf(`<p>${sentence} ${sentence} ${sentence}</p>`)).toBe(`${sentence} ${sentence}`);
    expect(excerptOf(`<p>${'word '.repeat(80)}</p>`)).toMatch(/^(word )+word…$/);
  });

  it('is empty where no paragraph has words', () => {
    expect(excerptOf('<hr>')).toBe('');
  });
});
