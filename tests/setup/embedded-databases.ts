import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../src/server/db/client.ts';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { applyMigrations } from '../../src/server/db/migrate.ts';
import { silentLog } from './silent-log.ts';

const CACHE = 'node_modules/.cache/vibecode';
const MIGRATIONS = 'prisma/migrations';

/** One embedded database for each worker, copied from a migrated data folder that is kept between runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await prepareTemplate();
  const home = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
  const workers = Array.from({ length: Number(project.vitest.config.maxWorkers) }, (_, i) => i + 1);
  const databases = await Promise.all(
    workers.map((worker) => {
      const dataDir = path.join(home, String(worker));
      cpSync(template, dataDir, { recursive: true });
      return startEmbeddedDatabase({ dataDir, log: silentLog });
    }),
  );
  project.provide('embeddedTemplate', path.resolve(template));
  project.provide(
    'databases',
    databases.map(({ connection }) => connection),
  );
  return async () => {
    await Promise.all(databases.map((database) => database.stop()));
    rmSync(home, { recursive: true, force: true });
  };
}

async function prepareTemplate(): Promise<string> {
  const template = path.join(CACHE, `embedded-template-${templateHash()}`);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${process.pid}`;
  const embedded = await startEmbeddedDatabase({ dataDir: unfinished, log: silentLog });
  const database = createDatabase({
    connection: embedded.connection,
    poolSize: 1,
    statementTimeoutMs: 30_000,
    connectTimeoutMs: 30_000,
    log: silentLog,
  });
  await applyMigrations(database.pool, MIGRATIONS);
  await database.close();
  await embedded.stop();
  if (existsSync(template)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, template);
  return template;
}

/** Of everything that decides what the files look like: the migrations and PostgreSQL's version. */
function templateHash(): string {
  const hash = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(path.join(path.dirname(pglite), '../package.json')));
  for (const file of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(path.join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
