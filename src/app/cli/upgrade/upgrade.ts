import { isDeepStrictEqual } from 'node:util';
import { restoreBackup } from '../../../server/backup/restore.ts';
import { tryRestore } from '../../../server/backup/trial/try-restore.ts';
import type { Database } from '../../../server/db/client.ts';
import { readHistoryIfAny } from '../../../server/db/migrations/history.ts';
import {
  needsAdoption,
  pendingMigrations,
  readMigrations,
} from '../../../server/db/migrations/migrate.ts';
import { createMediaStore } from '../../../server/integrations/media-store/create-media-store.ts';
import { connectDatabase } from '../../../server/open-database.ts';
import { siteVersion } from '../../../server/package-root.ts';
import { dropJobTables, readJobRevision } from '../../../server/queue/schema.ts';
import { type MadeBackup, makeBackup, requireNewFile } from '../backup.ts';
import { turnIsTaken } from '../backups/site-target.ts';
import { checkSite } from '../check/checks.ts';
import {
  bringUpToDate,
  type Site,
  sentenceFor,
  migrationsDir as siteMigrations,
  withSite,
} from '../command.ts';
import { CommandError, counted, type Terminal } from '../terminal.ts';

/** Draws the pages of the site on a database. @returns their number */
export type Probe = (site: Site, db: Database) => Promise<number>;

/** A service that sends for us may be away for the time of an upgrade. */
const forwarders = new Set(['Mail', 'SPF', 'DKIM', 'DMARC', 'Text messages', 'AI drafts']);

export interface UpgradeOptions {
  probe: Probe;
  /** Carries a database of before 1.0.0 over, and no other. */
  adopts?: boolean;
  migrationsDir?: string;
}

/**
 * Brings the database to this version: checks, a backup, the same upgrade of a copy, the upgrade itself, a look at its pages.
 * Goes back to the backup where the upgrade breaks off half-way or its pages do not come.
 * @param file a new file for the backup; null for BACKUP_TARGET
 * @throws CommandError that says how the database was left
 */
export async function upgrade(
  terminal: Terminal,
  file: string | null,
  { probe, adopts = false, migrationsDir = siteMigrations }: UpgradeOptions,
): Promise<void> {
  if (file !== null) requireNewFile(file);
  await withSite(terminal, { bringsUpToDate: false }, async (site) => {
    const how = { probe, adopts, migrationsDir };
    const steps = await requireSteps(site, how);
    if (steps.length === 0) {
      site.say(`The database is of version ${siteVersion()} already.`);
      return;
    }
    site.say(`${counted(steps.length, 'step')} to version ${siteVersion()}.`);
    const backup = await makeBackup(site, file, {});
    await rehearse(site, backup, how);
    await change(site, backup, how);
  });
}

/** @returns the names of the missing migrations */
async function requireSteps(
  { settings, db }: Site,
  { adopts, migrationsDir }: Required<UpgradeOptions>,
): Promise<string[]> {
  const findings = await checkSite(settings, db.pool, migrationsDir);
  const faults = findings.filter(
    ({ state, subject }) => state === 'fail' && !forwarders.has(subject),
  );
  if (faults.length > 0) {
    const lines = faults.map(({ subject, sentence }) => `${subject}: ${sentence}`);
    throw new CommandError([...lines, 'Nothing was changed.'].join('\n'));
  }
  const history = await readHistoryIfAny(db.pool);
  if (history.length === 0) {
    throw new CommandError('No site has been started on this database yet: start it instead.');
  }
  const steps = pendingMigrations(await readMigrations(migrationsDir), history, { adopts });
  if (adopts && steps.length > 0 && !needsAdoption(history)) {
    throw new CommandError(
      'This database is of version 1.0.0 or newer: "site upgrade" it instead.',
    );
  }
  return steps.map(({ name }) => name);
}

async function rehearse(
  site: Site,
  backup: MadeBackup,
  { probe, migrationsDir }: Required<UpgradeOptions>,
): Promise<void> {
  const { settings, log, progress, signal } = site;
  let pages = 0;
  const result = await unchanged(async () =>
    tryRestore(
      {
        ...{ settings, log, progress, signal, target: backup.target },
        connect: site.connect,
        keyring: site.keyring(),
        migrations: await readMigrations(migrationsDir),
        look: async (connection) => {
          const copy = connectDatabase(settings, { connection }, log);
          pages = await probe(site, copy).finally(() => copy.close());
        },
      },
      backup,
    ),
  );
  if (!result) throw turnIsTaken();
  site.say(`A copy was upgraded, and its ${counted(pages, 'page')} came.`);
}

/** Adds to what went wrong that the database of the site is as before. */
async function unchanged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new CommandError(
      `The upgrade of a copy went wrong: ${sentenceFor(error)} The site was not changed.`,
      { cause: error },
    );
  }
}

/** A stop comes too late from here on: what has begun is brought to one of its ends. */
async function change(
  site: Site,
  backup: MadeBackup,
  { probe, adopts, migrationsDir }: Required<UpgradeOptions>,
): Promise<void> {
  const { db, signal } = site;
  signal.throwIfAborted();
  const before = await readHistoryIfAny(db.pool);
  const jobRevision = await readJobRevision(db.pool);
  try {
    await bringUpToDate(site, { adopts, migrationsDir, onStep: (name) => site.say(`  ${name}`) });
    const pages = await probe(site, db);
    site.say(
      `${counted(pages, 'page')} came. The database is of version ${siteVersion()}: start this version now.`,
    );
  } catch (error) {
    const sentence = sentenceFor(error);
    if (isDeepStrictEqual(await readHistoryIfAny(db.pool), before)) {
      throw new CommandError(`${sentence} The site was not changed.`, { cause: error });
    }
    site.say(`${sentence} Going back …`);
    await goBack(site, backup, { jobRevision, migrationsDir });
    throw new CommandError(
      'The site is as it was when the backup was made; what was written since is lost. Start every copy of the old version again.',
      { cause: error },
    );
  }
}

/**
 * Keeps sign-ins and the schema of the old version. A queue that the new version has changed goes too: every start fills it
 * from the tables of the site.
 */
async function goBack(
  site: Site,
  backup: MadeBackup,
  { jobRevision, migrationsDir }: { jobRevision: number; migrationsDir: string },
): Promise<void> {
  const { db, settings, progress } = site;
  const { target, name, passphrase } = backup;
  const client = await db.openConnection();
  try {
    await restoreBackup(
      {
        ...{ client, progress, keyring: site.keyring() },
        mediaStore: await createMediaStore(settings),
        migrations: await readMigrations(migrationsDir),
        signal: new AbortController().signal,
      },
      {
        ...{ source: target.source(name), passphrase },
        ...{ isReplacing: true, keepsSignIns: true, isOfItsVersion: true },
      },
    );
    if ((await readJobRevision(db.pool)) !== jobRevision) await dropJobTables(db.pool);
  } catch (error) {
    throw new CommandError(
      `It could not go back: ${sentenceFor(error)} Stop every copy, get the old version and restore ${target.source(name).title} with --replace.`,
      { cause: error },
    );
  } finally {
    progress.close();
    await client.end();
  }
}
