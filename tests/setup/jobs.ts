import { EventEmitter } from 'node:events';
import { runTaskListOnce } from 'graphile-worker';
import { createTaskList } from '../../src/app/server/jobs/task-list.ts';
import { createJobLogger } from '../../src/server/queue/job-log.ts';
import type { TestApp } from './harness.ts';

export interface JobResult {
  name: string;
  payload: unknown;
  error: Error | null;
}

export interface RunningJobs {
  done: Promise<JobResult[]>;
  stop(): Promise<JobResult[]>;
}

export async function startDueJobs({ deps }: Pick<TestApp, 'deps'>): Promise<RunningJobs> {
  const results: JobResult[] = [];
  const events = new EventEmitter();
  events.on('job:complete', ({ job, error }) => {
    const { causedBy: _trace, ...payload } = job.payload;
    results.push({ name: job.task_identifier, payload, error });
  });
  const { pool } = deps.db;
  // Jobs due at the same time start in insertion order.
  await pool.query(
    `UPDATE graphile_worker._private_jobs
     SET run_at = now() - ($1 - run_at) - interval '1 hour' + id * interval '1 microsecond'
     WHERE run_at <= $1`,
    [deps.clock.now()],
  );
  const client = await pool.connect();
  const worker = runTaskListOnce(
    {
      noHandleSignals: true,
      noPreparedStatements: true,
      logger: createJobLogger(deps.log),
      events,
      preset: {
        worker: {
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          gracefulShutdownAbortTimeout: 1,
        },
      },
    },
    createTaskList(deps),
    client,
  );
  const done = worker.promise.then(() => results).finally(() => client.release());
  return {
    done,
    async stop() {
      await worker.gracefulShutdown();
      return done;
    },
  };
}

/** Runs every due job by the application's clock, including jobs that they add. */
export async function runDueJobs(testApp: Pick<TestApp, 'deps'>): Promise<JobResult[]> {
  return (await startDueJobs(testApp)).done;
}

export interface WaitingJob {
  name: string;
  attempts: number;
  maxAttempts: number;
  lastError: string | null;
  runAt: Date;
  /** Seconds from now, by the database's clock. */
  waitsSeconds: number;
}

export async function jobsInQueue({ deps }: Pick<TestApp, 'deps'>): Promise<WaitingJob[]> {
  const { rows } = await deps.db.pool.query<WaitingJob>(
    `SELECT task_identifier AS name, attempts, max_attempts AS "maxAttempts", last_error AS "lastError",
       run_at AS "runAt", extract(epoch FROM run_at - now())::float AS "waitsSeconds"
     FROM graphile_worker.jobs ORDER BY id`,
  );
  return rows;
}
