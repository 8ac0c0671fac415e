import type pg from 'pg';
import { testConnection } from './database.ts';

export function databaseUrl(connection: pg.PoolConfig = testConnection()): string {
  const { host = '', port = 5432, user = '', password = '', database = '' } = connection;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  if (typeof password === 'string') url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}
