import { describe, expect, it } from 'vitest';
import {
  createTextHistory,
  endOfChange,
} from '../../../src/features/editor/web/text-history/text-history.ts';

describe('the history of a text', () => {
  it('takes back together what was typed without a pause', () => {
    const history = createTextHistory('');
    history.note('a', 0);
    history.note('ab', 100);
    history.note('ab c', 1_000);
    expect(history.undo()).toBe('ab');
    expect(history.undo()).toBe('');
    expect(history.undo()).toBeNull();
    expect(history.redo()).toBe('ab');
    expect(history.redo()).toBe('ab c');
    expect(history.redo()).toBeNull();
  });

  it('takes back by itself what was pasted', () => {
    const history = createTextHistory('');
    history.note('a', 0);
    history.note('a pasted', 100);
    expect(history.undo()).toBe('a');
  });

  it('goes with a face that goes back by itself', () => {
    const history = createTextHistory('one');
    history.note('one, two', 0);
    history.note('one, two, three', 1_000);
    history.note('one', 2_000);
    expect(history.states()).toEqual({ states: ['one', 'one, two', 'one, two, three'], at: 0 });
    expect(history.redo()).toBe('one, two');
  });

  it('knows a state again that rich text has written with other spaces', () => {
    const history = createTextHistory('<p>a</p><p>b</p>');
    history.note('<p>a</p><p>b</p><p>c</p>', 0);
    history.note('<p>a</p>\n<p>b</p>', 1_000, true);
    expect(history.states().at).toBe(0);
    expect(history.redo()).toBe('<p>a</p><p>b</p><p>c</p>');
    history.note('<p>a</p>\n<p>b</p>', 2_000);
    expect(history.states().at).toBe(0);
  });

  it('forgets what was taken back once something new is written', () => {
    const history = createTextHistory('one');
    history.note('one, two', 0);
    history.undo();
    history.note('one, three', 1_000);
    expect(history.redo()).toBeNull();
    expect(history.undo()).toBe('one');
  });

  it('holds a hundred states', () => {
    const history = createTextHistory('start');
    for (let count = 0; count < 150; count += 1) history.note(`text ${count}`, count * 1_000);
    const { states, at } = history.states();
    expect([states.length, at, states[0]]).toEqual([100, 99, 'text 50']);
  });
});

it.each([
  ['<p>Top</p>', '<p>Top and more</p>', 15],
  ['<p>Top and more</p>', '<p>Top</p>', 6],
  ['aa', 'aaa', 3],
  ['', 'new', 3],
  ['same', 'same', 4],
])('from %j to %j the change ends at %i', (from, to, end) => {
  expect(endOfChange(from, to)).toBe(end);
});
