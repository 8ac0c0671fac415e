import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { type ReplyTime, replyTimeBasis, replyTimeOf } from '../../../requests/reply-times.ts';
import { reportProfileViews } from '../../../traffic/server/profile-views.service.ts';
import type { DeveloperStatistics } from '../../developer-statistics.ts';
import { countMessagesSince, findReplies, isReplyTimeShown } from './statistics.queries.ts';

async function readReplies(
  db: Db,
  developerId: number,
  now: Date,
): Promise<DeveloperStatistics['replies']> {
  const since = new Date(now.getTime() - replyTimeBasis.days * dayMs);
  const { answers, medianMinutes: median } = await findReplies(db, developerId, since);
  const medianMinutes = answers < replyTimeBasis.fewestAnswers ? null : median;
  return {
    answers,
    medianMinutes,
    told: medianMinutes === null ? null : replyTimeOf(medianMinutes),
  };
}

export async function readStatistics(
  deps: Pick<Deps, 'db' | 'clock' | 'trafficCounter'>,
  developerId: number,
): Promise<DeveloperStatistics> {
  const db = deps.db.prisma;
  const [{ isCounted, days30, months12 }, replies] = await Promise.all([
    reportProfileViews(deps, developerId),
    readReplies(db, developerId, deps.clock.now()),
  ]);
  const [recent, ofYear] = await Promise.all([
    countMessagesSince(db, developerId, days30.from),
    countMessagesSince(db, developerId, months12.from),
  ]);
  return {
    isCounted,
    days30: { views: days30.views, steps: days30.steps, ...recent },
    months12: { views: months12.views, steps: months12.steps, ...ofYear },
    replies,
  };
}

/** Null unless the developer shows the reply time and there are enough answers. */
export async function readReplyTime(
  deps: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<ReplyTime | null> {
  const db = deps.db.prisma;
  if (!(await isReplyTimeShown(db, developerId))) return null;
  return (await readReplies(db, developerId, deps.clock.now())).told;
}
