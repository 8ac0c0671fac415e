import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium.ts';
import { setTestClock } from './tests/setup/clock/test-clock.ts';

// This file is read again by every worker: what differs from run to run is decided once and handed on.
const { pid, env } = process;
// Below 32,768, where Linux begins to give ports to outgoing connections.
env.E2E_PORT ??= String(10_000 + (pid % 10_000));
env.E2E_OPENAI_PORT ??= String(20_000 + (pid % 10_000));
env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'vibecode-e2e-'));
setTestClock(env);
await import('./tests/setup/clock/shift-clock.mjs');

/** The production build in demo mode on a database of its own, seen through a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/setup/browser/e2e-global.ts',
  reporter: [
    ['list'],
    ['json', { outputFile: env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A machine with much else to do: a slow page is not a wrong one. How fast pages are is for the benchmark.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${env.E2E_PORT}`,
    launchOptions: chromiumLaunchOptions(),
    // Ends before the test does, so that a report names the step that waited.
    actionTimeout: 60_000,
    // A trace of every action costs a third of the run; `npx playwright test --trace retain-on-failure` writes one.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command:
      'node --import ./tests/setup/clock/shift-clock.mjs --import ./tests/mocks/google-pictures.mjs dist/server/server.js',
    url: `http://localhost:${env.E2E_PORT}/readyz`,
    env: {
      PORT: env.E2E_PORT,
      DATA_DIR: env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      // All visitors of the tests have one address, but those that say otherwise.
      PUBLIC_READS_PER_MINUTE: '10000',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // A double of the API, started by the global set-up.
      OPENAI_BASE_URL: `http://127.0.0.1:${env.E2E_OPENAI_PORT}/v1`,
      OPENAI_API_KEY: 'sk-e2e',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    timeout: 120_000,
  },
});
