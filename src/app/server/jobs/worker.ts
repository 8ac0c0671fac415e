import type { Runner, RunnerOptions } from 'graphile-worker';
import type pg from 'pg';
import { noteStatementsOfRelease } from '../../../features/content/server/content-facts.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { contentKinds } from '../../content-kinds.ts';
import { beat, freeJobsOfTheDead, heartbeatMs, signOff } from './heartbeat.ts';
import { resumeWork } from './resume.ts';
import { schedule } from './schedule.ts';

export interface Worker {
  stop(): Promise<void>;
}

/** One connection listens for new jobs; the other queries are short. */
const poolSize = 3;
/** Keeps mail from waiting for an AI draft of minutes. */
const concurrentJobs = 3;
/** Longest delay of a scheduled job. New jobs are noticed at once. */
const pollMs = 2_000;
const restartDelayMs = 5_000;
/** Lets the first requests be answered before background work begins. */
const startDelayMs = 500;

/**
 * Returns at once and starts the worker after a short delay. Restarts a worker that fails, for example after a long
 * database fault.
 */
export function startWorker(deps: Deps): Worker {
  const { log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;

  const workUntilStopped = async () => {
    await Promise.race([deps.wait(startDelayMs), whenAborted(signal)]);
    while (!signal.aborted) {
      try {
        await work(deps, signal);
      } catch (error) {
        log.error({ err: error }, 'the worker of background jobs broke off, starting it again');
      }
      if (!signal.aborted) await Promise.race([deps.wait(restartDelayMs), whenAborted(signal)]);
    }
  };
  const working = workUntilStopped();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function work(deps: Deps, signal: AbortSignal): Promise<void> {
  const [{ run, parseCronItems }, { createTaskList }, { createJobLogger }] = await Promise.all([
    import('graphile-worker'),
    import('./task-list.ts'),
    import('../../../server/queue/job-log.ts'),
  ]);
  if (signal.aborted) return;
  await resumeWork(deps);
  await noteStatementsOfRelease(deps, contentKinds);
  // Shared caches may hold pages of another build, or of data that a restored backup does not have.
  await deps.contentBus.record(deps.db.prisma);
  const pool = deps.db.openPool(poolSize);
  const heartbeat = new Heartbeat(deps, pool);
  let runner: Runner | undefined;
  try {
    runner = await run({
      ...runnerOptions(pool, heartbeat),
      logger: createJobLogger(deps.log),
      taskList: createTaskList(deps),
      parsedCronItems: parseCronItems(schedule),
    });
    await Promise.race([runner.promise, whenAborted(signal)]);
    if (signal.aborted) await runner.stop();
  } finally {
    await heartbeat.end();
    await pool.end();
  }
}

function runnerOptions(pool: pg.Pool, heartbeat: Heartbeat): RunnerOptions {
  return {
    pgPool: pool,
    noHandleSignals: true,
    // A connection pooler in front of the database may not support prepared statements.
    noPreparedStatements: true,
    preset: {
      plugins: [heartbeat.plugin],
      worker: {
        concurrentJobs,
        pollInterval: pollMs,
        // Aborts running jobs at once on a stop.
        gracefulShutdownAbortTimeout: 1,
        // graphile-worker retries batches while the database is away; without batches it would end the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  };
}

class Heartbeat {
  private readonly workerIds = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private beating = Promise.resolve();

  constructor(
    private readonly deps: Pick<Deps, 'log'>,
    private readonly pool: pg.Pool,
  ) {}

  readonly plugin: GraphileConfig.Plugin = {
    name: 'HeartbeatPlugin',
    version: '1.0.0',
    worker: {
      hooks: {
        startWorker: async (_context, { worker }) => {
          const { id } = worker.workerPool;
          this.workerIds.add(id);
          this.timer ??= setInterval(() => {
            this.beating = this.beating.then(() => this.beatAndFree());
          }, heartbeatMs);
          await beat(this.pool, id);
        },
      },
    },
  };

  private async beatAndFree(): Promise<void> {
    try {
      for (const id of this.workerIds) await beat(this.pool, id);
      const dead = await freeJobsOfTheDead(this.pool);
      if (dead.length > 0)
        this.deps.log.warn({ dead }, 'jobs of a process that died are free again');
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the heartbeat of the background jobs was missed');
    }
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    try {
      for (const id of this.workerIds) await signOff(this.pool, id);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the worker of background jobs could not sign off');
    }
  }
}
