import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerErrors } from '../../src/server/http/errors.ts';
import { registerStaticFiles } from '../../src/server/http/media/static-files.ts';
import { registerNotFound } from '../../src/server/http/not-found.ts';
import { createMetrics } from '../../src/server/metrics.ts';
import { temporaryDataDir } from '../setup/temporary-data-dir.ts';

it('a file that a newer build took away is 404, and a method it never took 405', async () => {
  const folder = temporaryDataDir();
  const file = path.join(folder, 'assets', 'page-1a2b.js');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'export {};');
  const app = Fastify();
  registerErrors(app, createMetrics());
  await registerStaticFiles(app, folder);
  registerNotFound(app);
  const url = '/assets/page-1a2b.js';
  expect((await app.inject({ url })).statusCode).toBe(200);
  rmSync(file);
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(405);
  await app.close();
});
