/** `states` are oldest first; `at` is the current index. */
export interface TextStates {
  states: readonly string[];
  at: number;
}

/** Typing without such a pause is one undo step. */
const groupPauseMs = 500;
/** More characters at once count as a paste or replacement. */
const mostTyped = 2;
/** Same as in rich text. */
const mostStates = 100;

/** Ignores whitespace between elements, which rich text rewrites. */
const withoutSpace = (html: string) => html.replace(/>\s+</g, '><').trim();

export function createTextHistory(start: string) {
  let states = [start];
  let at = 0;
  let changedAtMs = Number.NEGATIVE_INFINITY;

  const isTypedOn = (text: string, nowMs: number) =>
    at > 0 &&
    nowMs - changedAtMs < groupPauseMs &&
    Math.abs(text.length - (states[at]?.length ?? 0)) <= mostTyped;

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
     * Records a text. A known state counts as undo or redo.
     * @param isRewritten true for text from rich text, which has its own undo and whitespace
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
    undo: () => go(-1),
    redo: () => go(1),
    states: (): TextStates => ({ states, at }),
  };
}

export type TextHistory = ReturnType<typeof createTextHistory>;

export function endOfChange(from: string, to: string): number {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let same = 0;
  while (same < shorter - start && from.at(-1 - same) === to.at(-1 - same)) same += 1;
  return to.length - same;
}
