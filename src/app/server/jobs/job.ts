import type { Deps } from '../../../server/deps.ts';
import type { JobName, JobPayload } from '../../../server/queue/payloads.ts';

export interface JobRun {
  /** Aborts when the process stops or the try times out. End soon; throw if another copy must redo the work. */
  signal: AbortSignal;
  /** Starts at 1. */
  attempt: number;
  isLastAttempt: boolean;
}

/**
 * Runs one kind of job. It may run again after an error or a crash, and in rare cases twice at once, so it must be
 * idempotent.
 */
export type Job<Name extends JobName> = (
  deps: Deps,
  payload: JobPayload<Name>,
  run: JobRun,
) => Promise<void>;
