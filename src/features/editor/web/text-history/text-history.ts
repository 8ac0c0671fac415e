/** States of a text, oldest first, and which of them shows. */
export interface TextStates {
  states: readonly string[];
  at: number;
}

/** As in most editors: what is typed without such a pause is taken back at once. */
const groupPauseMs = 500;
/** More characters at a time are pasted or replaced, not typed. */
const mostTyped = 2;
/** As many steps as the rich text keeps. */
const mostStates = 100;

/** The space between elements, which rich text writes in its own way, is no difference. */
const withoutSpace = (html: string) => html.replace(/>\s+</g, '><').trim();

/** The undo and redo of a text, whichever face of the editor it was written in. */
export function createTextHistory(start: string) {
  let states = [start];
  let at = 0;
  let changedAtMs = Number.NEGATIVE_INFINITY;

  const isTypedOn = (text: string, nowMs: number) =>
    at > 0 &&
    nowMs - changedAtMs < groupPauseMs &&
    Math.abs(text.length - (states[at]?.length ?? 0)) <= mostTyped;

  /** The nearest one from here, back before on. */
  const findSame = (text: string, among: readonly string[] = states) => {
    const before = among.lastIndexOf(text, at);
    return before >= 0 ? before : among.indexOf(text, at);
  };
  const findRewritten = (text: string) => findSame(withoutSpace(text), states.map(withoutSpace));

  const go = (step: 1 | -1): string | null => {
    const state = states[at + step];
    if (state === undefined) return null;
    at += step;
    changedAtMs = Number.NEGATIVE_INFINITY;
    return state;
  };

  return {
    /**
     * Notes how the text stands now. Where that is a state from before, somebody has gone back or on to it.
     * @param isRewritten it comes from rich text, which has undo of its own and spaces of its own
     */
    note(text: string, nowMs: number, isRewritten = false) {
      if (text === states[at]) return;
      const known = isRewritten ? findRewritten(text) : findSame(text);
      if (known >= 0) {
        at = known;
        states = states.map((state, index) => (index === at ? text : state));
        changedAtMs = Number.NEGATIVE_INFINITY;
        return;
      }
      const kept = states.slice(0, isTypedOn(text, nowMs) ? at : at + 1);
      states = [...kept, text].slice(-mostStates);
      at = states.length - 1;
      changedAtMs = nowMs;
    },
    /** @returns the state to show; null where there is none before */
    undo: () => go(-1),
    /** @returns the state to show; null where nothing was taken back */
    redo: () => go(1),
    states: (): TextStates => ({ states, at }),
  };
}

export type TextHistory = ReturnType<typeof createTextHistory>;

/** The place at which a text ends to differ from another one: the caret goes there when it takes its place. */
export function endOfChange(from: string, to: string): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let same = 0;
  while (same < shorter - start && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return to.length - same;
}
