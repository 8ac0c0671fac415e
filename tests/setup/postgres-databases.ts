import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../src/server/db/migrate.ts';
import { findPostgres, startCluster } from './postgres-cluster.ts';

const TEMPLATE = 'vibecode_template';

/** A server for the run, and in it one database for each worker, copied from a migrated one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server is installed.');
  const cluster = await startCluster(programs);
  const admin = new pg.Client(cluster.connection);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  const template = new pg.Pool({ ...cluster.connection, database: TEMPLATE });
  await applyMigrations(template, 'prisma/migrations');
  await template.end();
  const databases: pg.PoolConfig[] = [];
  for (let worker = 1; worker <= Number(project.vitest.config.maxWorkers); worker += 1) {
    const database = `vibecode_${worker}`;
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
    databases.push({ ...cluster.connection, database });
  }
  await admin.end();
  project.provide('databases', databases);
  return () => cluster.stop();
}
