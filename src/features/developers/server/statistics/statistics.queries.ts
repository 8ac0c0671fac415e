import type { Db } from '../../../../server/db/client.ts';

const mostAnswers = 200;

export async function isReplyTimeShown(db: Db, id: number): Promise<boolean> {
  const where = { id, showReplyTime: true, hiddenAt: null, profileCompletedAt: { not: null } };
  return (await db.developer.count({ where })) > 0;
}

export interface RepliesRow {
  answers: number;
  medianMinutes: number | null;
}

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

/** Excludes suspected and withheld messages. */
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
