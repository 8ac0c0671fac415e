import type { Db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { purgeWhere } from '../db/purge-where.ts';
import type { PurgeMode } from '../purge-mode.ts';

export interface OptOutKeyword {
  messageId: string;
  phoneNumber: string;
  isStop: boolean;
  sentAt: Date;
}

export async function insertKeyword(db: Db, keyword: OptOutKeyword): Promise<boolean> {
  const { count } = await db.smsKeyword.createMany({ data: [keyword], skipDuplicates: true });
  return count === 1;
}

export async function hasKeyword(db: Db, messageId: string): Promise<boolean> {
  return (await db.smsKeyword.count({ where: { messageId } })) > 0;
}

/** Returns the latest keyword. STOP wins within the same second. */
export function findLastKeyword(
  db: Db,
  phoneNumber: string,
): Promise<Pick<OptOutKeyword, 'isStop'> | null> {
  return db.smsKeyword.findFirst({
    where: { phoneNumber },
    orderBy: [{ sentAt: 'desc' }, { isStop: 'desc' }],
    select: { isStop: true },
  });
}

/** Keeps a STOP without a later keyword of its number. */
export async function purgeKeywordsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const condition = Prisma.sql`k."sentAt" < ${before}::timestamptz
    AND (NOT k."isStop" OR EXISTS (
      SELECT 1 FROM "SmsKeyword" AS later
      WHERE later."phoneNumber" = k."phoneNumber" AND later."sentAt" > k."sentAt"))`;
  return purgeWhere(db, Prisma.sql`"SmsKeyword" AS k`, condition, mode);
}
