import type { Db } from '../../../../server/db/client.ts';
import type { EntrySide } from '../../../../server/db/generated/client.ts';

/**
 * Call it in the transaction that locks the request. The entry says where the mail belongs, because the request may have joined
 * another meanwhile.
 * @returns false for a mail that has taken effect already
 */
export async function insertReceivedMail(
  tx: Db,
  mail: { messageId: string; entryId: number; quoted: string; sentAt: Date },
): Promise<boolean> {
  const { entryId, sentAt } = mail;
  const entry = await tx.conversationEntry.findUniqueOrThrow({
    where: { id: entryId },
    select: { conversationId: true, side: true },
  });
  const copy = await tx.receivedMail.findFirst({
    where: { sentAt, entry },
    select: { entryId: true },
  });
  if (copy) return false;
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
  { requestId, side }: { requestId: number; side: EntrySide },
): Promise<string | null> {
  const row = await db.receivedMail.findFirst({
    where: { entry: { side, conversation: { requestId } } },
    orderBy: { entryId: 'desc' },
    select: { messageId: true },
  });
  return row?.messageId ?? null;
}

export function findQuotes(
  db: Db,
  requestId: number,
): Promise<{ entryId: number; quoted: string }[]> {
  return db.receivedMail.findMany({
    where: { entry: { conversation: { requestId } } },
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
