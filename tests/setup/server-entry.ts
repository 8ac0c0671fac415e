import { run } from '../../src/server/run.ts';

/** The entry of a server process under test: all of the server, with empty pages. */
await run({
  source: process.env,
  webApplication: async () => ({
    clientDir: null,
    renderer: { render: async () => ({ status: 200, html: '<!doctype html><title>x</title>' }) },
    middleware: null,
  }),
});
