import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../src/server/db/client.ts';
import { DomainError } from '../../src/server/domain-error.ts';
import { parseEnv } from '../../src/server/env.ts';
import { addJob } from '../../src/server/jobs/queue.ts';
import { listenForMetrics } from '../../src/server/listening.ts';
import { buildMetricsApp } from '../../src/server/metrics/listener.ts';
import { createMetrics } from '../../src/server/metrics/metrics.ts';
import { createPost } from '../factories/blog.ts';
import { createDeveloper } from '../factories/developers.ts';
import { signedInAdmin } from '../setup/callers.ts';
import { testConnection } from '../setup/database.ts';
import { createTestApp, setUpTestApp, type TestApp } from '../setup/harness.ts';
import { runDueJobs } from '../setup/jobs.ts';
import { portOf, portOfServer, rawRequest } from '../setup/raw-http.ts';
import { signInBrowser } from '../setup/sign-in-browser.ts';
import { silentLog } from '../setup/silent-log.ts';

let failure: Error | null = null;
const testApp = setUpTestApp({
  env: { SMS_DAILY_BUDGET: '50', OPENAI_DAILY_BUDGET: '7', PUBLIC_READS_PER_MINUTE: '1' },
  renderer: {
    async render({ url }) {
      if (failure) throw failure;
      return { status: url.startsWith('/nowhere') ? 404 : 200, html: '<!doctype html>' };
    },
  },
});

let metricsApp: FastifyInstance | undefined;
beforeEach(async () => {
  failure = null;
  metricsApp ??= buildMetricsApp(testApp().deps);
  await testApp().deps.contentBus.announce();
});
afterAll(() => metricsApp?.close());

type Sample = { name: string; labels: Record<string, string>; value: number };

function parsed(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, key, text = '']) => [key, text])),
        value: Number(value),
      };
    });
}

async function scrape(app = metricsApp) {
  const answer = await app?.inject('/metrics');
  expect(answer?.statusCode).toBe(200);
  const samples = parsed(answer?.body ?? '');
  return {
    samples,
    names: new Set(samples.map(({ name }) => name)),
    /** The sum over what has these labels. */
    value: (name: string, labels: Record<string, string> = {}) =>
      samples
        .filter((sample) => sample.name === name)
        .filter((sample) => Object.entries(labels).every(([key, is]) => sample.labels[key] === is))
        .reduce((sum, sample) => sum + sample.value, 0),
  };
}

/** By how much a metric grows while something is done. */
async function growth(name: string, labels: Record<string, string>, work: () => Promise<unknown>) {
  const before = (await scrape()).value(name, labels);
  await work();
  return (await scrape()).value(name, labels) - before;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });

describe('where metrics are told', () => {
  it('is not on the public listener', async () => {
    const answer = await get('/metrics');
    expect(answer.body).not.toContain('# TYPE');
  });

  it('is nothing but /metrics, in the text format of Prometheus', async () => {
    const answer = await metricsApp?.inject('/metrics');
    expect(answer?.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer?.headers['cache-control']).toBe('no-store');
    expect((await metricsApp?.inject('/'))?.statusCode).toBe(404);
  });

  it('is not to be read from loopback under another name', async () => {
    if (!metricsApp) throw new Error('The listener is built before the first test.');
    const port = await portOf(metricsApp);
    const asked = (host: string) => rawRequest(port, 'GET /metrics', [`Host: ${host}`]);
    expect((await asked(`localhost:${port}`)).status).toBe(200);
    expect((await asked('evil.example')).status).toBe(403);
  });
});

