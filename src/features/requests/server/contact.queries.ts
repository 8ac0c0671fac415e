import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';

const columns = Object.values(Prisma.ContactRequestScalarFieldEnum);

/**
 * Stores a request once: the same dedupe key again changes nothing. In SQL, because Prisma plans a `createMany` anew for
 * each call, which was a quarter of what a contact request costs.
 * @returns its id; null when it was there before.
 */
export async function insertContactRequest(
  db: Db,
  data: Omit<Prisma.ContactRequestCreateManyInput, 'updatedAt'>,
): Promise<number | null> {
  const given: Prisma.ContactRequestCreateManyInput = data;
  const filled = columns.filter((column) => given[column] !== undefined);
  const names = filled.map((column) => Prisma.raw(`"${column}"`));
  const [row] = await db.$queryRaw<{ id: number }[]>`
    INSERT INTO "ContactRequest" (${Prisma.join(names)}, "updatedAt")
    VALUES (${Prisma.join(filled.map((column) => given[column]))}, now())
    ON CONFLICT ("dedupeKey") DO NOTHING
    RETURNING "id"`;
  return row?.id ?? null;
}

/** The request of a dedupe key. */
export function findRequestByDedupeKey(
  db: Db,
  dedupeKey: string,
): Promise<{ id: number; createdAt: Date } | null> {
  return db.contactRequest.findUnique({
    where: { dedupeKey },
    select: { id: true, createdAt: true },
  });
}

export async function findOwnerZone(db: Db): Promise<string> {
  const settings = await db.callSettings.findFirst({ select: { timeZone: true } });
  return settings?.timeZone ?? '';
}

/**
 * Finds the zone that the browser of a sender named with the request. Where it named none, the one
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
