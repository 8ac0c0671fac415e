import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { registerMcpRoute } from '../../../src/server/http/mcp/mcp-route.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { createFixtureServer } from '../../setup/programs/conformance/fixture-server.ts';
import { endPrograms, startProcess } from '../../setup/programs/program.ts';

const fixturesPath = '/mcp-fixtures';
const testApp = setUpTestApp({
  addRoutes: (app) =>
    registerMcpRoute(app, {
      ...{ url: fixturesPath, siteOrigin: 'http://localhost:3000' },
      serverFor: async () => createFixtureServer,
    }),
});

afterAll(endPrograms);

const hook = path.resolve('tests/setup/programs/conformance/earlier-node.mjs');
const suite = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');
const withoutSessions = 'tests/setup/programs/conformance/without-sessions.yml';

let origin: string | undefined;

/** @returns the summary of the suite and its exit code, which is 0 when all has passed */
async function runSuite(target: string, ...options: string[]) {
  origin ??= await testApp().app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${origin}${target}`;
  const run = startProcess(['--import', hook, suite, 'server', '--url', url, ...options], {});
  const code = await run.ended;
  return { code, summary: run.output() };
}

describe('the suite of the protocol', { timeout: 120_000 }, () => {
  it('passes on the transport with all that 2026-07-28 requires', async () => {
    const { code, summary } = await runSuite(fixturesPath, '--requirements', '2026-07-28');
    expect(code, summary).toBe(0);
    expect(summary).toContain('✓ server-stateless');
    expect(summary).toContain('✓ input-required-result-validate-input');
  });

  it('passes on the transport with all of 2025-11-25 that needs no session', async () => {
    const { code, summary } = await runSuite(
      ...[fixturesPath, '--spec-version', '2025-11-25', '--expected-failures', withoutSessions],
    );
    expect(code, summary).toBe(0);
    expect(summary).toContain('✓ tools-call-with-logging');
  });

  it.each([
    ['2026-07-28', 'tools-list'],
    ['2026-07-28', 'server-sse-multiple-streams'],
    ['2026-07-28', 'dns-rebinding-protection'],
    ['2026-07-28', 'http-header-validation'],
    ['2025-11-25', 'server-initialize'],
    ['2025-11-25', 'ping'],
    ['2025-11-25', 'tools-list'],
    ['2025-11-25', 'dns-rebinding-protection'],
  ])('passes on /mcp in %s: %s', async (revision, scenario) => {
    const asked = ['--spec-version', revision, '--scenario', scenario];
    const { code, summary } = await runSuite('/mcp', ...asked);
    expect(code, summary).toBe(0);
  });
});
