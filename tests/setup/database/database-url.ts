import type pg from 'pg';
import { testConnection } from './database.ts';

/** Formats a connection as DATABASE_URL, by default this worker's own database. */
export function databaseUrl(connection: pg.PoolConfig = testConnection()): string {
  const { host = '', port = 5432, user = '', password = '', database = '' } = connection;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  if (typeof password === 'string') url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}