describe('the port of the metrics', () => {
  const listenOn = async (metrics: string, change = {}) => {
    const { deps } = testApp();
    const parsed = parseEnv({ METRICS_ADDRESS: metrics }).metrics;
    const settings = { ...deps.settings, metrics: parsed && { ...parsed, ...change } };
    return listenForMetrics({ ...deps, metrics: createMetrics(), settings });
  };
  const taken = createServer().listen(0, '127.0.0.1');
  afterAll(() => taken.close());

  it('answers nobody when it is off', async () => {
    expect(await listenOn('off')).toBeNull();
  });

  it('answers where the settings say', async () => {
    const listener = await listenOn('0');
    expect((await scrape(listener ?? undefined)).names).toContain('site_database_up');
    await listener?.close();
  });

  it('that another program has ends the start with a sentence where it was asked for', async () => {
    const port = await portOfServer(taken);
    await expect(listenOn(String(port))).rejects.toThrow(
      `Port ${port} is taken. Stop the other program or set METRICS_ADDRESS to a free port.`,
    );
  });

  it('that another program has is left to it where nobody asked', async () => {
    expect(await listenOn(String(await portOfServer(taken)), { isAskedFor: false })).toBeNull();
    expect(testApp().logLines.join()).toContain('No metrics');
  });
});

describe('requests', () => {
  it.each([
    ['/tips?tab=x', '/tips', '200'],
    ['/blog/a-post', '/blog/:slug', '200'],
    ['/developer-profile/12', '/developer-profile/:developerId', '200'],
    ['/nowhere/at/all', '/*', '404'],
    ['/admin/posts', '/admin/*', '200'],
    ['/api/blog/posts/no-such-post', '/api/blog/posts/{idOrSlug}', '404'],
    ['/api/blog/categories', '/api/blog/categories', '200'],
    ['/api/made-up', '/api/(unknown)', '404'],
    ['/trpc/blog.categories', '/trpc/blog.categories', '200'],
    ['/trpc/made.up', '/trpc/(unknown)', '404'],
    ['/trpc/blog.categories,blog.cards?batch=1&input=%7B%221%22:%7B%7D%7D', '/trpc/(batch)', '200'],
    ['/media/x', '/media/:name', '404'],
    ['/robots.txt', '/robots.txt', '200'],
  ])('of %s are counted as %s', async (url, route, status) => {
    const labels = { method: 'GET', route, status };
    const count = () => growth('http_request_duration_seconds_count', labels, () => get(url));
    expect(await count()).toBe(1);
  });

  it('make no series by what callers make up', async () => {
    for (const id of ['canary-1', 'canary-2', '%00canary', 'canary,canary', '__proto__']) {
      await get(`/${id}`);
      await get(`/blog/${id}`);
      await get(`/api/${id}`);
      await get(`/api/blog/posts/${id}`);
      await get(`/trpc/${id}`);
    }
    const { samples } = await scrape();
    expect(JSON.stringify(samples)).not.toMatch(/canary|__proto__/);
  });

  it('are measured in how long they took', async () => {
    await get('/tips');
    const { samples, value } = await scrape();
    const buckets = samples.filter(
      ({ name, labels }) =>
        name === 'http_request_duration_seconds_bucket' && labels.route === '/tips',
    );
    expect(buckets.map(({ labels }) => labels.le)).toContain('0.001');
    expect(value('http_requests_under_way')).toBe(0);
  });
});

describe('pages', () => {
  const reads = (outcome: string, url: string) =>
    growth('site_page_cache_reads_total', { outcome }, () => get(url));

  it('are counted as missing from the cache, then as taken from it', async () => {
    expect(await reads('miss', '/tips')).toBe(1);
    expect(await reads('hit', '/tips')).toBe(1);
  });

  it('are counted as rendered once', async () => {
    const rendered = await growth('site_page_rendering_seconds_count', {}, async () => {
      await get('/creators');
      await get('/creators');
    });
    expect(rendered).toBe(1);
  });

  it('that several ask for at once are one rendering that others joined', async () => {
    const both = () => Promise.all([get('/about'), get('/about')]);
    expect(await growth('site_page_cache_reads_total', { outcome: 'joined' }, both)).toBe(1);
  });

  it('are counted as dropped when content changes', async () => {
    const announce = () => testApp().deps.contentBus.announce();
    expect(await growth('site_page_cache_drops_total', {}, announce)).toBe(1);
  });
});

