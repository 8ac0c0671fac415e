import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { silentLog } from '../silent-log.ts';
import { quickSettings } from './data-template.ts';

export interface TemplateServer {
  /** Leads to another database than the template: PostgreSQL clones only databases without connections. */
  connection: pg.PoolConfig;
  /** Name of the database to clone. */
  template: string;
  stop(): Promise<void>;
}

export interface ClonedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts an embedded PostgreSQL of this run on a copy of a data folder, whose database is then cloned. */
export async function startTemplateServer(dataTemplate: string): Promise<TemplateServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
  // Avoids cpSync: from Node 22 on it loosens folder permissions, and PostgreSQL refuses such folders.
  await cp(dataTemplate, dataDir, { recursive: true });
  const settings = quickSettings;
  const embedded = await startEmbeddedDatabase({ dataDir, log: silentLog, settings });
  return {
    connection: { ...embedded.connection, database: 'template1' },
    template: 'postgres',
    async stop() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** Clones a database of the server at `serverUrl`. It is gone when it is stopped, even while it is used. */
export async function cloneDatabase(serverUrl: string, template: string): Promise<ClonedDatabase> {
  made += 1;
  const name = `vibecode_${process.pid}_${made}_${Date.now()}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async stop() {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
