import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './tests/setup/postgres-cluster.ts';

const postgres = findPostgres();
const server = {
  include: ['tests/server/**/*.test.ts'],
  setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/database.ts'],
};

/** The server's tests run on the embedded database, and on a PostgreSQL server too where one is installed. */
export default defineConfig({
  // Styles are not under test here; the build makes this one (see vite.config.ts).
  resolve: { alias: { 'virtual:theme.css': path.resolve('src/web/styles/global.css') } },
  test: {
    // Four databases on two busy cores: a slow test is not a wrong one.
    testTimeout: 20_000,
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/web.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server-embedded',
          globalSetup: ['tests/setup/embedded-databases.ts'],
        },
      },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: {
                ...server,
                name: 'server-postgres',
                exclude: ['tests/server/embedded*.test.ts'],
                globalSetup: ['tests/setup/postgres-databases.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
