import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookAtTotpSecrets } from '../../server/auth/factors/totp-secrets.service.ts';
import { backUp, type SavedBackup } from '../../server/backup/back-up.ts';
import { type BackupSummary, saveBackup } from '../../server/backup/backup.ts';
import { noteGood } from '../../server/backup/outcome/outcomes.service.ts';
import { withFaultNoted } from '../../server/backup/outcome/with-outcome.ts';
import type { BackupTarget } from '../../server/backup/target/backup-target.ts';
import { createFolderTarget } from '../../server/backup/target/folder-target.ts';
import { systemClock } from '../../server/clock.ts';
import { createMediaStore } from '../../server/integrations/media-store/create-media-store.ts';
import { whereKeyIs } from '../../server/keyring/open-keyring.ts';
import { siteVersion } from '../../server/package-root.ts';
import { hasOutcomes, requireTarget, turnIsTaken } from './backups/site-target.ts';
import { type Site, withSite } from './command.ts';
import { newPassphrase } from './passphrase.ts';
import { CommandError, counted, type Terminal } from './terminal.ts';

export interface BackupFlags {
  encrypt?: true;
}

const depsOf = async ({ settings, progress, signal }: Site) => ({
  mediaStore: await createMediaStore(settings),
  clock: systemClock,
  progress,
  signal,
});

/** A backup that is whole, and opens with this passphrase. */
export interface MadeBackup {
  target: BackupTarget;
  name: string;
  passphrase: string | null;
}

/** @throws CommandError when it cannot become a new file. Asked first, so that a missing folder is not blamed on the database. */
export function requireNewFile(file: string): void {
  const folder = path.dirname(file);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new CommandError(`${folder} is no folder.`);
  if (existsSync(file)) {
    throw new CommandError(`${file} is there already. Name another file, or move that one away.`);
  }
}

/**
 * Saves the site to a new file, or else to BACKUP_TARGET, as the site itself does every night. Leaves the database at its own
 * schema version: the backup before an upgrade must not begin the upgrade.
 */
export async function backup(
  terminal: Terminal,
  file: string | null,
  flags: BackupFlags,
): Promise<void> {
  if (file !== null) requireNewFile(file);
  await withSite(terminal, { bringsUpToDate: false }, async (site) => {
    await makeBackup(site, file, flags);
  });
}

/** Makes a backup and says so. @param file null for BACKUP_TARGET */
export function makeBackup(
  site: Site,
  file: string | null,
  flags: BackupFlags,
): Promise<MadeBackup> {
  return file === null ? saveToTarget(site, flags) : saveToFile(site, file, flags);
}

async function saveToFile(site: Site, file: string, { encrypt }: BackupFlags): Promise<MadeBackup> {
  const passphrase = encrypt ? await newPassphrase(site) : null;
  const target = createFolderTarget(path.dirname(file), site.settings.backups.patienceMs);
  const name = path.basename(file);
  const saved = await saveBackup(
    { ...(await depsOf(site)), client: await site.connect() },
    { target, name, version: siteVersion(), passphrase },
  );
  await tell(site, file, saved, passphrase !== null);
  return { target, name, passphrase };
}

async function saveToTarget(site: Site, { encrypt }: BackupFlags): Promise<MadeBackup> {
  const { settings, signal, db } = site;
  const target = await requireTarget(settings);
  const isEncrypting = encrypt === true || settings.backups.passphrase !== undefined;
  const passphrase = isEncrypting ? await newPassphrase(site) : null;
  const outcomes = { db, clock: systemClock, signal };
  const isNoting = await hasOutcomes(site);
  const deps = {
    ...(await depsOf(site)),
    target,
    connect: site.connect,
    onSaved: async (saved: SavedBackup) => {
      if (isNoting) await noteGood(outcomes, 'backup', saved);
    },
  };
  const options = { version: siteVersion(), passphrase, kept: settings.backups.kept };
  const run = () => backUp(deps, options);
  const saved = await (isNoting ? withFaultNoted(outcomes, 'backup', run) : run());
  if (!saved) throw turnIsTaken();
  await tell(site, target.source(saved.name).title, saved, isEncrypting);
  return { target, name: saved.name, passphrase };
}

async function tell(
  site: Site,
  address: string,
  { rows, tables, pictures, missingPictures }: BackupSummary,
  isEncrypted: boolean,
): Promise<void> {
  site.progress.close();
  site.say(
    `Saved to ${address}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${counted(pictures, 'picture file')}.`,
  );
  if (missingPictures.length > 0) {
    site.say(
      `The database names ${counted(missingPictures.length, 'picture file')} that the store does not have: ${missingPictures.slice(0, 5).join(', ')}${missingPictures.length > 5 ? ' …' : ''}. They were deleted just now, or are missing on the site too.`,
    );
  }
  site.say(
    isEncrypted
      ? 'It is encrypted: without its passphrase nobody opens it, you neither.'
      : 'It holds addresses and password hashes: keep it where only you can read it.',
  );
  await tellOfSecrets(site);
}

async function tellOfSecrets(site: Site): Promise<void> {
  const { clear, current, former } = await lookAtTotpSecrets(site.db.pool, site.keyring());
  if (clear > 0) {
    site.say(
      `${counted(clear, 'authenticator app')} can be copied from it: this database has not been started with a version that encrypts them.`,
    );
  }
  if (current + former > 0) {
    site.say(
      `The key of its encrypted secrets (${whereKeyIs(site.settings)}) is not in it: keep that too, in another place.`,
    );
  }
}
