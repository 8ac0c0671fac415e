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

/** How a brief stands at a time. */
export function briefStateOf(
  { state, seenAt, endsAt }: Pick<BriefRow, 'state' | 'seenAt' | 'endsAt'>,
  now: Date,
): BriefState {
  if (state !== 'open' && state !== 'yes') return state;
  if (endsAt <= now) return 'expired';
  if (state === 'yes') return state;
  return seenAt ? 'seen' : 'offered';
}

/** Until when a developer may answer what is offered now. */
export const answerEnd = (now: Date) => new Date(now.getTime() + briefLimits.daysToAnswer * dayMs);

/** Until when the sender may choose a developer who says yes now. */
export const choiceEnd = (now: Date) => new Date(now.getTime() + briefLimits.daysToChoose * dayMs);

/** Has a developer told that there is something new among their briefs, in the way and at the time that they have chosen. */
export function tellDeveloper(tx: Db, developerId: number): Promise<void> {
  return addJob(tx, 'sendNotification', { developerId }, { key: `notification:${developerId}` });
}

/** Ends what waits for an answer or a choice. @returns how many briefs that were */
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

/** By request, the names of the developers to whom it was offered, and of the one who was chosen. */
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

/** Deletes or counts briefs that came to nothing a while ago. */
export function purgeBriefs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedBefore(db.prisma, daysBefore(clock.now(), keptDays.endedBriefs), mode);
}
