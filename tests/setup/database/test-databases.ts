import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, prepareDataTemplate } from './data-template.ts';
import { startTemplateServer, type TemplateServer } from './template-server.ts';

/**
 * Clones one database per worker from a migrated one. The server is an embedded PostgreSQL of this run or the one in
 * TEST_DATABASE_URL. Tests of the embedded database copy the data folder that is kept between runs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataTemplate = await prepareDataTemplate();
  const url = process.env.TEST_DATABASE_URL;
  const server = await (url ? existingServer(url) : startTemplateServer(dataTemplate));
  const admin = new pg.Client(server.connection);
  await admin.connect();
  const databases: pg.PoolConfig[] = [];
  for (let worker = 1; worker <= Number(project.config.maxWorkers); worker += 1) {
    const database = `vibecode_test_${process.pid}_${worker}`;
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${server.template}`);
    databases.push({ ...server.connection, database });
  }
  project.provide('embeddedTemplate', path.resolve(dataTemplate));
  project.provide('databases', databases);
  return async () => {
    for (const { database } of databases) {
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    }
    await admin.end();
    await server.stop();
  };
}

async function existingServer(url: string): Promise<TemplateServer> {
  const { host, port, user, password, database = 'postgres', ssl } = new pg.Client(url);
  const connection = { host, port, user, password, database, ssl };
  const admin = new pg.Client(connection);
  await admin.connect();
  const template = `vibecode_test_${process.pid}_template`;
  await admin.query(`CREATE DATABASE ${template}`);
  await migrate({ ...connection, database: template });
  return {
    connection,
    template,
    async stop() {
      await admin.query(`DROP DATABASE ${template} WITH (FORCE)`);
      await admin.end();
    },
  };
}
