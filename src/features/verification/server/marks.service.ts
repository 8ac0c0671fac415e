import type { Deps } from '../../../server/deps.ts';
import type { NotifyDeveloper } from '../../../server/outbox/developer-notice.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { drawnFacesPath } from '../../../shared/media/drawn-faces.ts';
import { keptDays } from '../../../shared/retention.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { countProvenDevelopers } from '../../proofs/server/proofs.service.ts';
import type { MarkCounts, ShownMark } from '../verification.ts';
import { verificationLimits } from '../verification-limits.ts';
import { verificationMessages } from '../words/verification-messages.ts';
import {
  claimReminder,
  countMarks,
  findEndingMarks,
  findMark,
  purgeEndedBefore,
} from './marks.queries.ts';
import { tabAddress } from './tab-address.ts';

/** The mark that visitors see. Null for a hidden profile. */
export function shownMark(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<ShownMark | null> {
  return findMark(db.prisma, developerId, { now: clock.now(), isShown: true });
}

/** The page is kept as long once more. */
const keptForMs = 30_000;

/** Each database has counts of its own. */
const kept = new WeakMap<Deps['db'], { madeAt: number; counts: Promise<MarkCounts> }>();

async function readCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<MarkCounts> {
  const [counted, address] = await Promise.all([
    countMarks(db.prisma, clock.now(), drawnFacesPath),
    countProvenDevelopers({ db }),
  ]);
  return { ...counted, address };
}

/** Counts the developers of each mark. At most half a minute old. */
export function countsOfMarks(deps: Pick<Deps, 'db' | 'clock'>): Promise<MarkCounts> {
  const madeAt = deps.clock.now().getTime();
  const last = kept.get(deps.db);
  if (last && Math.abs(madeAt - last.madeAt) < keptForMs) return last.counts;
  const counts = readCounts(deps);
  kept.set(deps.db, { madeAt, counts });
  counts.catch(() => kept.delete(deps.db));
  return counts;
}

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'content'> & {
  notifyDeveloper: NotifyDeveloper;
};

async function remind(
  { db, clock, content, settings, notifyDeveloper }: ReminderDeps,
  { id, developerId }: { id: number; developerId: number },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const end = await claimReminder(tx, id, clock.now());
    if (!end) return;
    const { brand } = siteIdentityOf(content);
    const tab = tabAddress(settings, developerId);
    await notifyDeveloper(tx, developerId, {
      dedupeKey: `verification-ending:${id}`,
      ...verificationMessages.ending({ brand, tab, end }),
    });
  });
}

/** Tells developers once that their mark is about to end. One that fails holds no other back. */
export async function remindOfMarks(deps: ReminderDeps): Promise<void> {
  const failures: unknown[] = [];
  const now = deps.clock.now();
  const until = new Date(now.getTime() + verificationLimits.reminderDays * dayMs);
  for (const mark of await findEndingMarks(deps.db.prisma, { now, until })) {
    try {
      await remind(deps, mark);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders were not sent.');
}

export function purgeEndedVerifications(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedBefore(db.prisma, daysBefore(clock.now(), keptDays.endedVerifications), mode);
}
