import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchState } from '../../../src/app/server/metrics-state.ts';
import { createDatabase } from '../../../src/server/db/client.ts';
import { buildMetricsApp } from '../../../src/server/http/observation/metrics-listener.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { counters } from '../../../src/shared/limits/limits.ts';
import { testConnection } from '../../setup/database/database.ts';
import { createTestApp, setUpTestApp, type TestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { scrape as scrapeOf, setUpMetrics } from '../../setup/metrics.ts';
import { silentLog } from '../../setup/silent-log.ts';
import { signInBrowser } from '../../setup/steps/sign-in-browser.ts';

const testApp = setUpTestApp({ env: { SMS_DAILY_BUDGET: '50', OPENAI_DAILY_BUDGET: '7' } });
const { scrape, growth } = setUpMetrics(testApp);

describe('budgets', () => {
  it('of text messages are told with what is used of them', async () => {
    await signInBrowser(testApp).send('+16125550142');
    const { value } = await scrape();
    const of = (name: string, budget: string) => value(name, { service: 'sms', budget });
    expect(of('site_daily_budget_used', 'general')).toBe(1);
    expect(of('site_daily_budget_limit', 'general')).toBe(30);
    expect(of('site_daily_budget_used', 'US')).toBe(1);
    expect(of('site_daily_budget_limit', 'US')).toBe(50);
    expect(of('site_daily_budget_limit', 'member')).toBe(10);
    expect(of('site_daily_budget_used', 'member')).toBe(0);
  });

  it('of AI drafts are told too', async () => {
    const { rateLimits } = testApp().deps;
    for (let draft = 0; draft < 3; draft += 1) {
      await rateLimits.consume(counters['ai-drafts-day'], 'site');
    }
    const { value } = await scrape();
    expect(value('site_daily_budget_used', { service: 'ai' })).toBe(3);
    expect(value('site_daily_budget_limit', { service: 'ai' })).toBe(7);
  });
});

describe('jobs', () => {
  const put = (runAt?: Date) =>
    addJob(testApp().deps.db.prisma, 'announcePublication', { postId: 1 }, { runAt });
  const jobsOf = async (state: string) => (await scrape()).value('site_jobs', { state });

  it('are told by state', async () => {
    const { pool } = testApp().deps.db;
    // The database's clock decides whether a job is due.
    const { rows } = await pool.query<{ nowMs: number }>(
      'SELECT extract(epoch FROM now())::float8 * 1000 AS "nowMs"',
    );
    const nowMs = rows[0]?.nowMs ?? 0;
    await put(new Date(nowMs - 90_000));
    await put(new Date(nowMs + 90_000));
    expect(await jobsOf('ready')).toBe(1);
    expect(await jobsOf('scheduled')).toBe(1);
    expect((await scrape()).value('site_jobs_oldest_ready_seconds')).toBeGreaterThan(89);
    await pool.query('UPDATE graphile_worker._private_jobs SET attempts = 1');
    expect(await jobsOf('retrying')).toBe(1);
    await pool.query('UPDATE graphile_worker._private_jobs SET locked_at = now()');
    expect(await jobsOf('running')).toBe(2);
    await pool.query(
      'UPDATE graphile_worker._private_jobs SET locked_at = NULL, attempts = max_attempts',
    );
    expect(await jobsOf('failed')).toBe(2);
    expect((await scrape()).value('site_jobs_oldest_ready_seconds')).toBe(0);
  });

  it('are counted as they are done', async () => {
    await put();
    const labels = { job: 'announcePublication', outcome: 'done' };
    expect(await growth('site_job_runs_total', labels, () => runDueJobs(testApp()))).toBe(1);
  });
});

describe('the database', () => {
  it('is told with its connections', async () => {
    const { value } = await scrape();
    expect(value('site_database_up')).toBe(1);
    const { max } = testApp().deps.db.pool.options;
    expect(value('site_database_pool_size')).toBe(max);
    const inUse = value('site_database_pool_connections');
    expect(inUse).toBeGreaterThan(0);
    expect(inUse).toBeLessThanOrEqual(max);
    expect(value('site_database_pool_waiting')).toBe(0);
  });

  describe('that is away', () => {
    let away: TestApp;
    let listener: FastifyInstance;
    const db = createDatabase({
      connection: testConnection(),
      poolSize: 2,
      statementTimeoutMs: 1_000,
      connectTimeoutMs: 1_000,
      log: silentLog,
    });
    beforeAll(async () => {
      away = await createTestApp({ db });
      listener = buildMetricsApp(away.deps, watchState(away.deps));
      await away.deps.contentBus.close();
      await db.close();
    });
    afterAll(async () => {
      await away.app.close();
      await listener.close();
    });

    it('is told as such, and everything else as ever', async () => {
      const { value, names } = await scrapeOf(listener);
      expect(value('site_database_up')).toBe(0);
      expect(names).not.toContain('site_daily_budget_used');
      expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
    });
  });
});
