import type { SentError } from './text-errors.ts';

export interface ToWorker {
  name: string;
  input: unknown;
}

/** `begun`: the task's code is loaded, and its time limit starts. */
export type FromWorker =
  | { type: 'begun' }
  | { type: 'done'; output: unknown }
  | { type: 'failed'; error: SentError };
