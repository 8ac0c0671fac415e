import type { Db } from '../../../server/db/client.ts';

/** The owner's time zone, IANA, as the calendar of calls has it. Empty before somebody has saved that. */
export async function findOwnerZone(db: Db): Promise<string> {
  const settings = await db.callSettings.findFirst({ select: { timeZone: true } });
  return settings?.timeZone ?? '';
}

/**
 * The time zone for mail to the sender of a request, IANA: the one that their browser named with it. Where it named none, the one
 * that a browser named last for the same address, else the one that a call of theirs was booked in. Empty where none is known.
 */
export async function findSenderZone(db: Db, requestId: number): Promise<string> {
  const request = await db.contactRequest.findUnique({
    where: { id: requestId },
    select: { timeZone: true, email: true },
  });
  if (!request || request.timeZone) return request?.timeZone ?? '';
  const { email } = request;
  const [row] = await db.$queryRaw<{ timeZone: string }[]>`
    SELECT "zone"."timeZone"
    FROM "ContactRequest" AS "sent"
    CROSS JOIN LATERAL (
      SELECT "sent"."timeZone", 1 AS "rank", "sent"."createdAt" AS "namedAt"
      UNION ALL
      SELECT "timeZone", 2, "createdAt" FROM "Call" WHERE "requestId" = "sent"."id"
    ) AS "zone"
    WHERE ("sent"."id" = ${requestId} OR lower("sent"."email") = lower(${email})) AND "zone"."timeZone" <> ''
    ORDER BY "zone"."rank", "zone"."namedAt" DESC
    LIMIT 1`;
  return row?.timeZone ?? '';
}
