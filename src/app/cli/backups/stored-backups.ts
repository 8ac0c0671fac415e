import { isEncrypted } from '../../../server/backup/encryption.ts';
import { noteGood } from '../../../server/backup/outcome/outcomes.service.ts';
import { withFaultNoted } from '../../../server/backup/outcome/with-outcome.ts';
import {
  pointInTimeShelf,
  reachOf,
  readKeptFiles,
} from '../../../server/backup/point-in-time/kept-file.ts';
import { newestBackup, tryRestore } from '../../../server/backup/trial/try-restore.ts';
import { systemClock } from '../../../server/clock.ts';
import { readMigrations } from '../../../server/db/migrations/migrate.ts';
import { parseEnv } from '../../../server/env.ts';
import { migrationsDir, withSite } from '../command.ts';
import { knownPassphrase } from '../passphrase.ts';
import { counted, formatTable, type Terminal } from '../terminal.ts';
import { hasOutcomes, requireTarget, turnIsTaken } from './site-target.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const clock = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');

export async function listBackups(terminal: Terminal): Promise<void> {
  const settings = parseEnv(terminal.env);
  const target = await requireTarget(settings);
  const backups = await target.list();
  terminal.stdout.write(
    backups.length === 0
      ? `There is no backup in ${target.title} yet.\n`
      : `${formatTable(
          ['Name', 'Made at (UTC)', 'Size'],
          backups.map(({ name, madeAt, byteSize }) => [name, clock(madeAt), megabytes(byteSize)]),
        )}\n`,
  );
  const reach = reachOf(await readKeptFiles(await requireTarget(settings, pointInTimeShelf)));
  if (!reach) return;
  terminal.stdout.write(
    `"site restore --to" leads to every moment from ${clock(reach.from)} to ${clock(reach.to)} (UTC).\n`,
  );
}

/** @param named a backup at the target; the newest one where it is null */
export async function verifyBackup(terminal: Terminal, named: string | null): Promise<void> {
  await withSite(terminal, { bringsUpToDate: false }, async (site) => {
    const { settings, db, log, progress, signal } = site;
    const target = await requireTarget(settings);
    const outcomes = { db, clock: systemClock, signal };
    const isNoting = await hasOutcomes(site);
    const run = async () => {
      const name = named ?? (await newestBackup(target));
      const isClosed = await isEncrypted(target.source(name));
      const passphrase = isClosed ? await knownPassphrase(site) : null;
      return tryRestore(
        {
          ...{ settings, log, progress, signal, target },
          connect: site.connect,
          keyring: site.keyring(),
          migrations: await readMigrations(migrationsDir),
        },
        { name, passphrase },
      );
    };
    const result = await (isNoting ? withFaultNoted(outcomes, 'trialRestore', run) : run());
    if (!result) throw turnIsTaken();
    if (isNoting) await noteGood(outcomes, 'trialRestore', result);
    progress.close();
    site.say(
      `${result.name} was restored into a database of its own and is whole: ${counted(result.rows, 'row')} and ${counted(result.pictures, 'picture file')}, as they were saved. Nothing on the site was changed.`,
    );
    const { missingPictures } = result;
    if (missingPictures.length > 0) {
      site.say(
        `Its database names ${counted(missingPictures.length, 'picture file')} that it does not have, because the site lacked them when it was made.`,
      );
    }
  });
}
