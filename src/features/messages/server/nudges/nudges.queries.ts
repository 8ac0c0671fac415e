import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const settingsSelect = {
  channel: true,
  timeZone: true,
  mailAddress: true,
  newMailAddress: true,
  nudgedAt: true,
  developer: { select: { phoneNumber: true } },
} satisfies Prisma.NudgeSettingsSelect;

export type NudgeRow = Prisma.NudgeSettingsGetPayload<{ select: typeof settingsSelect }>;

export function findNudgeSettings(db: Db, developerId: number): Promise<NudgeRow | null> {
  return db.nudgeSettings.findUnique({ where: { developerId }, select: settingsSelect });
}

/** Locks the row: one transaction at a time sends a notification or changes the settings. */
export async function lockNudgeSettings(tx: Db, developerId: number): Promise<NudgeRow | null> {
  await tx.$queryRaw`
    SELECT 1 FROM "NudgeSettings" WHERE "developerId" = ${developerId} FOR UPDATE`;
  return findNudgeSettings(tx, developerId);
}

type NudgeColumns = Partial<
  Pick<NudgeRow, 'channel' | 'timeZone' | 'mailAddress' | 'newMailAddress' | 'nudgedAt'>
>;

export async function saveNudgeSettings(
  tx: Db,
  developerId: number,
  data: NudgeColumns,
): Promise<void> {
  await tx.nudgeSettings.upsert({
    where: { developerId },
    create: { developerId, ...data },
    update: data,
    select: { developerId: true },
  });
}

/** Counts unread messages and returns the time of the last entry by a sender. */
export async function findWaitingMessages(
  db: Db,
  developerId: number,
): Promise<{ count: number; writtenAt: Date | null }> {
  const [row] = await db.$queryRaw<{ count: number; writtenAt: Date | null }[]>`
    SELECT count(*)::int AS "count", max(coalesce(added.at, message."createdAt")) AS "writtenAt"
    FROM "DeveloperMessage" AS message
    LEFT JOIN LATERAL (
      SELECT max("createdAt") AS at FROM "MessageEntry"
      WHERE "messageId" = message."id" AND "party" = 'sender' AND NOT "isWithheld") AS added ON true
    WHERE message."developerId" = ${developerId} AND NOT message."isSuspected"
      AND NOT message."isWithheld" AND message."archivedAt" IS NULL AND message."readAt" IS NULL`;
  return row ?? { count: 0, writtenAt: null };
}

/** Returns developers with notifications on and unread messages or briefs. */
export async function findDevelopersToNudge(db: Db): Promise<number[]> {
  const rows = await db.nudgeSettings.findMany({
    where: {
      channel: { not: null },
      developer: {
        OR: [
          {
            messages: {
              some: { isSuspected: false, isWithheld: false, archivedAt: null, readAt: null },
            },
          },
          { briefs: { some: { state: { in: ['open', 'chosen'] }, seenAt: null } } },
        ],
      },
    },
    select: { developerId: true },
  });
  return rows.map(({ developerId }) => developerId);
}
