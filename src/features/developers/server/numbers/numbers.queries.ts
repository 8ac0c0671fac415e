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

/** Excludes suspected and withheld messages. `until` is not included. */
export function countMessages(
  db: Db,
  developerId: number,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  return db.developerMessage.count({
    where: {
      ...{ developerId, isSuspected: false, isWithheld: false },
      createdAt: { gte: from, lt: until },
    },
  });
}

export function findTitles(db: Db, developerId: number): Promise<{ id: number; title: string }[]> {
  return db.developerProject.findMany({
    where: { developerId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true },
  });
}
