import { isEncrypted } from '../../../server/backup/encryption.ts';
import { restoreBackup } from '../../../server/backup/restore.ts';
import { readMigrations } from '../../../server/db/migrations/migrate.ts';
import { createMediaStore } from '../../../server/integrations/media-store/create-media-store.ts';
import { migrationsDir, withSite } from '../command.ts';
import { knownPassphrase } from '../passphrase.ts';
import { counted, type Terminal } from '../terminal.ts';
import { endedSentences, resumeRestored } from './after-restore.ts';
import { namedSource } from './site-target.ts';

export interface RestoreFlags {
  replace?: true;
  keepSignIns?: true;
}

export async function restore(
  terminal: Terminal,
  named: { given: string; file: string },
  flags: RestoreFlags,
): Promise<void> {
  await withSite(terminal, { bringsUpToDate: false }, async (site) => {
    const { progress, signal } = site;
    const source = await namedSource(site.settings, named);
    const passphrase = (await isEncrypted(source)) ? await knownPassphrase(site) : null;
    const restored = await restoreBackup(
      {
        client: await site.connect(),
        mediaStore: await createMediaStore(site.settings),
        keyring: site.keyring(),
        migrations: await readMigrations(migrationsDir),
        progress,
        signal,
      },
      {
        source,
        passphrase,
        isReplacing: flags.replace === true,
        keepsSignIns: flags.keepSignIns === true,
      },
    );
    await resumeRestored(site);
    progress.close();
    const { createdAt, version, rows, pictures, leftOut } = restored;
    site.say(
      `The site is as it was at ${createdAt} (version ${version}): ${counted(rows, 'row')}, ${counted(pictures, 'picture file')}.`,
    );
    for (const sentence of endedSentences(restored, { keepsSignIns: flags.keepSignIns === true })) {
      site.say(sentence);
    }
    if (leftOut.length > 0) {
      site.say(
        `Left out, because no version of the site makes these tables: ${leftOut.join(', ')}. Their rows are in the file, below tables/.`,
      );
    }
  });
}
