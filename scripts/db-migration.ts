import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../src/server/db/client.ts';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { applyMigrations } from '../src/server/db/migrations/migrate.ts';
import { sqlFromDatabaseToSchema } from './schema-engine.ts';

const MIGRATIONS = 'prisma/migrations';

/**
 * Writes the next migration: the difference between the existing migrations and prisma/schema.prisma. A person
 * completes it before the commit, because Prisma cannot express everything (see the end of the first migration).
 */
const name = process.argv[2] ?? '';
if (!/^[a-z0-9_]+$/.test(name)) {
  exit('Say what the migration does: npm run db:migration -- add_something');
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'vibecode-migration-'));
const log = { info() {}, warn() {}, error() {} };
const embedded = await startEmbeddedDatabase({ dataDir, log });
const database = createDatabase({
  connection: embedded.connection,
  poolSize: 1,
  statementTimeoutMs: 60_000,
  connectTimeoutMs: 60_000,
  log,
});
await applyMigrations(database.pool, MIGRATIONS);
await database.close();
const sql = await sqlFromDatabaseToSchema(embedded.connection);
await embedded.stop();
await rm(dataDir, { recursive: true });

if (sql === null) exit('The migrations already lead to prisma/schema.prisma.');
const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
const folder = path.join(MIGRATIONS, `${timestamp}_${name}`);
await mkdir(folder);
await writeFile(path.join(folder, 'migration.sql'), sql);
process.stdout.write(`Wrote ${folder}/migration.sql\n`);

function exit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
