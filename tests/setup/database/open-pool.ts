import pg from 'pg';

/** A pool whose database may be dropped, or its server stopped, right after its end. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(connection);
  // The pool reports its end before its last connection is closed, and an error without a listener ends the run.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
