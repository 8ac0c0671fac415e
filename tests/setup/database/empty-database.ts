import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { testConnection } from './database.ts';

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client(testConnection());
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The database is dropped after the test. */
export async function emptyDatabase(): Promise<pg.PoolConfig> {
  const database = `vibecode_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  // The run itself is connected to the default template, which therefore cannot be copied.
  await onServer(`CREATE DATABASE ${database} TEMPLATE template0`);
  onTestFinished(() => onServer(`DROP DATABASE ${database} WITH (FORCE)`));
  return { ...testConnection(), database };
}