describe('refusals', () => {
  const refused = (status: string, reason: string, work: () => Promise<unknown>) =>
    growth('site_refusals_total', { status, reason }, work);

  it('for want of room are counted by what was full', async () => {
    failure = new DomainError('SERVICE_UNAVAILABLE', 'Full.', { reason: 'renderings' });
    expect(await refused('503', 'renderings', () => get('/glossary'))).toBe(1);
  });

  it('at a limit are counted by its name', async () => {
    const sign = () =>
      testApp().app.inject({
        method: 'POST',
        url: '/trpc/admin.login',
        payload: { username: 'nobody', password: 'wrong' },
      });
    for (let tries = 0; tries < 5; tries += 1) await sign();
    expect(await refused('429', 'admin-sign-in-address', sign)).toBe(1);
  });

  it('of reads are counted, over REST as in tRPC', async () => {
    const { id } = await createDeveloper();
    const read = async () => {
      await get(`/api/developers/${id}`);
      await get(`/trpc/developer.profile?input=${encodeURIComponent(JSON.stringify({ id }))}`);
    };
    await get(`/api/developers/${id}`);
    expect(await refused('429', 'public-reads', read)).toBeGreaterThan(0);
  });

  it('of what is not there are none', async () => {
    const all = () => growth('site_refusals_total', {}, () => get('/api/blog/posts/nothing'));
    expect(await all()).toBe(0);
  });
});

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
    const rule = { name: 'ai-drafts-day', points: 7, durationSeconds: 86_400, message: '' };
    await rateLimits.consume(rule, 'site', 3);
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
    await put(new Date(Date.now() - 90_000));
    await put(new Date(Date.now() + 90_000));
    expect(await jobsOf('ready')).toBe(1);
    expect(await jobsOf('scheduled')).toBe(1);
    expect((await scrape()).value('site_jobs_oldest_ready_seconds')).toBeGreaterThan(89);
    const { pool } = testApp().deps.db;
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
    expect(value('site_database_pool_size')).toBe(4);
    const inUse = value('site_database_pool_connections');
    expect(inUse).toBeGreaterThan(0);
    expect(inUse).toBeLessThanOrEqual(4);
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
      listener = buildMetricsApp(away.deps);
      await away.deps.contentBus.close();
      await db.close();
    });
    afterAll(async () => {
      await away.app.close();
      await listener.close();
    });

    it('is told as such, and everything else as ever', async () => {
      const { value, names } = await scrape(listener);
      expect(value('site_database_up')).toBe(0);
      expect(names).not.toContain('site_daily_budget_used');
      expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
    });
  });
});

describe('the dashboard in docs', () => {
  const dashboard = readFileSync('docs/grafana-dashboard.json', 'utf8');
  const expressions = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(
    ([, expression = '']) => expression.replaceAll('\\"', '"'),
  );
  const named = (expression: string) =>
    expression.match(/\b(?:site|http|nodejs|process)_[a-z\d_]+/g) ?? [];

  it('asks for nothing that is not told', async () => {
    const { caller } = await signedInAdmin(testApp());
    await createPost();
    await caller.admin.posts.list({});
    await get('/tips');
    await testApp().app.inject({ method: 'POST', url: '/api/contact', payload: {} });
    const { names } = await scrape();
    expect(expressions.length).toBeGreaterThan(10);
    for (const expression of expressions) {
      expect(named(expression).length, expression).toBeGreaterThan(0);
      for (const name of named(expression)) expect(names, expression).toContain(name);
    }
  });

  it('shows everything that the site tells of itself', async () => {
    const shown = new Set(
      expressions.flatMap(named).map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    const { names } = await scrape();
    const own = [...names]
      .filter((name) => name.startsWith('site_') || name.startsWith('http_'))
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect([...new Set(own)].filter((name) => !shown.has(name))).toEqual([]);
  });
});
