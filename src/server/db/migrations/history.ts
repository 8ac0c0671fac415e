import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface HistoryRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

export async function createHistory(client: pg.ClientBase): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`);
}

export async function readHistory(connection: pg.Pool | pg.ClientBase): Promise<HistoryRow[]> {
  const result = await connection.query<HistoryRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return result.rows;
}

export async function readHistoryIfAny(pool: pg.Pool | pg.ClientBase): Promise<HistoryRow[]> {
  try {
    return await readHistory(pool);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42P01') return [];
    throw error;
  }
}

export async function readAppliedMigrations(
  connection: pg.ClientBase,
): Promise<{ name: string; checksum: string }[]> {
  const history = await readHistory(connection);
  return history
    .map(({ migration_name: name, checksum }) => ({ name, checksum }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param startedAt by `performance.now()` */
export async function writeHistoryRow(
  client: pg.ClientBase,
  { name, checksum }: { name: string; checksum: string },
  startedAt: number,
): Promise<void> {
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, clock_timestamp() - make_interval(secs => $4), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, (performance.now() - startedAt) / 1_000],
  );
}
