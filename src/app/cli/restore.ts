import { missingKeyOf } from '../../server/auth/factors/totp-secrets.service.ts';
import { isEncrypted } from '../../server/backup/encryption.ts';
import { restoreBackup } from '../../server/backup/restore.ts';
import { systemClock } from '../../server/clock.ts';
import { readMigrations } from '../../server/db/migrations/migrate.ts';
import { createMediaStore } from '../../server/integrations/media-store/create-media-store.ts';
import { addJob } from '../../server/queue/queue.ts';
import { applyJobMigrations } from '../../server/queue/schema.ts';
import { resumeWork } from '../server/jobs/resume.ts';
import { namedSource } from './backups/site-target.ts';
import { migrationsDir, withSite } from './command.ts';
import { knownPassphrase } from './passphrase.ts';
import { counted, type Terminal } from './terminal.ts';

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
    // A starting process does the same. Processes that already run need not wait for one.
    await applyJobMigrations(site.db.pool);
    await resumeWork({ db: site.db, clock: systemClock });
    // The first process that runs purges the shared caches.
    await addJob(site.db.prisma, 'purgeSharedCaches', { round: 'first' }, { key: 'purge:first' });
    progress.close();
    const { createdAt, version, rows, pictures, endedTokens, leftOut, unclearMessages } = restored;
    const { unreadableSecrets } = restored;
    site.say(
      `The site is as it was at ${createdAt} (version ${version}): ${counted(rows, 'row')}, ${counted(pictures, 'picture file')}.`,
    );
    if (!flags.keepSignIns) {
      site.say(
        `Everybody is signed out${endedTokens > 0 ? `, and ${counted(endedTokens, 'API token')} ended: make new ones in the admin area` : ''}. Passwords and accounts are those of the backup.`,
      );
    }
    if (unclearMessages > 0) {
      site.say(
        `${counted(unclearMessages, 'message')} about to be sent then may have been sent since: the admin area shows what is unclear, and sends it again where you say so.`,
      );
    }
    if (unreadableSecrets.length > 0) site.say(missingKeyOf(unreadableSecrets));
    if (leftOut.length > 0) {
      site.say(
        `Left out, because no version of the site makes these tables: ${leftOut.join(', ')}. Their rows are in the file, below tables/.`,
      );
    }
  });
}
