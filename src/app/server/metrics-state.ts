import { Gauge } from 'prom-client';
import { draftBudget } from '../../features/generator/server/drafts/draft-making.ts';
import { codeBudgets } from '../../features/sign-up/server/code-budgets.service.ts';
import { readStates } from '../../server/backup/outcome/outcomes.service.ts';
import type { Deps } from '../../server/deps.ts';
import { waitKinds } from '../../server/observation/deadlines.ts';
import { readJobStates } from '../../server/queue/job-states.queries.ts';

export type StateDeps = Pick<
  Deps,
  'metrics' | 'db' | 'settings' | 'clock' | 'rateLimits' | 'ai' | 'log' | 'deadlines' | 'selfCheck'
>;

/** Values of this process alone. */
function watchPool({ metrics, db: { pool } }: StateDeps): void {
  const registers = [metrics.registry];
  new Gauge({
    name: 'site_database_pool_connections',
    help: 'Connections of this process to the database, busy and idle; one of them only listens for changes',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'site_database_pool_waiting',
    help: 'Queries and transactions that wait for a connection, or for their turn at one',
    registers,
    collect() {
      this.set(pool.waitingForTurn);
    },
  });
  new Gauge({
    name: 'site_database_pool_size',
    help: 'The most connections that this process opens',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
}

/** Counts hanging work, and watches whether the site answers itself (security row 74). */
function watchWaits({ metrics, deadlines, selfCheck }: StateDeps): void {
  const registers = [metrics.registry];
  new Gauge({
    name: 'site_oldest_overdue_seconds',
    help: 'By how much the oldest of what has not ended in its time is late; 0 where nothing is',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const kind of waitKinds) this.set({ kind }, deadlines.oldestOverdueSeconds(kind));
    },
  });
  new Gauge({
    name: 'site_self_check_up',
    help: '1 while the site answers itself when it asks as a visitor would',
    labelNames: ['face'] as const,
    registers,
    collect() {
      for (const { face, isAnswered } of selfCheck.answers()) {
        this.set({ face }, isAnswered ? 1 : 0);
      }
    },
  });
}

/** Tells nothing of backups where the site makes none: an age of 0 would say that one was made just now. */
function backupGauges({ metrics, settings }: StateDeps) {
  const registers = [metrics.registry];
  const age = new Gauge({
    name: 'site_backup_age_seconds',
    help: 'Time since the last whole backup at the target; without one, since the site first wanted it',
    registers,
  });
  const trialAge = new Gauge({
    name: 'site_trial_restore_age_seconds',
    help: 'Time since a backup was last restored on trial and whole; without one, since the site first wanted it',
    registers,
  });
  const bytes = new Gauge({
    name: 'site_backup_bytes',
    help: 'Size of the last whole backup at the target',
    registers,
  });
  const pointInTimeUp = new Gauge({
    name: 'site_point_in_time_up',
    help: '1 while the log of the embedded database is stored at the target; 0 after a fault, until it is stored again',
    registers,
  });
  const forget = () => {
    for (const gauge of [age, trialAge, bytes, pointInTimeUp]) gauge.remove();
  };
  return {
    forget,
    set({ backup, trialRestore, pointInTime }: Awaited<ReturnType<typeof readStates>>) {
      if (settings.backups.target === null) return;
      if (pointInTime && !settings.database.url) {
        pointInTimeUp.set(pointInTime.fault || pointInTime.isLate ? 0 : 1);
      }
      if (backup) age.set(backup.ageMs / 1_000);
      if (trialRestore) trialAge.set(trialRestore.ageMs / 1_000);
      if (backup?.goodBytes) bytes.set(backup.goodBytes);
    },
  };
}

/** Reads values from the database. They are the same in every process: use the maximum, not the sum. */
function watchDatabase(deps: StateDeps): () => Promise<void> {
  const { metrics, log } = deps;
  const registers = [metrics.registry];
  const labelNames = ['service', 'budget'] as const;
  const up = new Gauge({
    name: 'site_database_up',
    help: '1 while the database answers; what it has to tell is missing otherwise',
    registers,
  });
  const used = new Gauge({
    name: 'site_daily_budget_used',
    help: 'Text messages with sign-in codes, and AI drafts, of a day',
    labelNames,
    registers,
  });
  const limit = new Gauge({
    name: 'site_daily_budget_limit',
    help: 'The most of them that the settings allow in a day',
    labelNames,
    registers,
  });
  const jobs = new Gauge({
    name: 'site_jobs',
    help: 'Background jobs: ready, scheduled for later, retrying after a fault, running, failed for good',
    labelNames: ['state'] as const,
    registers,
  });
  const oldestJob = new Gauge({
    name: 'site_jobs_oldest_ready_seconds',
    help: 'How long a job that could be done has waited at most',
    registers,
  });
  const backups = backupGauges(deps);
  const forget = () => {
    for (const gauge of [used, limit, jobs]) gauge.reset();
    oldestJob.remove();
    backups.forget();
  };

  return async () => {
    try {
      const [codes, drafts, states, backupStates] = await Promise.all([
        codeBudgets(deps),
        draftBudget(deps),
        readJobStates(deps.db.prisma),
        readStates(deps),
      ]);
      const budgets = [
        ...codes.map((budget) => ({ service: 'sms', ...budget })),
        { service: 'ai', budget: 'drafts', ...drafts },
      ];
      forget();
      for (const { service, budget, used: usedNow, limit: limitNow } of budgets) {
        used.set({ service, budget }, usedNow);
        limit.set({ service, budget }, limitNow);
      }
      const { oldestReadySeconds, ...counts } = states;
      for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count);
      oldestJob.set(oldestReadySeconds);
      backups.set(backupStates);
      up.set(1);
    } catch (error) {
      log.warn({ err: error }, 'the database did not answer for the metrics');
      forget();
      up.set(0);
    }
  };
}

/** Adds values that are read on demand. @returns a function that reads them; it never throws */
export function watchState(deps: StateDeps): () => Promise<void> {
  watchPool(deps);
  watchWaits(deps);
  return watchDatabase(deps);
}
