import type { Db } from '../../../server/db/client.ts';

/** Lets one text message of a number after another look for its thread, until the transaction ends. */
export async function lockNumber(tx: Db, phoneNumber: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('texts'), hashtext(${phoneNumber}))`;
}

/**
 * Returns the thread that a text message of a number belongs to: a request that is open or has an answer, and is not junk. Of
 * several, the one that came or was answered last.
 */
export async function findTextedThread(tx: Db, phoneNumber: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    SELECT request."id"
    FROM "ContactRequest" AS request
    LEFT JOIN LATERAL (
      SELECT max(entry."createdAt") AS "at" FROM "Conversation" AS conversation
      JOIN "ConversationEntry" AS entry ON entry."conversationId" = conversation."id"
      WHERE conversation."requestId" = request."id" AND entry."side" = 'outgoing'
    ) AS answered ON true
    WHERE request."source" = 'sms' AND request."phoneNumber" = ${phoneNumber}
      AND request."mergedIntoId" IS NULL
      AND request."status" NOT IN ('suspected', 'spam')
      AND (request."status" NOT IN ('won', 'lost') OR answered."at" IS NOT NULL)
    ORDER BY greatest(request."createdAt", answered."at") DESC, request."id" DESC
    LIMIT 1`;
  return row?.id ?? null;
}
