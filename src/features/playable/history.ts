/** States of a sample app, so that each press can be taken back. */
export interface Played<State> {
  now: State;
  past: readonly State[];
}

export type Step<Action extends object> = Action | 'undo' | 'restart';

/** A press that changes nothing is no step to take back. */
export function withHistory<State, Action extends object>(
  reduce: (state: State, action: Action) => State,
  start: State,
) {
  return ({ now, past }: Played<State>, step: Step<Action>): Played<State> => {
    if (step === 'restart') return { now: start, past: [] };
    if (step === 'undo') {
      const before = past.at(-1);
      return before === undefined ? { now, past } : { now: before, past: past.slice(0, -1) };
    }
    const next = reduce(now, step);
    return next === now ? { now, past } : { now: next, past: [...past, now] };
  };
}

/** A sample app without its drawing. */
export interface SampleApp<State, Action> {
  reduce: (state: State, action: Action) => State;
  /** The sample data. */
  start: State;
  /** Each tells whether a state does what that step of the page asks for. */
  steps: readonly ((state: State) => boolean)[];
}

/** A step stays done while later presses move on, and is open again when its press is taken back. */
export function doneSteps<State>(
  { now, past }: Played<State>,
  steps: readonly ((state: State) => boolean)[],
): readonly boolean[] {
  return steps.map((isDone) => isDone(now) || past.some(isDone));
}
