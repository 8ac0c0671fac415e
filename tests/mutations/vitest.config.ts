import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { allMutations } from './all-mutations.ts';
import { switchedCode } from './switched-code.ts';

const root = path.resolve(import.meta.dirname, '../..');

function mutationSwitches(): Plugin {
  return {
    name: 'mutation-switches',
    enforce: 'pre',
    transform(code, id) {
      const mutations = allMutations.filter(({ file }) => path.join(root, file) === id);
      return mutations.length > 0 ? switchedCode(code, mutations) : null;
    },
  };
}

/** Runs the tests that `test:mutations` chose in the environment variable MUTATIONS, each with its mutation. */
export default defineConfig({
  root,
  plugins: [mutationSwitches()],
  resolve: { alias: { 'virtual:theme.css': path.join(root, 'src/web/theme/global.css') } },
  test: {
    include: ['tests/mutations/mutants.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/database/database.ts'],
    globalSetup: ['tests/setup/database/test-databases.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
