import { lateAfterMs } from '../../../server/backup/outcome/outcomes.service.ts';
import { openTarget } from '../../../server/backup/target/open-target.ts';
import { systemClock } from '../../../server/clock.ts';
import type { Settings } from '../../../server/env.ts';
import { offSentences } from '../../../server/setting-gaps.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { counted } from '../terminal.ts';
import type { Verdict } from './finding.ts';

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
