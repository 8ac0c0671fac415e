import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { applyMigrations } from '../../../src/server/db/migrate.ts';
import { applyJobMigrations } from '../../../src/server/queue/schema.ts';
import { silentLog } from '../silent-log.ts';
import { openPool } from './open-pool.ts';

const CACHE = 'node_modules/.cache/vibecode';
const MIGRATIONS = 'prisma/migrations';
/** Disables durability: the data does not outlive the run. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
};

interface TestServer {
  connection: pg.PoolConfig;
  template: string;
  stop(): Promise<void>;
}

/**
 * Clones one database per worker from a migrated one. The server is an embedded PostgreSQL of this run or the one in
 * TEST_DATABASE_URL. Tests of the embedded database copy the data folder that is kept between runs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataTemplate = await prepareDataTemplate();
  const url = process.env.TEST_DATABASE_URL;
  const server = await (url ? existingServer(url) : ownServer(dataTemplate));
  const admin = new pg.Client(server.connection);
  await admin.connect();
  const databases: pg.PoolConfig[] = [];
  for (let worker = 1; worker <= Number(project.config.maxWorkers); worker += 1) {
    const database = `vibecode_test_${process.pid}_${worker}`;
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${server.template}`);
    databases.push({ ...server.connection, database });
  }
  project.provide('embeddedTemplate', path.resolve(dataTemplate));
  project.provide('databases', databases);
  return async () => {
    for (const { database } of databases) {
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    }
    await admin.end();
    await server.stop();
  };
}

async function ownServer(dataTemplate: string): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
  // Avoids cpSync: from Node 22 on it loosens folder permissions, and PostgreSQL refuses such folders.
  await cp(dataTemplate, dataDir, { recursive: true });
  const embedded = await startEmbeddedDatabase({ dataDir, log: silentLog, settings: SETTINGS });
  return {
    // Connects to another database: PostgreSQL clones only databases without connections.
    connection: { ...embedded.connection, database: 'template1' },
    template: 'postgres',
    async stop() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function existingServer(url: string): Promise<TestServer> {
  const { host, port, user, password, database = 'postgres', ssl } = new pg.Client(url);
  const connection = { host, port, user, password, database, ssl };
  const admin = new pg.Client(connection);
  await admin.connect();
  const template = `vibecode_test_${process.pid}_template`;
  await admin.query(`CREATE DATABASE ${template}`);
  await migrate({ ...connection, database: template });
  return {
    connection,
    template,
    async stop() {
      await admin.query(`DROP DATABASE ${template} WITH (FORCE)`);
      await admin.end();
    },
  };
}

async function migrate(connection: pg.PoolConfig): Promise<void> {
  const pool = openPool(connection);
  await applyMigrations(pool, MIGRATIONS);
  await applyJobMigrations(pool);
  await pool.end();
}

async function prepareDataTemplate(): Promise<string> {
  const template = path.join(CACHE, `data-template-${templateHash()}`);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${process.pid}`;
  const embedded = await startEmbeddedDatabase({
    dataDir: unfinished,
    log: silentLog,
    settings: SETTINGS,
  });
  await migrate(embedded.connection);
  await embedded.stop();
  if (existsSync(template)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, template);
  return template;
}

/** Hashes everything that determines the files: migrations, PostgreSQL's version and the code that creates them. */
function templateHash(): string {
  const hash = createHash('sha256');
  hash
    .update(readFileSync('package.json'))
    .update(readFileSync('src/server/db/embedded/cluster.ts'));
  for (const file of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(path.join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
