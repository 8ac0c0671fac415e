import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { connectionUrl } from '../database/connection-url.ts';
import { quickSettings } from '../database/data-template.ts';
import { silentLog } from '../silent-log.ts';
import { prepareSeededTemplate } from './seeded-template.ts';

interface NewDatabase {
  url: string;
  stop(): Promise<void>;
}

async function inEmbeddedServer(template: string): Promise<NewDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-database-'));
  // Avoids cpSync: from Node 22 on it loosens folder permissions, and PostgreSQL refuses such folders.
  await cp(template, dataDir, { recursive: true });
  const settings = quickSettings;
  const embedded = await startEmbeddedDatabase({ dataDir, log: silentLog, settings });
  return {
    url: connectionUrl(embedded.connection),
    async stop() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function inServerOf(serverUrl: string): Promise<NewDatabase> {
  const name = `vibecode_e2e_${process.pid}_${Date.now()}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
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

/**
 * Starts an embedded server of its own with the data of a template, the seed by default. On the server of
 * TEST_DATABASE_URL it makes an empty database, which the site fills at its start.
 */
export async function startNewDatabase(prepare = prepareSeededTemplate): Promise<NewDatabase> {
  const { TEST_DATABASE_URL: url } = process.env;
  return url ? inServerOf(url) : inEmbeddedServer(await prepare());
}
