import type { Db } from '../../../../server/db/client.ts';
import type { MailSide } from '../../../../server/db/generated/client.ts';

/** @returns false for a mail that has taken effect already */
export async function insertReceivedMail(
  tx: Db,
  mail: {
    messageId: string;
    requestId: number;
    side: MailSide;
    entryId: number;
    quoted: string;
    sentAt: Date;
    receivedAt: Date;
  },
): Promise<boolean> {
  const { count } = await tx.receivedMail.createMany({ data: [mail], skipDuplicates: true });
  return count === 1;
}

export async function hasReceivedMail(db: Db, messageId: string): Promise<boolean> {
  const found = await db.receivedMail.findUnique({
    where: { messageId },
    select: { entryId: true },
  });
  return found !== null;
}

export async function findLastMailId(
  db: Db,
  where: { requestId: number; side: MailSide },
): Promise<string | null> {
  const row = await db.receivedMail.findFirst({
    where,
    orderBy: { receivedAt: 'desc' },
    select: { messageId: true },
  });
  return row?.messageId ?? null;
}

export function findQuotes(
  db: Db,
  requestId: number,
): Promise<{ entryId: number; quoted: string }[]> {
  return db.receivedMail.findMany({
    where: { requestId },
    select: { entryId: true, quoted: true },
  });
}

export function findMailState(db: Db, requestId: number) {
  return db.requestMail.findUnique({
    where: { requestId },
    select: { provenAddress: true, repliesEndedAt: true },
  });
}

/** Does nothing for a request that is gone. */
export async function saveProvenAddress(db: Db, requestId: number, address: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "RequestMail" ("requestId", "provenAddress")
    SELECT "id", ${address} FROM "ContactRequest" WHERE "id" = ${requestId} FOR KEY SHARE
    ON CONFLICT ("requestId") DO UPDATE SET "provenAddress" = excluded."provenAddress"
    WHERE "RequestMail"."provenAddress" IS DISTINCT FROM excluded."provenAddress"`;
}

export async function saveRepliesEnd(db: Db, requestId: number, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "RequestMail" ("requestId", "repliesEndedAt")
    SELECT "id", ${at} FROM "ContactRequest"
    WHERE "id" = ${requestId} OR "mergedIntoId" = ${requestId} FOR KEY SHARE
    ON CONFLICT ("requestId") DO UPDATE SET "repliesEndedAt" = excluded."repliesEndedAt"`;
}
