import { errorCode } from '../../api/call-errors.ts';

/** State of the typed text. `local`: kept in this browser only, because the server did not take it. */
export type AutosaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'local' }
  /** Kept in this browser only, until somebody decides about the text that somebody else wrote. */
  | { kind: 'refused' };

export interface AutosaverOptions<Values> {
  /** Values after a discard: those of the post, or of an empty new post. */
  baseline: Values;
  isSame: (one: Values, other: Values) => boolean;
  /** Whether there is nothing to keep. */
  isClean: (values: Values) => boolean;
  /** Values that the server has since `keptAt`, in the post or beside it. */
  kept: Values;
  keptAt: Date | null;
  /** First values of the form; they differ from `kept` after unsaved text was restored. */
  initial: Values;
  /** @returns when it was kept. */
  save: (values: Values) => Promise<Date>;
  discard: () => Promise<unknown>;
  keepLocally: (values: Values) => void;
  forgetLocally: () => void;
  onState: (state: AutosaveState) => void;
}

/** The state of a form that the server has. */
export function keptState<Values>(
  values: Values,
  { isClean, keptAt }: Pick<AutosaverOptions<Values>, 'isClean' | 'keptAt'>,
): AutosaveState {
  return keptAt === null || isClean(values) ? { kind: 'clean' } : { kind: 'saved', at: keptAt };
}

/** A pause in typing after which the text goes to the server, and the longest it waits while nobody pauses. */
export const autosavePauseMs = 1_200;
const longestWaitMs = 8_000;
/** Delay before a refused or unanswered save is tried again. */
export const autosaveRetryMs = 10_000;

/** Keeps what is typed, in this browser at once and on the server soon after; one call at a time. */
export function createAutosaver<Values>(options: AutosaverOptions<Values>) {
  const { isSame, isClean, save, discard, keepLocally, forgetLocally, onState } = options;
  let { baseline, initial: values, kept, keptAt } = options;
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
    onState(keptState(values, { isClean, keptAt }));
  };

  const send = async () => {
    const sent = values;
    try {
      if (isClean(sent)) await discard();
      else keptAt = await save(sent);
      kept = sent;
      if (isSame(values, sent)) rest();
    } catch (error) {
      // Sending the same again would be refused again.
      if (errorCode(error) === 'CONFLICT') return onState({ kind: 'refused' });
      onState({ kind: 'local' });
      schedule(autosaveRetryMs);
    }
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    waitingSinceMs = null;
    while (running) await running;
    if (isSame(values, kept)) return;
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
      if (!isSame(values, kept)) schedule(autosavePauseMs);
    },
    change(next: Values) {
      if (isSame(next, values)) return;
      values = next;
      if (isSame(next, kept) && running === null) {
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
    /** After the post was saved and is edited on: what was typed since waits to be kept. */
    goOnFrom(saved: Values) {
      baseline = saved;
      kept = saved;
      keptAt = null;
      if (isSame(values, saved)) rest();
      else schedule(autosavePauseMs);
    },
    /** The server has this text now, from this window or another. */
    adopt(saved: Values, at: Date | null) {
      clearTimeout(timer);
      values = saved;
      kept = saved;
      keptAt = at;
      rest();
    },
    /** Whether everything typed has reached the server. */
    isAtRest: () => running === null && isSame(values, kept),
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

export type Autosaver<Values> = ReturnType<typeof createAutosaver<Values>>;
