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

/**
 * Gives a connection for the time of the work. A stop closes it, which ends its query at once and rolls back.
 * @throws the reason of the stop, and what the work throws
 */
export async function withConnection<Result>(
  connect: () => Promise<pg.Client>,
  signal: AbortSignal,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect();
  const end = () => void client.end().catch(() => {});
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    return await work(client);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', end);
    await client.end().catch(() => {});
  }
}
