import type { JobHelpers, TaskList } from 'graphile-worker';
import type { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { runTraced, type Trace } from '../../../server/observation/trace.ts';
import { type JobName, type JobPayload, jobPayloads } from '../../../server/queue/payloads.ts';
import { traceOfJob } from '../../../server/queue/queue.ts';
import { jobs, jobTimeoutMs } from './jobs.ts';

const payloads: { [Name in JobName]: z.ZodType<JobPayload<Name>> } = jobPayloads;

export function createTaskList(deps: Deps): TaskList {
  const names = Object.keys(jobPayloads) as JobName[];
  return Object.fromEntries(names.map((name) => [name, createTask(deps, name)]));
}

function createTask<Name extends JobName>(deps: Deps, name: Name) {
  return (payload: unknown, helpers: JobHelpers): Promise<void> => {
    const trace = traceOfJob(payload);
    return runTraced(trace, () => doJob(deps, name, payload, helpers, trace));
  };
}

async function doJob<Name extends JobName>(
  deps: Deps,
  name: Name,
  payload: unknown,
  helpers: JobHelpers,
  { requestId, traceId }: Trace,
): Promise<void> {
  const { id, attempts: attempt, max_attempts: maxAttempts } = helpers.job;
  const isLastAttempt = attempt >= maxAttempts;
  const log = deps.log.child({ requestId, traceId, job: name, jobId: id, attempt });
  const count = (outcome: 'done' | 'failed' | 'givenUp') =>
    deps.metrics.jobRuns.inc({ job: name, outcome });
  try {
    const parsed = payloads[name].safeParse(payload);
    if (!parsed.success) {
      await failForGood(helpers);
      throw new Error('The payload is not what this job takes.', { cause: parsed.error });
    }
    const timeoutMs = jobTimeoutMs(name, deps.settings);
    await deps.deadlines.within({ kind: 'job', name, timeoutMs }, async (late) => {
      const signal = AbortSignal.any([helpers.abortSignal, late]);
      await jobs[name].run(deps, parsed.data, { signal, attempt, isLastAttempt });
    });
    count('done');
  } catch (error) {
    count(isLastAttempt ? 'givenUp' : 'failed');
    if (isLastAttempt) log.error({ err: error }, 'a job has failed for good');
    else log.warn({ err: error }, 'a job failed and will be tried again');
    throw error;
  }
}

async function failForGood({ job, query }: JobHelpers): Promise<void> {
  await query('UPDATE graphile_worker._private_jobs SET max_attempts = attempts WHERE id = $1', [
    job.id,
  ]);
}
