import { errorCode } from '../../api/call-errors.ts';

/** `local` means that only this browser has the text, because the server did not accept it. */
export type AutosaveState =
  | { kind: 'clean' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'local' }
  /** Kept in this browser only, until somebody decides about the text of another writer. */
  | { kind: 'refused' };

export interface AutosaverOptions<Values> {
  baseline: Values;
  isSame: (one: Values, other: Values) => boolean;
  isClean: (values: Values) => boolean;
  /** Values that the server has since `keptAt`, in the post or beside it. */
  kept: Values;
  keptAt: Date | null;
  /** First values of the form; they differ from `kept` after unsaved text was restored. */
  initial: Values;
  /** @returns the time of the save */
  save: (values: Values) => Promise<Date>;
  discard: () => Promise<unknown>;
  keepLocally: (values: Values) => void;
  forgetLocally: () => void;
  onState: (state: AutosaveState) => void;
}

export function keptState<Values>(
  values: Values,
  { isClean, keptAt }: Pick<AutosaverOptions<Values>, 'isClean' | 'keptAt'>,
): AutosaveState {
  return keptAt === null || isClean(values) ? { kind: 'clean' } : { kind: 'saved', at: keptAt };
}

/** Pause in typing after which the text is sent, and the longest wait without a pause. */
export const autosavePauseMs = 1_200;
const longestWaitMs = 8_000;
export const autosaveRetryMs = 10_000;

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
      // The same text would be refused again.
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
    /** Restored text waits to be saved like typed text. */
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
    /** Sends waiting text at once: after a new sign-in, when the network is back, before leaving. */
    flush: run,
    /** Sends nothing more and waits for the running call, because the post itself is about to be saved. */
    settle,
    /** Call it after the post was saved: it contains the text, and the server has dropped its copy. */
    forget() {
      clearTimeout(timer);
      kept = values;
      forgetLocally();
    },
    /** Call it when editing goes on after a save: newer text waits to be saved. */
    goOnFrom(saved: Values) {
      baseline = saved;
      kept = saved;
      keptAt = null;
      if (isSame(values, saved)) rest();
      else schedule(autosavePauseMs);
    },
    adopt(saved: Values, at: Date | null) {
      clearTimeout(timer);
      values = saved;
      kept = saved;
      keptAt = at;
      rest();
    },
    isAtRest: () => running === null && isSame(values, kept),
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
