import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listenForMetrics } from '../../../src/app/server/listening.ts';
import { noteGood, noteWanted } from '../../../src/server/backup/outcome/outcomes.service.ts';
import { DomainError } from '../../../src/server/domain-error.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { createMetrics } from '../../../src/server/observation/metrics.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { scrape, setUpMetrics } from '../../setup/metrics.ts';
import { portOf, portOfServer, rawRequest } from '../../setup/raw-http.ts';

const testApp = setUpTestApp({ env: { BACKUP_TARGET: '/backups' } });
const { metricsApp } = setUpMetrics(testApp);

const get = (url: string) => testApp().app.inject({ url });

describe('where metrics are told', () => {
  it('is not on the public listener', async () => {
    const answer = await get('/metrics');
    expect(answer.body).not.toContain('# TYPE');
  });

  it('is nothing but /metrics, in the text format of Prometheus', async () => {
    const answer = await metricsApp().inject('/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await metricsApp().inject('/')).statusCode).toBe(404);
  });

  it('is not to be read from loopback under another name', async () => {
    const port = await portOf(metricsApp());
    const asked = (host: string) => rawRequest(port, 'GET /metrics', [`Host: ${host}`]);
    expect((await asked(`localhost:${port}`)).status).toBe(200);
    expect((await asked('evil.example')).status).toBe(403);
  });
});

it('refusals are counted from zero, by the name of each limit', async () => {
  const text = await createMetrics().registry.metrics();
  expect(text).toContain('site_refusals_total{status="429",reason="admin-sign-in-address"} 0');
  expect(text).toContain('site_refusals_total{status="503",reason="renderings"} 0');
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
    if (!listener) throw new Error('The metrics are off.');
    expect((await scrape(listener)).names).toContain('site_database_up');
    await listener.close();
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

const backupWorks = ['backup', 'trialRestore', 'pointInTime'] as const;

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
    const { deps } = testApp();
    deps.metrics.countRefusal(new DomainError('SERVICE_UNAVAILABLE', 'Full.'));
    await noteWanted(deps, backupWorks);
    await noteGood(deps, 'backup', { name: 'site-21900301T020000Z.tar.gz', byteSize: 1_000 });
    await addJob(deps.db.prisma, 'announcePublication', { postId: 1 });
    await runDueJobs(testApp());
    const { names } = await scrape(metricsApp());
    expect(expressions.length).toBeGreaterThan(10);
    for (const expression of expressions) {
      expect(named(expression).length, expression).toBeGreaterThan(0);
      for (const name of named(expression)) expect(names, expression).toContain(name);
    }
  });

  it('has alarms beside it for what hangs, which ask for nothing that is not told either', async () => {
    const rules = readFileSync('docs/prometheus-alerts.yml', 'utf8');
    const asked = [...rules.matchAll(/expr: (.+)/g)].flatMap(([, rule = '']) => named(rule));
    expect(new Set(asked)).toEqual(
      new Set([
        ...['site_oldest_overdue_seconds', 'site_overdue_total', 'site_self_check_up'],
        ...['site_backup_age_seconds', 'site_trial_restore_age_seconds', 'site_point_in_time_up'],
      ]),
    );
    await noteWanted(testApp().deps, backupWorks);
    const { names } = await scrape(metricsApp());
    for (const name of asked) expect(names).toContain(name);
    expect(dashboard).toContain('Something hangs');
  });

  it('shows everything that the site tells of itself', async () => {
    const shown = new Set(
      expressions.flatMap(named).map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    const { names } = await scrape(metricsApp());
    const own = [...names]
      .filter((name) => name.startsWith('site_') || name.startsWith('http_'))
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect([...new Set(own)].filter((name) => !shown.has(name))).toEqual([]);
  });
});
