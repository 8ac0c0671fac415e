import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type EditorValues,
  emptyPost,
  isSameForm,
} from '../../../src/features/editor/web/admin/editor-form.ts';
import {
  type AutosaveState,
  autosavePauseMs,
  autosaveRetryMs,
  createAutosaver,
} from '../../../src/web/forms/drafts/autosaver.ts';

const typed = (title: string): EditorValues => ({ ...emptyPost, title });
const savedAt = new Date('2026-11-20T17:00:00.000Z');

function setUp({ initial = emptyPost }: { initial?: EditorValues } = {}) {
  const states: AutosaveState['kind'][] = [];
  const sent: string[] = [];
  const local: { title: string | null } = { title: null };
  const save = vi.fn(async (values: EditorValues) => {
    sent.push(values.title);
    return savedAt;
  });
  const discard = vi.fn(async () => {});
  const saver = createAutosaver({
    baseline: emptyPost,
    isSame: isSameForm,
    isClean: (values) => values.title === '',
    kept: emptyPost,
    keptAt: null,
    initial,
    save,
    discard,
    keepLocally: (values) => {
      local.title = values.title;
    },
    forgetLocally: () => {
      local.title = null;
    },
    onState: (state) => states.push(state.kind),
  });
  /** @returns a function that lets the save go on */
  const holdNextSave = () => {
    let answer = () => {};
    save.mockImplementationOnce(async (values) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      sent.push(values.title);
      return savedAt;
    });
    return () => answer();
  };
  return { saver, save, holdNextSave, discard, states, sent, local };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('keeping what is typed', () => {
  it('keeps it in the browser at once and on the server after a pause', async () => {
    const { saver, states, sent, local } = setUp();
    saver.change(typed('H'));
    saver.change(typed('Hi'));
    expect(local.title).toBe('Hi');
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(sent).toEqual(['Hi']);
    expect(states).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
    expect(local.title).toBeNull();
  });

  it('does not wait for ever for somebody who never pauses', async () => {
    const { saver, sent } = setUp();
    for (let letters = 1; letters <= 12; letters += 1) {
      saver.change(typed('x'.repeat(letters)));
      await vi.advanceTimersByTimeAsync(autosavePauseMs - 200);
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  it('keeps the copy in the browser and tries again while the server cannot be reached', async () => {
    const { saver, save, states, sent, local } = setUp();
    save.mockRejectedValueOnce(new Error('offline'));
    saver.change(typed('Hi'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(states.at(-1)).toBe('local');
    expect(local.title).toBe('Hi');
    await saver.flush();
    expect(sent).toEqual(['Hi']);
    expect(states.at(-1)).toBe('saved');
    expect(local.title).toBeNull();
  });

  it('tries again by itself, as often as it takes', async () => {
    const { saver, save, sent, states } = setUp();
    save.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    saver.change(typed('Hi'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs + 2 * autosaveRetryMs);
    expect(save).toHaveBeenCalledTimes(3);
    expect(sent).toEqual(['Hi']);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends text that was typed during a call afterwards, never two calls at once', async () => {
    const { saver, save, holdNextSave, sent, states } = setUp();
    const answer = holdNextSave();
    saver.change(typed('one'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    saver.change(typed('one two'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(save).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['one', 'one two']);
    expect(states.at(-1)).toBe('saved');
  });

  it('says that nothing is saved while newer text waits, and keeps that in the browser', async () => {
    const { saver, holdNextSave, states, local } = setUp();
    const answer = holdNextSave();
    saver.change(typed('one'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    saver.change(typed('one two'));
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(states).not.toContain('saved');
    expect(local.title).toBe('one two');
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(states.at(-1)).toBe('saved');
  });

  it('sends what was refused as a conflict once, and keeps it in the browser', async () => {
    const { saver, save, states, local } = setUp();
    save.mockRejectedValue(Object.assign(new Error('refused'), { data: { code: 'CONFLICT' } }));
    saver.change(typed('Hi'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs + 5 * autosaveRetryMs);
    expect(save).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('refused');
    expect(local.title).toBe('Hi');
  });

  it('drops the copy on the server when the form is back at what the post holds', async () => {
    const { saver, discard, states, local } = setUp();
    saver.change(typed('Hi'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    saver.change(emptyPost);
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(discard).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('clean');
    expect(local.title).toBeNull();
  });

  it('keeps restored text like typed text', async () => {
    const { saver, sent } = setUp({ initial: typed('restored') });
    saver.start();
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(sent).toEqual(['restored']);
  });
});

describe('before the post itself is saved', () => {
  it('waits for a call that is on its way and sends nothing after it', async () => {
    const { saver, holdNextSave, sent } = setUp();
    const answer = holdNextSave();
    saver.change(typed('Hi'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    const settled = saver.settle().then(() => sent.push('settled'));
    answer();
    await settled;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['Hi', 'settled']);
  });

  it('goes on from a post that was saved without leaving', async () => {
    const { saver, sent, local, states } = setUp();
    saver.change(typed('Saved'));
    await saver.settle();
    saver.change(typed('Saved and more'));
    saver.goOnFrom(typed('Saved'));
    await vi.advanceTimersByTimeAsync(autosavePauseMs);
    expect(sent).toEqual(['Saved and more']);
    saver.goOnFrom(typed('Saved and more'));
    expect(states.at(-1)).toBe('clean');
    expect(local.title).toBeNull();
    await saver.discard();
    expect(local.title).toBeNull();
  });
});
