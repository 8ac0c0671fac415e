import type { Db } from '../../../../server/db/client.ts';

/** Lets one text message of a number after another look for its thread, until the transaction ends. */
export async function lockNumber(tx: Db, phoneNumber: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('texts'), hashtext(${phoneNumber}))`;
}

/** @param phoneNumber E.164, of somebody who has sent a text from it */
export async function setPhoneNumber(tx: Db, id: number, phoneNumber: string): Promise<void> {
  await tx.contactRequest.updateMany({ where: { id }, data: { phoneNumber } });
}

/**
 * Returns the thread that a text message of a number belongs to: a request that is open or has an answer, and is not junk. Of
 * several, the one in which something was written last.
 */
export async function findTextedThread(tx: Db, phoneNumber: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT request."id"
    FROM "ContactRequest" AS request
    LEFT JOIN LATERAL (
      SELECT max(entry."createdAt") AS "lastAt",
        max(entry."createdAt") FILTER (WHERE entry."side" = 'outgoing') AS "answeredAt"
      FROM "Conversation" AS conversation
      JOIN "ConversationEntry" AS entry ON entry."conversationId" = conversation."id"
      WHERE conversation."requestId" = request."id"
    ) AS said ON true
    WHERE request."id" IN (
        SELECT COALESCE("mergedIntoId", "id") FROM "ContactRequest" WHERE "phoneNumber" = ${phoneNumber})
      AND request."status" NOT IN ('suspected', 'spam')
      AND (request."status" NOT IN ('won', 'lost') OR said."answeredAt" IS NOT NULL)
    ORDER BY greatest(request."createdAt", said."lastAt") DESC, request."id" DESC
    LIMIT 1`;
  return row?.id ?? null;
}
