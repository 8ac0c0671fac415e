import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { setTestClock } from './tests/setup/clock/test-clock.ts';

setTestClock(process.env);

/** The server's tests run on the embedded PostgreSQL, or on the server that TEST_DATABASE_URL names. */
export default defineConfig({
  // Styles are not under test here; the build makes this one (see vite.config.ts).
  resolve: { alias: { 'virtual:theme.css': path.resolve('src/web/theme/global.css') } },
  test: {
    // The files of a worker share what they have loaded, which takes longer than many of them.
    isolate: false,
    // A machine with much else to do: a slow test is not a wrong one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.unit.test.ts', 'tests/{tree,shared}/**/*.test.ts'],
          setupFiles: ['tests/setup/clock/shift-clock.mjs', 'tests/setup/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/**/*.web.test.{ts,tsx}', 'tests/web/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/setup/clock/shift-clock.mjs',
            'tests/setup/fail-on-console.ts',
            'tests/setup/web.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{features,server}/**/*.test.ts'],
          exclude: ['**/*.{unit,web}.test.ts'],
          setupFiles: ['tests/setup/clock/shift-clock.mjs', 'tests/setup/fail-on-console.ts'],
          globalSetup: ['tests/setup/database/test-databases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          globalSetup: ['tests/setup/programs/build.ts', 'tests/setup/database/test-databases.ts'],
        },
      },
    ],
  },
});
