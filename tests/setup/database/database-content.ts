import pg from 'pg';

export type DatabaseContent = Record<string, string[]>;

export async function contentOf(
  connection: pg.PoolConfig,
  except: readonly string[] = [],
): Promise<DatabaseContent> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
    );
    const content: DatabaseContent = {};
    for (const { name } of tables.rows) {
      if (except.includes(name)) continue;
      const { rows } = await client.query<{ text: string }>(
        `SELECT whole::text AS text FROM "${name}" AS whole ORDER BY 1`,
      );
      content[name] = rows.map(({ text }) => text);
    }
    const counters = await client.query<{ text: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value::text, '-') AS text FROM pg_sequences
       WHERE schemaname = 'public' ORDER BY 1`,
    );
    return {
      ...content,
      counters: counters.rows.map(({ text }) => text),
    };
  } finally {
    await client.end();
  }
}
