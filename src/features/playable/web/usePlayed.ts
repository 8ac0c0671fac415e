import { useEffect, useMemo, useReducer } from 'react';
import { doneSteps, type SampleApp, type Step, withHistory } from '../history.ts';

export interface Controls {
  canUndo: boolean;
  undo: () => void;
  restart: () => void;
}

export interface PlayedProps {
  /** Position of the chosen option of each change. */
  chosen: readonly number[];
  /** Hears which steps of the page are done. */
  onSteps?: ((done: readonly boolean[]) => void) | undefined;
}

export function usePlayed<State, Action extends object>(
  { reduce, start, steps }: SampleApp<State, Action>,
  onSteps: PlayedProps['onSteps'],
): { state: State; act: (action: Action) => void; controls: Controls } {
  const reducer = useMemo(() => withHistory(reduce, start), [reduce, start]);
  const [played, step] = useReducer(reducer, { now: start, past: [] });
  useEffect(() => onSteps?.(doneSteps(played, steps)), [played, steps, onSteps]);
  const take = (next: Step<Action>) => step(next);
  return {
    state: played.now,
    act: take,
    controls: {
      canUndo: played.past.length > 0,
      undo: () => take('undo'),
      restart: () => take('restart'),
    },
  };
}
