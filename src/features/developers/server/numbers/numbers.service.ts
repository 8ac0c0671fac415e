import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { replyTimeBasis, replyTimeOf } from '../../../requests/reply-times.ts';
import { reportForDeveloper } from '../../../traffic/server/developer-numbers.service.ts';
import type { TrafficPeriod } from '../../../traffic/traffic-report.ts';
import type { OwnNumbers } from '../../own-numbers.ts';
import { replyTimeSentences } from '../../words/reply-time-sentences.ts';
import { countMessages, findReplies, findTitles, isReplyTimeShown } from './numbers.queries.ts';

async function readReplies(db: Db, developerId: number, now: Date): Promise<OwnNumbers['replies']> {
  const since = new Date(now.getTime() - replyTimeBasis.days * dayMs);
  const { answers, medianMinutes: median } = await findReplies(db, developerId, since);
  const medianMinutes = answers < replyTimeBasis.fewestAnswers ? null : median;
  return {
    answers,
    medianMinutes,
    told: medianMinutes === null ? null : replyTimeOf(medianMinutes),
  };
}

/** Views, searches, messages, briefs and the badge of one period. A developer reads only their own. */
export async function readOwnNumbers(
  deps: Pick<Deps, 'db' | 'clock' | 'trafficCounter'>,
  developerId: number,
  { period }: { period: TrafficPeriod },
): Promise<OwnNumbers> {
  const db = deps.db.prisma;
  const now = deps.clock.now();
  const [report, titles, replies] = await Promise.all([
    reportForDeveloper(deps, developerId, period),
    findTitles(db, developerId),
    readReplies(db, developerId, now),
  ]);
  const { days, projects, totals, before, ...others } = report;
  const [messages, messagesBefore] = await Promise.all([
    countMessages(db, developerId, { from: days.from, until: new Date(now.getTime() + 1) }),
    countMessages(db, developerId, { from: days.before.from, until: days.from }),
  ]);
  const counts = new Map(projects.map(({ projectId, count }) => [projectId, count]));
  return {
    ...others,
    totals: { ...totals, messages },
    before: { ...before, messages: messagesBefore },
    projects: titles.map((project) => ({ ...project, count: counts.get(project.id) ?? 0 })),
    replies,
  };
}

/** A sentence. Null unless the developer shows the reply time and there are enough answers. */
export async function readReplyTime(
  deps: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<string | null> {
  const db = deps.db.prisma;
  if (!(await isReplyTimeShown(db, developerId))) return null;
  const { told } = await readReplies(db, developerId, deps.clock.now());
  return told && replyTimeSentences[told];
}
