import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { applyMigrations } from '../../../src/server/db/migrate.ts';
import { applyJobMigrations } from '../../../src/server/queue/schema.ts';
import { emptyDatabase } from './empty-database.ts';
import { openPool } from './open-pool.ts';

const allMigrations = 'prisma/migrations';

/** A database as it was before a migration, by the beginning of its name. `upgrade` applies that one and all later ones. */
export async function earlierDatabase(before: string) {
  const connection = await emptyDatabase();
  const pool = openPool(connection);
  onTestFinished(() => pool.end());
  const earlier = mkdtempSync(path.join(tmpdir(), 'vibecode-earlier-'));
  for (const name of readdirSync(allMigrations)) {
    if (name >= before && name !== 'migration_lock.toml') continue;
    cpSync(path.join(allMigrations, name), path.join(earlier, name), { recursive: true });
  }
  await applyMigrations(pool, earlier);
  await applyJobMigrations(pool);
  rmSync(earlier, { recursive: true });
  return { connection, pool, upgrade: () => applyMigrations(pool, allMigrations) };
}
