import type pg from 'pg';

/** Writes a connection as DATABASE_URL takes it. */
export function connectionUrl(connection: pg.PoolConfig): string {
  const { host = '', port = 5432, user = '', password = '', database = '' } = connection;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  if (typeof password === 'string') url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}
