import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { junkStatuses } from '../../contact-status.ts';
import type { MergeCandidate } from '../../merging.ts';
import type { MovedRows } from './moved-rows.queries.ts';

/** Locks both until the transaction ends, in the order in which everybody does. */
export function lockPair(
  tx: Db,
  ids: readonly [number, number],
): Promise<{ id: number; mergedIntoId: number | null }[]> {
  return tx.$queryRaw`
    SELECT "id", "mergedIntoId" FROM "ContactRequest" WHERE "id" = ANY(${[...ids]}) ORDER BY "id" FOR UPDATE`;
}

/**
 * Finds requests of the sender of a request, newest first, that could join it. A typed address proves nothing, but an answer from it
 * does, and so does the number of a text message.
 */
export function findCandidates(
  db: Db,
  requestId: number,
  { search = '', otherId, take }: { search?: string; otherId?: number; take: number },
): Promise<MergeCandidate[]> {
  const words = Prisma.sql`lower(concat_ws(' ', other."projectType", other."description"))`;
  const isWanted =
    otherId === undefined
      ? Prisma.sql`position(lower(${search}) IN ${words}) > 0`
      : Prisma.sql`other."id" = ${otherId}`;
  return db.$queryRaw`
    SELECT other."id", other."source"::text, other."projectType", other."createdAt", other."description",
      (request."source" = 'sms' AND other."source" = 'sms' AND other."phoneNumber" = request."phoneNumber") IS TRUE
      OR (lower(other."email") = lower(request."email")
        AND "ofRequest"."provenAddress" = lower(request."email")
        AND "ofOther"."provenAddress" = lower(request."email")) IS TRUE AS "isProven"
    FROM "ContactRequest" AS request
    JOIN "ContactRequest" AS other ON other."id" <> request."id" AND other."source" = request."source"
      AND (lower(other."email") = lower(request."email") OR other."phoneNumber" = request."phoneNumber")
    LEFT JOIN "RequestMail" AS "ofRequest" ON "ofRequest"."requestId" = request."id"
    LEFT JOIN "RequestMail" AS "ofOther" ON "ofOther"."requestId" = other."id"
    WHERE request."id" = ${requestId} AND ${isWanted}
      AND request."mergedIntoId" IS NULL AND other."mergedIntoId" IS NULL
      AND other."status"::text <> ALL(${[...junkStatuses]})
      AND NOT EXISTS (SELECT 1 FROM "ContactRequest" AS held WHERE held."mergedIntoId" = other."id")
    ORDER BY "isProven" DESC, other."createdAt" DESC, other."id" DESC LIMIT ${take}`;
}

export type OnlyOnce = 'quote' | 'call' | 'testimonial';

/** Returns what both requests have, and one request can have only once. */
export async function findClashes(
  db: Db,
  ids: readonly [number, number],
  now: Date,
): Promise<OnlyOnce[]> {
  const requestId = { in: [...ids] };
  const byRequest = { by: ['requestId'] } satisfies { by: ['requestId'] };
  const coming = { requestId, state: 'booked', endsAt: { gt: now } } as const;
  const found = {
    quote: await db.quote.groupBy({ ...byRequest, where: { requestId } }),
    call: await db.call.groupBy({ ...byRequest, where: coming }),
    testimonial: await db.testimonial.groupBy({ ...byRequest, where: { requestId } }),
  };
  const kinds = ['quote', 'call', 'testimonial'] satisfies OnlyOnce[];
  return kinds.filter((kind) => found[kind].length === 2);
}

/** Work that began has colleagues, an end and a daily mail, which belong to its request for good. */
export async function hasWork(db: Db, requestId: number): Promise<boolean> {
  return (await db.work.count({ where: { requestId } })) > 0;
}

export async function setMergedInto(
  tx: Db,
  id: number,
  mergedIntoId: number | null,
): Promise<void> {
  await tx.contactRequest.update({ where: { id }, data: { mergedIntoId }, select: { id: true } });
}

/** A merge counts as a change, and the retention period starts at the last change. */
export async function noteChange(tx: Db, id: number, updatedAt: Date): Promise<void> {
  await tx.contactRequest.update({ where: { id }, data: { updatedAt }, select: { id: true } });
}

export async function insertMerge(
  tx: Db,
  data: { keptId: number; mergedId: number; actor: string; createdAt: Date; moved: MovedRows },
): Promise<void> {
  await tx.requestMerge.create({ data, select: { id: true } });
}

export function findOpenMerge(tx: Db, mergedId: number) {
  return tx.requestMerge.findFirst({
    where: { mergedId, partedAt: null },
    select: { id: true, keptId: true, moved: true },
  });
}

export async function endMerge(
  tx: Db,
  id: number,
  data: { partedBy: string; partedAt: Date },
): Promise<void> {
  await tx.requestMerge.update({ where: { id }, data, select: { id: true } });
}

const subjectSelect = {
  id: true,
  source: true,
  projectType: true,
  createdAt: true,
} satisfies Prisma.ContactRequestSelect;

/** Oldest first. */
export function findMerged(db: Db, mergedIntoId: number) {
  return db.contactRequest.findMany({
    where: { mergedIntoId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { ...subjectSelect, description: true },
  });
}

export function findMerges(db: Db, requestId: number) {
  return db.requestMerge.findMany({
    where: { OR: [{ keptId: requestId }, { mergedId: requestId }] },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      actor: true,
      createdAt: true,
      partedBy: true,
      partedAt: true,
      kept: { select: subjectSelect },
      merged: { select: subjectSelect },
    },
  });
}

export async function findSenderName(db: Db, id: number): Promise<string> {
  const row = await db.contactRequest.findUnique({
    where: { id },
    select: { firstName: true, lastName: true },
  });
  return `${row?.firstName ?? ''} ${row?.lastName ?? ''}`.trim();
}

export async function findKeptId(db: Db, id: number): Promise<number> {
  const row = await db.contactRequest.findUnique({
    where: { id },
    select: { mergedIntoId: true },
  });
  return row?.mergedIntoId ?? id;
}

export async function isPartOfMerge(db: Db, id: number): Promise<boolean> {
  const where = { OR: [{ id, mergedIntoId: { not: null } }, { mergedIntoId: id }] };
  return (await db.contactRequest.findFirst({ where, select: { id: true } })) !== null;
}
