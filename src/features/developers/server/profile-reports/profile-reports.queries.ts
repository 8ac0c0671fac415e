import type { Db } from '../../../../server/db/client.ts';

interface ReportedProfileRow {
  developerId: number;
  developerName: string;
  photoUrl: string;
  count: number;
  lastId: number;
  answerCount: number;
  pictureCount: number;
  pictureAnswerCount: number;
}

/** Profiles with unsuspected reports come first, then those with the oldest open report. */
export function findReportedProfiles(db: Db, take: number): Promise<ReportedProfileRow[]> {
  return db.$queryRaw<ReportedProfileRow[]>`
    SELECT "developerId", "developerName", "profilePhotoUrl" AS "photoUrl",
      count(*)::int AS "count", max(report."id") AS "lastId",
      count(DISTINCT nullif("email", ''))::int AS "answerCount",
      count(*) FILTER (WHERE "reason" = 'picture')::int AS "pictureCount",
      (count(DISTINCT nullif("email", '')) FILTER (WHERE "reason" = 'picture'))::int AS "pictureAnswerCount"
    FROM "Report" AS report JOIN "Developer" AS developer ON developer."id" = "developerId"
    WHERE "developerId" IS NOT NULL AND "closedAt" IS NULL AND "hiddenAt" IS NULL
    GROUP BY "developerId", "developerName", "profilePhotoUrl"
    ORDER BY bool_and("isSuspected"), min(report."id") LIMIT ${take}::int`;
}

export async function countReportedProfiles(db: Db): Promise<number> {
  const where = { closedAt: null, developer: { hiddenAt: null } };
  const rows = await db.report.groupBy({ by: ['developerId'], where });
  return rows.length;
}

export function findOpenReportsOf(db: Db, developerId: number, take: number) {
  return db.report.findMany({
    where: { developerId, closedAt: null },
    orderBy: [{ isSuspected: 'asc' }, { id: 'desc' }],
    take,
    select: { id: true, reason: true, word: true, email: true, isSuspected: true, createdAt: true },
  });
}
