import pg from 'pg';

/** Opens one connection that has no time limits, for work of minutes. Its caller closes it. */
export async function openConnection(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'vibecode-apart',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    keepAlive: true,
  });
  // Prevents a crash: a pending query reports the same error.
  client.on('error', () => {});
  await client.connect();
  return client;
}
