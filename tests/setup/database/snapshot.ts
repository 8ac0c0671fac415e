import { resetDatabase, testDatabase } from './database.ts';

const schema = 'snapshot';

/**
 * Restoring rows takes a tenth of the time of creating them.
 * @returns `restore`, which can be called any number of times, and `drop` for the end
 */
export async function takeSnapshot() {
  const { pool } = testDatabase();
  await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `SELECT quote_ident(table_name) AS name, string_agg(quote_ident(column_name), ', ') AS columns
     FROM information_schema.columns
     WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name <> '_prisma_migrations'
     GROUP BY table_name`,
  );
  const filled: typeof tables = [];
  for (const table of tables) {
    const { rowCount } = await pool.query(
      `CREATE TABLE ${schema}.${table.name} AS SELECT ${table.columns} FROM public.${table.name}`,
    );
    if (rowCount) filled.push(table);
  }
  const { rows: counters } = await pool.query<{ sql: string }>(
    `SELECT format('SELECT setval(%L, %s)', quote_ident(sequencename), last_value) AS sql
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  const putBack = [
    'BEGIN',
    // Suspends foreign keys, so that the order of the tables does not matter.
    'SET LOCAL session_replication_role = replica',
    ...filled.map(
      ({ name, columns }) =>
        `INSERT INTO public.${name} (${columns}) SELECT ${columns} FROM ${schema}.${name}`,
    ),
    ...counters.map(({ sql }) => sql),
    'COMMIT',
  ].join(';');
  return {
    async restore() {
      await resetDatabase();
      await pool.query(putBack);
    },
    drop: () => pool.query(`DROP SCHEMA ${schema} CASCADE`),
  };
}
