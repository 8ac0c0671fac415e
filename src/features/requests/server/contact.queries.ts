import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';

const columns = Object.values(Prisma.ContactRequestScalarFieldEnum);

/**
 * Stores a request once per dedupe key. Uses SQL, because Prisma plans each `createMany` anew, which took a quarter of the cost
 * of a contact request.
 * @returns null when the request was already stored
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
 * Returns the sender's time zone: the one the browser sent with the request, else the latest one for the same address, else that
 * of a booked call. Empty when none is known.
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
