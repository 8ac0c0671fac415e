import { type EditorValues, isSameForm } from './editor-form.ts';

/** Where the typed text is. `local`: in this browser only, because the server cannot be reached. */
export type AutosaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'local' };

export interface AutosaverOptions {
  /** What the post holds already: nothing to keep. */
  baseline: EditorValues;
  /** What the form starts with; differs from the baseline after unsaved text was restored. */
  initial: EditorValues;
  /** @returns when it was kept, ISO 8601. */
  save: (values: EditorValues) => Promise<string>;
  discard: () => Promise<unknown>;
  keepLocally: (values: EditorValues) => void;
  forgetLocally: () => void;
  onState: (state: AutosaveState) => void;
}

/** A pause in typing after which the text goes to the server, and the longest it waits while nobody pauses. */
export const autosavePauseMs = 1_200;
const longestWaitMs = 8_000;
/** How long a refused or unanswered save waits for its next try. */
export const autosaveRetryMs = 10_000;

/** Keeps what is typed, in this browser at once and on the server soon after; one call at a time. */
export function createAutosaver(options: AutosaverOptions) {
  const { baseline, save, discard, keepLocally, forgetLocally, onState } = options;
  let values = options.initial;
  /** What the server has, in the post or beside it, and since when. */
  let kept = baseline;
  let keptAt = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSinceMs: number | null = null;
  let running: Promise<void> | null = null;

  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delayMs);
  };

  /** Everything typed has reached the server. */
  const rest = () => {
    forgetLocally();
    onState(isSameForm(values, baseline) ? { kind: 'clean' } : { kind: 'saved', at: keptAt });
  };

  const send = async () => {
    const sent = values;
    try {
      if (isSameForm(sent, baseline)) await discard();
      else keptAt = await save(sent);
      kept = sent;
      if (isSameForm(values, sent)) rest();
    } catch {
      onState({ kind: 'local' });
      schedule(autosaveRetryMs);
    }
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    waitingSinceMs = null;
    while (running) await running;
    if (isSameForm(values, kept)) return;
    onState({ kind: 'saving' });
    running = send();
    await running;
    running = null;
  };

  const settle = async (): Promise<void> => {
    clearTimeout(timer);
    while (running) await running;
    clearTimeout(timer);
  };

  return {
    /** Restored text waits to be kept like typed text. */
    start() {
      if (!isSameForm(values, kept)) schedule(autosavePauseMs);
    },
    change(next: EditorValues) {
      if (isSameForm(next, values)) return;
      values = next;
      if (isSameForm(next, kept) && running === null) {
        clearTimeout(timer);
        rest();
        return;
      }
      keepLocally(next);
      onState({ kind: 'unsaved' });
      waitingSinceMs ??= Date.now();
      const leftMs = Math.max(0, waitingSinceMs + longestWaitMs - Date.now());
      schedule(Math.min(autosavePauseMs, leftMs));
    },
    /** Sends at once what waits: after a new sign-in, when the network is back, before leaving. */
    flush: run,
    /** Sends nothing any more, and waits for what is on its way: the post itself is about to be saved. */
    settle,
    /** After the post was saved: what was typed is in it, and the server has dropped its copy. */
    forget() {
      clearTimeout(timer);
      kept = values;
      forgetLocally();
    },
    /** Throws away what was typed, here and on the server. */
    async discard() {
      await settle();
      values = baseline;
      kept = baseline;
      forgetLocally();
      await discard();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

export type Autosaver = ReturnType<typeof createAutosaver>;
