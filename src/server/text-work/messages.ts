import type { SentError } from './text-errors.ts';

/** One piece of work for a worker. */
export interface ToWorker {
  name: string;
  input: unknown;
}

/** `begun`: what the task needs is loaded, and its time runs from now on. */
export type FromWorker =
  | { type: 'begun' }
  | { type: 'done'; output: unknown }
  | { type: 'failed'; error: SentError };
