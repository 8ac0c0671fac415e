import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { createTrace, currentTrace, type Trace, traceparentOf } from '../observation/trace.ts';
import type { JobName, JobPayload } from './payloads.ts';

export interface JobOptions {
  runAt?: Date;
  /** The wait after try n is e^n seconds, six hours at most. */
  maxAttempts?: number;
  /** Jobs of one line run one after the other, across all copies. */
  line?: string;
  /** A key has one waiting job: a new one replaces it. */
  key?: string;
  /** Keeps the existing job of the key, even a running or finally failed one. */
  keepsExisting?: boolean;
}

/** The waits between these tries add up to about 28 hours. */
const defaultMaxAttempts = 14;

/** Joins the transaction that causes the job: a rollback removes it. */
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

export async function removeJob(tx: Db, key: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT 1 FROM graphile_worker.remove_job(${key})`);
}

const carried = z.object({
  causedBy: z
    .object({ requestId: z.string(), traceparent: z.string() })
    .optional()
    .catch(undefined),
});

/** Trace that a job carries beside its payload. Empty without a request that caused it. */
function traceOfCause(): z.input<typeof carried> {
  const trace = currentTrace();
  if (!trace) return {};
  return { causedBy: { requestId: trace.requestId, traceparent: traceparentOf(trace) } };
}

export function traceOfJob(payload: unknown): Trace {
  const { causedBy } = carried.safeParse(payload).data ?? {};
  return createTrace(causedBy ?? {});
}
