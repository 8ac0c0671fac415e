import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { addJob } from '../../../server/queue/queue.ts';
import { keptDays } from '../../../shared/retention.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { type BriefState, briefLimits } from '../brief-options.ts';
import {
  type BriefRow,
  findDevelopersAsked,
  purgeEndedBefore,
  updateBriefs,
} from './briefs.queries.ts';

export function briefStateOf(
  { state, seenAt, endsAt }: Pick<BriefRow, 'state' | 'seenAt' | 'endsAt'>,
  now: Date,
): BriefState {
  if (state !== 'open' && state !== 'yes') return state;
  if (endsAt <= now) return 'expired';
  if (state === 'yes') return state;
  return seenAt ? 'seen' : 'offered';
}

export const answerEnd = (now: Date) => new Date(now.getTime() + briefLimits.daysToAnswer * dayMs);

export const choiceEnd = (now: Date) => new Date(now.getTime() + briefLimits.daysToChoose * dayMs);

/** Queues a notification, which follows the developer's settings. */
export function tellDeveloper(tx: Db, developerId: number): Promise<void> {
  return addJob(tx, 'sendNotification', { developerId }, { key: `notification:${developerId}` });
}

/** @returns the number of ended briefs */
export function endOpenBriefs(
  tx: Db,
  which: { requestId: number } | { id: number },
  to: 'withdrawn' | 'notChosen',
  now: Date,
): Promise<number> {
  return updateBriefs(
    tx,
    { ...which, state: { in: ['open', 'yes'] }, endsAt: { gt: now } },
    { state: to, endsAt: now },
  );
}

export async function namesOfDevelopersAsked(
  db: Db,
  requestIds: readonly number[],
): Promise<Map<number, { asked: string[]; chosen: string }>> {
  const names = new Map<number, { asked: string[]; chosen: string }>();
  for (const { requestId, state, developer } of await findDevelopersAsked(db, requestIds)) {
    const name = developer.developerName || `Developer ${developer.id}`;
    const { asked, chosen } = names.get(requestId) ?? { asked: [], chosen: '' };
    names.set(requestId, {
      asked: [...asked, name],
      chosen: state === 'chosen' ? name : chosen,
    });
  }
  return names;
}

export function purgeBriefs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedBefore(db.prisma, daysBefore(clock.now(), keptDays.endedBriefs), mode);
}
