import type { Db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { traceOfCause } from './job-trace.ts';
import type { JobName, JobPayload } from './payloads.ts';

export interface JobOptions {
  /** Not before this time; now where it is left out. */
  runAt?: Date;
  /** Tries before it has failed for good. The wait after try n is e^n seconds, six hours at most. */
  maxAttempts?: number;
  /** Jobs of one line are done one after the other, by whichever copy. */
  line?: string;
  /** There is one waiting job of a key: another one replaces it. */
  key?: string;
  /** Leaves the job of this key alone instead, also one that is being done or has failed for good. */
  keepsExisting?: boolean;
}

/** So many tries take about a day and a half, with the waits between them. */
const defaultMaxAttempts = 14;

/** Puts a job in, with the transaction that causes it: what is rolled back has no job. */
export async function addJob<Name extends JobName>(
  tx: Db,
  name: Name,
  payload: JobPayload<Name>,
  options: JobOptions = {},
): Promise<void> {
  const { runAt = null, maxAttempts = defaultMaxAttempts, key = null, line = null } = options;
  const keyMode = options.keepsExisting ? 'unsafe_dedupe' : 'replace';
  await tx.$executeRaw(Prisma.sql`
    SELECT 1 FROM graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify({ ...payload, ...traceOfCause() })}::json,
      queue_name => ${line},
      run_at => ${runAt}::timestamptz,
      max_attempts => ${maxAttempts}::int,
      job_key => ${key},
      job_key_mode => ${keyMode}
    )`);
}

/** Takes a waiting job out again; one that is being done goes on. */
export async function removeJob(tx: Db, key: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT 1 FROM graphile_worker.remove_job(${key})`);
}
