import { backupWords } from '../../../features/operations/words/backups.ts';
import {
  type BackupState,
  lateAfterMs,
  readStates,
} from '../../../server/backup/outcome/outcomes.service.ts';
import { openTarget } from '../../../server/backup/target/open-target.ts';
import { systemClock } from '../../../server/clock.ts';
import type { Database } from '../../../server/db/client.ts';
import type { Settings } from '../../../server/env.ts';
import { offSentences } from '../../../server/setting-gaps.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import { counted } from '../terminal.ts';
import type { Finding, Verdict } from './finding.ts';

/**
 * Asks the target itself: what the database says of it may be older than a disk that is gone.
 * @throws TargetError when it does not answer
 */
export async function checkBackups(settings: Settings): Promise<Verdict> {
  const target = await openTarget(settings);
  if (!target) return { state: 'warn', sentence: offSentences.backups };
  const [newest] = await target.list();
  if (!newest) {
    const sentence = `${target.title} has no backup yet: a running site makes one within an hour.`;
    return { state: 'warn', sentence };
  }
  const ageMs = systemClock.now().getTime() - newest.madeAt.getTime();
  const age = counted(Math.floor(ageMs / hourMs), 'hour');
  const found = `the newest in ${target.title} was made ${age} ago`;
  return ageMs > lateAfterMs.backup
    ? { state: 'fail', sentence: `Too old: ${found}. "site backup" tries it now.` }
    : { state: 'ok', sentence: `In time: ${found}.` };
}

/**
 * Reads what the site noted of its own work: backups that failed since the last good one, and the last trial restore.
 * Expects the tables of this version. A site without a target has nothing to tell.
 */
export async function findNotedBackups({
  db,
  settings,
}: {
  db: Pick<Database, 'prisma'>;
  settings: Settings;
}): Promise<Finding[]> {
  if (!settings.backups.target) return [];
  const { backup, trialRestore, pointInTime } = await readStates({ db, clock: systemClock });
  const failed: Finding[] = backup?.fault
    ? [{ subject: 'Last backup', state: 'fail', sentence: `It failed. ${backup.fault}` }]
    : [];
  const log: Finding[] = settings.database.url
    ? []
    : [{ subject: 'Every moment', ...pointInTimeVerdict(pointInTime) }];
  return [...failed, ...log, { subject: 'Trial restore', ...trialVerdict(trialRestore) }];
}

function pointInTimeVerdict(state: BackupState | null): Verdict {
  if (state?.fault) return { state: 'fail', sentence: `It failed. ${state.fault}` };
  if (state?.isLate) return { state: 'fail', sentence: `${backupWords.pointInTimeLate.title}.` };
  return { state: 'ok', sentence: 'A running site stores what is written within a minute.' };
}

const tryNow = '"site backup --verify" tries the newest one now.';

function trialVerdict(trial: BackupState | null): Verdict {
  if (trial?.fault) return { state: 'fail', sentence: `It failed. ${trial.fault} ${tryNow}` };
  if (trial?.isLate) {
    return { state: 'fail', sentence: `${backupWords.trialLate.title}. ${tryNow}` };
  }
  if (!trial?.goodAt) {
    const sentence = 'No backup was restored on trial yet: a running site does that once a week.';
    return { state: 'ok', sentence };
  }
  const age = counted(Math.floor(trial.ageMs / dayMs), 'day');
  return { state: 'ok', sentence: `${trial.goodName} was restored ${age} ago, and was whole.` };
}
