import { describe, expect, it } from 'vitest';
import {
  movedToEnd,
  withCopies,
  withoutEntries,
} from '../../../src/features/content/web/admin/entries/entry-changes.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('a change of several entries', () => {
  it('removes them, and brings them back in their places among edited ones', () => {
    const { entries, takeBack } = withoutEntries(letters, [0, 2, 4]);
    expect(entries).toEqual(['b', 'd']);
    expect(takeBack(['b', 'edited'])).toEqual(['a', 'b', 'c', 'edited', 'e']);
  });

  it('removes all of them', () => {
    const { entries, takeBack } = withoutEntries(letters, [0, 1, 2, 3, 4]);
    expect(entries).toEqual([]);
    expect(takeBack([])).toEqual(letters);
  });

  it('puts a copy behind each, which shares nothing with it', () => {
    const objects = letters.map((name) => ({ name, links: [name] }));
    const { entries, takeBack } = withCopies(objects, [1, 4]);
    expect(entries.map((entry) => (entry as (typeof objects)[0]).name).join('')).toBe('abbcdee');
    expect(entries[2]).not.toBe(entries[1]);
    expect((entries[2] as (typeof objects)[0]).links).not.toBe(objects[1]?.links);
    expect(takeBack(entries)).toEqual(objects);
  });

  it.each([
    ['top', 'bdace'],
    ['bottom', 'acebd'],
  ] as const)('moves them to the %s in their order', (end, moved) => {
    const { entries, takeBack } = movedToEnd(letters, [1, 3], end);
    expect(entries.join('')).toBe(moved);
    const edited = entries.map((entry) => (entry === 'd' ? 'D' : entry));
    expect(takeBack(edited)).toEqual(['a', 'b', 'c', 'D', 'e']);
  });
});
