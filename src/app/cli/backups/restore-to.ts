import { z } from 'zod';
import { pointInTimeShelf } from '../../../server/backup/point-in-time/kept-file.ts';
import { isRestorable } from '../../../server/backup/point-in-time/point-in-time.ts';
import { type RestoredTo, restoreTo } from '../../../server/backup/point-in-time/restore-to.ts';
import { isFilled } from '../../../server/db/embedded/place.ts';
import { readMigrations } from '../../../server/db/migrations/migrate.ts';
import { parseEnv, type Settings } from '../../../server/env.ts';
import {
  createMediaStore,
  isOnThisDisk,
} from '../../../server/integrations/media-store/create-media-store.ts';
import { openKeyring } from '../../../server/keyring/open-keyring.ts';
import { migrationsDir, untilStopped, withSite } from '../command.ts';
import { knownPassphrase } from '../passphrase.ts';
import { CommandError, counted, createProgress, type Terminal } from '../terminal.ts';
import { endedSentences, resumeRestored } from './after-restore.ts';
import type { RestoreFlags } from './restore.ts';
import { requireTarget } from './site-target.ts';

/**
 * Brings the site of the embedded database to a moment. The site must not run.
 * @param time with its zone, or "latest"
 */
export async function restoreToTime(
  terminal: Terminal,
  time: string,
  flags: RestoreFlags,
): Promise<void> {
  const to = momentIn(time);
  const settings = parseEnv(terminal.env);
  requireEmbedded(settings);
  const target = await requireTarget(settings, pointInTimeShelf);
  if (isFilled(settings.dataDir) && flags.replace !== true) {
    throw new CommandError(
      'This data folder holds a database already. Say --replace to have it and everything in it replaced.',
    );
  }
  const keepsSignIns = flags.keepSignIns === true;
  const progress = createProgress(terminal);
  const mediaStore = isOnThisDisk(settings) ? await createMediaStore(settings) : null;
  const restored = await untilStopped(async (signal) =>
    restoreTo(
      {
        ...{ target, mediaStore, progress, signal },
        dataDir: settings.dataDir,
        keyring: openKeyring(settings),
        migrations: await readMigrations(migrationsDir),
      },
      { to, keepsSignIns, passphrase: () => knownPassphrase({ settings, terminal }) },
    ),
  ).finally(() => progress.close());
  await withSite(terminal, { bringsUpToDate: true }, async (site) => {
    await resumeRestored(site);
    for (const sentence of sentencesOf(restored, keepsSignIns)) site.say(sentence);
  });
}

const withZone = z.iso.datetime({ offset: true });

/** @returns null for the last moment that is stored */
function momentIn(time: string): Date | null {
  if (time === 'latest') return null;
  if (!withZone.safeParse(time).success) {
    throw new CommandError(
      '--to must be a moment with its zone, such as 2026-12-01T14:30:00Z, or "latest".',
    );
  }
  const moment = new Date(time);
  if (moment > new Date()) throw new CommandError(`${time} lies ahead.`);
  return moment;
}

function requireEmbedded({ database }: Settings): void {
  if (!isRestorable) throw new CommandError('On Windows only backups can be restored.');
  if (!database.url) return;
  throw new CommandError(
    'DATABASE_URL is set: the tools of that server bring it to a moment. "site restore" restores a backup.',
  );
}

function sentencesOf(restored: RestoredTo, keepsSignIns: boolean): string[] {
  const { lastChangeAt, pictures, missingPictures } = restored;
  const change = lastChangeAt ? `, with its last change at ${lastChangeAt.toISOString()}` : '';
  return [
    `The site is as it was then${change}. ${counted(pictures, 'picture file')} came back.`,
    ...(missingPictures.length > 0
      ? [
          `The database names ${counted(missingPictures.length, 'picture file')} that are neither here nor at the target: ${missingPictures.slice(0, 5).join(', ')}.`,
        ]
      : []),
    ...endedSentences(restored, { keepsSignIns }),
  ];
}
