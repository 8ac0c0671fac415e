import type { Db } from '../../../../server/db/client.ts';

/** So many answers are looked at, the latest, however many there are. */
const mostAnswers = 200;

/** Whether visitors of a profile may read how long its developer takes to answer. */
export async function isReplyTimeShown(db: Db, id: number): Promise<boolean> {
  const where = { id, showReplyTime: true, hiddenAt: null, profileCompletedAt: { not: null } };
  return (await db.developer.count({ where })) > 0;
}

export interface RepliesRow {
  answers: number;
  /** Null where there are no answers. */
  medianMinutes: number | null;
}

/** How long messages that were first answered since a moment had waited. */
export async function findReplies(db: Db, developerId: number, since: Date): Promise<RepliesRow> {
  const [row] = await db.$queryRaw<RepliesRow[]>`
    SELECT count(*)::int AS "answers",
      percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM "answeredAt" - "createdAt")::float8 / 60) AS "medianMinutes"
    FROM (
      SELECT "createdAt", "answeredAt" FROM "DeveloperMessage"
      WHERE "developerId" = ${developerId}::int AND "answeredAt" >= ${since}::timestamptz AND NOT "isSuspected"
      ORDER BY "answeredAt" DESC LIMIT ${mostAnswers}::int) AS latest`;
  return row ?? { answers: 0, medianMinutes: null };
}

/** How many messages came in since a moment, and how many of them were answered; what may be junk or was withheld is none. */
export async function countMessagesSince(
  db: Db,
  developerId: number,
  since: Date,
): Promise<{ received: number; answered: number }> {
  const where = {
    ...{ developerId, isSuspected: false, isWithheld: false },
    createdAt: { gte: since },
  };
  const [received, answered] = await Promise.all([
    db.developerMessage.count({ where }),
    db.developerMessage.count({ where: { ...where, answeredAt: { not: null } } }),
  ]);
  return { received, answered };
}
