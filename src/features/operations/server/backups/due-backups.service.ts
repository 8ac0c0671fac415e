import path from 'node:path';
import { backUp } from '../../../../server/backup/back-up.ts';
import {
  noteGood,
  noteWanted,
  readStates,
} from '../../../../server/backup/outcome/outcomes.service.ts';
import { withFaultNoted } from '../../../../server/backup/outcome/with-outcome.ts';
import { openTarget } from '../../../../server/backup/target/open-target.ts';
import { newestBackup, tryRestore } from '../../../../server/backup/trial/try-restore.ts';
import { readMigrations } from '../../../../server/db/migrations/migrate.ts';
import type { Deps } from '../../../../server/deps.ts';
import { packageRoot, siteVersion } from '../../../../server/package-root.ts';
import { dayMs, hourMs } from '../../../../shared/time/durations.ts';

type BackupDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'mediaStore' | 'keyring' | 'log'>;

const trialEveryMs = 7 * dayMs;
/** A trial of the week before may have begun some hours later in its day. */
const trialGraceMs = 12 * hourMs;

const noProgress = { step() {}, advance() {} };

/** The last moment at which the hour of backups began. */
function lastTurnAt(now: Date, hour: number): Date {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}

/**
 * Makes the backup of this day at the target, once its hour has come. Does nothing where no target is set, where it is made
 * already, or where another is under way. A fault is kept for the owner.
 * @throws BackupError
 */
export async function backUpWhenDue(deps: BackupDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, settings, mediaStore, log } = deps;
  const { passphrase = null, kept, hour } = settings.backups;
  const target = await openTarget(settings);
  if (!target) return;
  await noteWanted(deps);
  const { backup } = await readStates(deps);
  if (backup?.goodAt && backup.goodAt >= lastTurnAt(clock.now(), hour)) return;
  const saved = await withFaultNoted({ db, clock, signal }, 'backup', () =>
    backUp(
      {
        ...{ target, mediaStore, clock, signal, progress: noProgress },
        connect: db.openConnection,
        onSaved: (whole) => noteGood(deps, 'backup', whole),
      },
      { version: siteVersion(), passphrase, kept },
    ),
  );
  if (!saved) return;
  const { name, byteSize, rows, pictures } = saved;
  log.info({ event: 'backup-made', name, byteSize, rows, pictures }, 'a backup was made');
}

/**
 * Restores the newest backup of the target on trial once a week. Does nothing where no target is set or no backup was made
 * yet. A fault is kept for the owner, and tried again on the next day.
 * @throws BackupError
 */
export async function tryRestoreWhenDue(deps: BackupDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, settings, keyring, log } = deps;
  const target = await openTarget(settings);
  if (!target) return;
  const { backup, trialRestore } = await readStates(deps);
  if (!backup?.goodAt) return;
  if (trialRestore?.goodAt && trialRestore.ageMs < trialEveryMs - trialGraceMs) return;
  const migrations = await readMigrations(path.join(packageRoot, 'prisma/migrations'));
  const result = await withFaultNoted({ db, clock, signal }, 'trialRestore', async () =>
    tryRestore(
      {
        ...{ target, settings, keyring, migrations, log, signal, progress: noProgress },
        connect: db.openConnection,
      },
      { name: await newestBackup(target), passphrase: settings.backups.passphrase ?? null },
    ),
  );
  if (!result) return;
  await noteGood(deps, 'trialRestore', result);
  const { name, rows, pictures, missingPictures } = result;
  log.info(
    { event: 'trial-restore', name, rows, pictures, missing: missingPictures.length },
    'a backup was restored on trial and is whole',
  );
}
