import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { readStates } from '../../../src/server/backup/outcome/outcomes.service.ts';
import { parseName } from '../../../src/server/backup/point-in-time/kept-file.ts';
import { startPointInTime } from '../../../src/server/backup/point-in-time/point-in-time.ts';
import { parseLsn } from '../../../src/server/backup/point-in-time/replication.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { createFileMediaStore } from '../../../src/server/integrations/media-store/media-store-files.ts';
import { createLog } from '../../../src/server/observation/log.ts';
import { connectDatabase } from '../../../src/server/open-database.ts';
import { quickSettings } from '../database/data-template.ts';
import { temporaryDataDir } from '../database/temporary-data-dir.ts';
import { testSecretsKey } from '../database/test-keyring.ts';
import { runSiteHere } from '../programs/site-program.ts';
import { silentLog } from '../silent-log.ts';

interface Times {
  shipEveryMs: number;
  retryEveryMs: number;
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** Opens a site without its web server. `close` stores what is left, as a stop does; `kill` stores nothing. */
async function openSite(env: Record<string, string>, times?: Times) {
  const settings = parseEnv(env);
  const { dataDir } = settings;
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: silentLog,
    // A stop stores what was committed, so commits are written down.
    settings: { ...quickSettings, synchronous_commit: 'on' },
  });
  const log = createLog('silent');
  const db = connectDatabase(settings, embedded, log);
  const mediaStore = createFileMediaStore(path.join(dataDir, 'media'));
  const deps = { settings, db, mediaStore, clock: systemClock, log };
  const work = startPointInTime(deps, embedded, times);
  const endDatabase = async () => {
    await db.close();
    await embedded.stop();
  };
  const state = async () => (await readStates({ db, clock: systemClock })).pointInTime;
  return {
    db,
    connection: embedded.connection,
    mediaStore,
    state,
    untilGood: () => expect.poll(async () => (await state())?.goodAt ?? null).not.toBeNull(),
    write: (slug: string) =>
      db.pool.query(
        `INSERT INTO "BlogCategory" ("name", "slug", "description", "updatedAt") VALUES ($1, $1, $1, now())`,
        [slug],
      ),
    async flushed() {
      const { rows } = await db.pool.query<{ end: string }>(
        'SELECT pg_current_wal_flush_lsn()::text AS end',
      );
      return parseLsn(rows[0]?.end ?? '');
    },
    async slots() {
      const { rows } = await db.pool.query<{ slot_name: string }>(
        'SELECT slot_name FROM pg_replication_slots',
      );
      return rows;
    },
    async kill() {
      await endDatabase();
      await work.stop();
    },
    async close() {
      await work.stop();
      await endDatabase();
    },
  };
}

/** Gives each test a data folder with all tables, and a folder as its target. Sites that are open are closed after it. */
export function setUpRestorableSites() {
  const home = temporaryDataDir();
  const running = new Set<OpenSite>();
  const newTarget = () => mkdtempSync(path.join(home, 'target-'));
  const place = { dataDir: '', folder: '', env: {} as Record<string, string> };

  beforeEach(async () => {
    place.dataDir = path.join(mkdtempSync(path.join(home, 'site-')), 'data');
    place.folder = newTarget();
    const { dataDir, folder } = place;
    place.env = { DATA_DIR: dataDir, BACKUP_TARGET: folder, SECRETS_KEY: testSecretsKey };
    await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
  });
  afterEach(async () => {
    for (const site of running) await site.close();
    running.clear();
  });

  async function open(env = place.env, times?: Times): Promise<OpenSite> {
    const opened = await openSite(env, times);
    const end = (how: () => Promise<void>) => () => {
      running.delete(site);
      return how();
    };
    const site = { ...opened, kill: end(opened.kill), close: end(opened.close) };
    running.add(site);
    return site;
  }
  const withoutTarget = () =>
    Object.fromEntries(Object.entries(place.env).filter(([name]) => !name.startsWith('BACKUP_')));
  const kept = () =>
    readdirSync(path.join(place.folder, 'point-in-time')).flatMap((name) => parseName(name) ?? []);

  return {
    place,
    newTarget,
    open,
    async openGood(): Promise<OpenSite> {
      const site = await open();
      await site.untilGood();
      return site;
    },
    withoutTarget,
    restore: (to: string, ...flags: string[]) =>
      runSiteHere(['restore', '--to', to, ...flags], place.env),
    /** @returns the categories of the database that is there now */
    async written(): Promise<string[]> {
      const site = await open(withoutTarget());
      const { rows } = await site.db.pool.query<{ slug: string }>(
        'SELECT slug FROM "BlogCategory"',
      );
      await site.close();
      return rows.map(({ slug }) => slug).sort();
    },
    kept,
    ofKind: (kind: string) => kept().filter((file) => file.kind === kind),
    fileOf: (name: string) => path.join(place.folder, 'point-in-time', name),
    destroyDisk: () => rmSync(place.dataDir, { recursive: true }),
  };
}

/** @returns a moment after all that was written, by the clock of the database */
export async function momentAfter(site: OpenSite): Promise<string> {
  const { rows } = await site.db.pool.query<{ now: Date }>(
    'SELECT clock_timestamp() AS now FROM pg_sleep(0.01)',
  );
  return rows[0]?.now.toISOString() ?? '';
}
