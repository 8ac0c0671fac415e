import { describe, expect, it } from 'vitest';
import { placeAfter } from '../../../src/features/editor/web/text-history/place-after.ts';

const text = '<p>One</p>\n<p>Two</p>\n<p>Three</p>';
const behind = (words: string, of: string) => of.indexOf(words) + words.length;

describe('the place of the caret in a text that others changed', () => {
  it.each([
    ['lines before it grew', '<p>One and more</p>\n<p>New</p>\n<p>Two</p>\n<p>Three</p>'],
    ['lines on both sides changed', '<p>1</p>\n<p>Two</p>\n<p>3</p>'],
    ['nothing changed', text],
  ])('is behind the same word when %s', (_, next) => {
    expect(placeAfter(text, next, behind('Two', text))).toBe(behind('Two', next));
  });

  it('is where its line was when that is gone', () => {
    const next = '<p>One</p>\n<p>Three</p>';
    expect(placeAfter(text, next, text.indexOf('<p>Two'))).toBe(next.indexOf('<p>Three'));
  });

  it('stays at the end, and never lies behind it', () => {
    expect(placeAfter(text, `${text}\n<p>New</p>`, 0)).toBe(0);
    expect(placeAfter(text, '', text.length)).toBe(0);
  });
});
