import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const settingsSelect = {
  channel: true,
  timeZone: true,
  mailAddress: true,
  newMailAddress: true,
  notifiedAt: true,
  remindedAt: true,
  developer: { select: { phoneNumber: true } },
} satisfies Prisma.NotificationSettingsSelect;

export type NotificationRow = Prisma.NotificationSettingsGetPayload<{
  select: typeof settingsSelect;
}>;

export function findNotificationSettings(
  db: Db,
  developerId: number,
): Promise<NotificationRow | null> {
  return db.notificationSettings.findUnique({ where: { developerId }, select: settingsSelect });
}

/** Locks the row: one transaction at a time sends a notification or changes the settings. */
export async function lockNotificationSettings(
  tx: Db,
  developerId: number,
): Promise<NotificationRow | null> {
  await tx.$queryRaw`
    SELECT 1 FROM "NotificationSettings" WHERE "developerId" = ${developerId} FOR UPDATE`;
  return findNotificationSettings(tx, developerId);
}

type NotificationColumns = Partial<
  Pick<
    NotificationRow,
    'channel' | 'timeZone' | 'mailAddress' | 'newMailAddress' | 'notifiedAt' | 'remindedAt'
  >
>;

export async function saveNotificationSettings(
  tx: Db,
  developerId: number,
  data: NotificationColumns,
): Promise<void> {
  await tx.notificationSettings.upsert({
    where: { developerId },
    create: { developerId, ...data },
    update: data,
    select: { developerId: true },
  });
}

export async function findWaitingMessages(
  db: Db,
  developerId: number,
): Promise<{ count: number; writtenAt: Date | null }> {
  const [row] = await db.$queryRaw<{ count: number; writtenAt: Date | null }[]>`
    SELECT count(*)::int AS "count", max(coalesce(added.at, message."createdAt")) AS "writtenAt"
    FROM "DeveloperMessage" AS message
    LEFT JOIN LATERAL (
      SELECT max(entry."createdAt") AS at FROM "Conversation" AS conversation
      JOIN "ConversationEntry" AS entry ON entry."conversationId" = conversation."id"
      WHERE conversation."messageId" = message."id" AND entry."side" = 'incoming' AND NOT entry."isWithheld") AS added ON true
    WHERE message."developerId" = ${developerId} AND NOT message."isSuspected"
      AND NOT message."isWithheld" AND message."archivedAt" IS NULL AND message."readAt" IS NULL`;
  return row ?? { count: 0, writtenAt: null };
}

export async function findDevelopersToNotify(db: Db): Promise<number[]> {
  const rows = await db.notificationSettings.findMany({
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
