import type { Deps } from '../../../server/deps.ts';
import type { JobName, JobPayload } from '../../../server/queue/payloads.ts';

/** What a job may want to know about this try of it. */
export interface JobRun {
  /** The process stops, or the time of this try is over: end soon, and throw where the work has to be done again by another copy. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
  isLastAttempt: boolean;
}

/**
 * One kind of job. It is run again when it throws, when its process dies, and in rare cases beside itself: what it does
 * has to take effect once all the same.
 */
export type Job<Name extends JobName> = (
  deps: Deps,
  payload: JobPayload<Name>,
  run: JobRun,
) => Promise<void>;
