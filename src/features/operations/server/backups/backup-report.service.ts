import { readStates } from '../../../../server/backup/outcome/outcomes.service.ts';
import { openTarget } from '../../../../server/backup/target/open-target.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { BackupReport } from '../../backups.ts';

/** Asks the database alone: a target that hangs must not hold up a page. */
export async function backupReport(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
): Promise<BackupReport> {
  const target = await openTarget(deps.settings);
  if (!target) return { target: null, backup: null, trialRestore: null, pointInTime: null };
  const { backup, trialRestore, pointInTime } = await readStates(deps);
  return {
    target: target.title,
    backup: backup && { ...backup, byteSize: backup.goodBytes },
    trialRestore,
    pointInTime: deps.settings.database.url ? null : pointInTime,
  };
}
