import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookAtTotpSecrets } from '../../server/auth/factors/totp-secrets.service.ts';
import { saveBackup } from '../../server/backup/backup.ts';
import { systemClock } from '../../server/clock.ts';
import { createMediaStore } from '../../server/integrations/media-store/create-media-store.ts';
import { whereKeyIs } from '../../server/keyring/open-keyring.ts';
import { siteVersion } from '../../server/package-root.ts';
import { type Site, withSite } from './command.ts';
import { newPassphrase } from './passphrase.ts';
import { CommandError, counted, type Terminal } from './terminal.ts';

export interface BackupFlags {
  encrypt?: true;
}

/** Leaves the database at its own schema version: the backup before an upgrade must not begin the upgrade. */
export async function backup(
  terminal: Terminal,
  file: string,
  { encrypt }: BackupFlags,
): Promise<void> {
  // Checked first, so that a missing folder is not blamed on the database.
  const folder = path.dirname(file);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new CommandError(`${folder} is no folder.`);
  if (existsSync(file)) {
    throw new CommandError(`${file} is there already. Name another file, or move that one away.`);
  }
  await withSite(terminal, { bringsUpToDate: false }, async (site) => {
    const { progress, signal } = site;
    const passphrase = encrypt ? await newPassphrase(site) : null;
    const { rows, tables, pictures, missingPictures } = await saveBackup(
      {
        client: await site.connect(),
        mediaStore: await createMediaStore(site.settings),
        clock: systemClock,
        progress,
        signal,
      },
      { file, version: siteVersion(), passphrase },
    );
    progress.close();
    site.say(
      `Saved to ${file}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${counted(pictures, 'picture file')}.`,
    );
    if (missingPictures.length > 0) {
      site.say(
        `The database names ${counted(missingPictures.length, 'picture file')} that the store does not have: ${missingPictures.slice(0, 5).join(', ')}${missingPictures.length > 5 ? ' …' : ''}. They were deleted just now, or are missing on the site too.`,
      );
    }
    site.say(
      encrypt
        ? 'It is encrypted: without its passphrase nobody opens it, you neither.'
        : 'It holds addresses and password hashes: keep it where only you can read it.',
    );
    await tellOfSecrets(site);
  });
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
