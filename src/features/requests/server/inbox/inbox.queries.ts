import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { candidateIds } from '../../../../server/search/candidates.ts';
import type { TextQuery } from '../../../../server/search/text-query.ts';
import { answerMissedBefore } from '../../../../shared/time/answer-time.ts';
import type { ContactSource } from '../../contact.ts';
import type { DueFilter, InboxSort } from '../../contact-inbox.ts';
import { type ContactStatus, junkStatuses, unansweredStatuses } from '../../contact-status.ts';

const listedSelect = {
  id: true,
  source: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  company: true,
  projectType: true,
  budgetRange: true,
  estimate: true,
  landingPage: true,
  trafficSource: true,
  description: true,
  isShownToDevelopers: true,
  status: true,
  note: true,
  holds: { orderBy: { id: 'asc' }, select: { description: true } },
  createdAt: true,
  openedAt: true,
  answeredAt: true,
  remindAt: true,
  assignee: { select: { id: true, username: true, role: true, disabledAt: true } },
  calls: {
    where: { state: 'booked' },
    orderBy: { id: 'desc' },
    take: 1,
    select: {
      id: true,
      startsAt: true,
      endsAt: true,
      timeZone: true,
      reach: true,
      answers: true,
      kind: true,
      heldAt: true,
    },
  },
} satisfies Prisma.ContactRequestSelect;

export type InboxRow = Prisma.ContactRequestGetPayload<{ select: typeof listedSelect }>;

interface Filter {
  status?: ContactStatus | undefined;
  source?: ContactSource | undefined;
  due?: DueFilter | undefined;
  /** An admin's id. */
  assigneeId?: number | undefined;
  now: Date;
  ids?: readonly number[] | undefined;
}

function dueWhere(due: DueFilter | undefined, now: Date): Prisma.ContactRequestWhereInput {
  switch (due) {
    case 'missed':
      return {
        status: { in: [...unansweredStatuses] },
        answeredAt: null,
        createdAt: { lt: answerMissedBefore(now) },
      };
    case 'waiting':
      return {
        status: { in: [...unansweredStatuses] },
        answeredAt: null,
        createdAt: { gte: answerMissedBefore(now) },
      };
    case 'reminder':
      return { remindAt: { lte: now } };
    case undefined:
      return {};
  }
}

function statusWhere(status: ContactStatus | undefined) {
  return status ?? { notIn: [...junkStatuses] };
}

function filterWhere(filter: Filter): Prisma.ContactRequestWhereInput {
  const { status, source, due, assigneeId, now, ids } = filter;
  return {
    status: statusWhere(status),
    mergedIntoId: null,
    ...(source ? { source } : {}),
    ...(assigneeId ? { assigneeId } : {}),
    ...(ids ? { id: { in: [...ids] } } : {}),
    AND: dueWhere(due, now),
  };
}

/** Upper bound of search results. The newest ones count. */
const mostFound = 1_000;
/** A word with this many hits among the newest thousand is not searched in older requests. */
const enoughFound = 200;

export async function findRequestIdsByText(db: Db, query: TextQuery): Promise<number[]> {
  const ids = candidateIds({
    table: 'ContactRequest',
    newestBy: 'createdAt',
    range: Prisma.sql`true`,
    where: Prisma.sql`true`,
    query,
    enoughCount: enoughFound,
    take: mostFound,
  });
  // A word of a merged request leads to the one that holds it.
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT COALESCE("mergedIntoId", "id") AS "id" FROM "ContactRequest" WHERE "id" IN (${ids})`;
  return rows.map(({ id }) => id);
}

/** Number of newest requests whose names are candidates for a mistyped word. */
const recentSenders = 5_000;

/** Words of sender and company names. They are read from the requests, because a copy would outlive them. */
export const senderWords = {
  select: Prisma.sql`
    SELECT DISTINCT unnest(tsvector_to_array(
      to_tsvector('folded', "firstName" || ' ' || "lastName" || ' ' || "company"))) AS "word"
    FROM (
      SELECT "firstName", "lastName", "company" FROM "ContactRequest"
      ORDER BY "createdAt" DESC, "id" DESC LIMIT ${recentSenders}
    ) AS recent`,
  isIndexed: false,
};

/**
 * Returns a page, newest first; with `due` or on request, oldest first. Reads the ids first, which need only an index. Otherwise a late page
 * would read all rows before it.
 */
export async function findListedRequests(
  db: Db,
  filter: Filter,
  { sort, ...page }: { sort?: InboxSort | undefined; skip: number; take: number },
): Promise<InboxRow[]> {
  const direction = filter.due || sort === 'oldest' ? 'asc' : 'desc';
  const found = await db.contactRequest.findMany({
    where: filterWhere(filter),
    orderBy: [{ createdAt: direction }, { id: direction }],
    ...page,
    select: { id: true },
  });
  return db.contactRequest.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ createdAt: direction }, { id: direction }],
    select: listedSelect,
  });
}

/** Returns the next requests for an API client, newest first. The cursor of a deleted request still works. */
export async function findListedRequestsAfter(
  db: Db,
  filter: Filter,
  { cursor, take }: { cursor: number | undefined; take: number },
): Promise<InboxRow[]> {
  const last = cursor
    ? await db.contactRequest.findFirst({
        where: { id: { lte: cursor } },
        orderBy: { id: 'desc' },
        select: { id: true, createdAt: true },
      })
    : null;
  if (cursor && !last) return [];
  const after: Prisma.ContactRequestWhereInput = last
    ? {
        createdAt: { lte: last.createdAt },
        OR: [{ createdAt: { lt: last.createdAt } }, { id: { lt: cursor ?? last.id } }],
      }
    : {};
  return db.contactRequest.findMany({
    where: { AND: [filterWhere(filter), after] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: listedSelect,
  });
}

/** Reads the database's tally per status. Counts rows only for other filters. */
export async function countListedRequests(db: Db, filter: Filter): Promise<number> {
  const { status, source, due, assigneeId, ids } = filter;
  if (source || due || assigneeId || ids)
    return db.contactRequest.count({ where: filterWhere(filter) });
  const { _sum } = await db.requestTally.aggregate({
    where: { status: statusWhere(status) },
    _sum: { requestCount: true },
  });
  return _sum.requestCount ?? 0;
}

export function countRequestsSince(db: Db, since: Date): Promise<number> {
  return db.contactRequest.count({
    where: { createdAt: { gte: since }, status: statusWhere(undefined), mergedIntoId: null },
  });
}

/** Requests that were won since then, each once. */
export async function countWonSince(db: Db, since: Date): Promise<number> {
  const rows = await db.requestMove.groupBy({
    by: ['requestId'],
    where: { createdAt: { gte: since }, toStatus: 'won' },
  });
  return rows.length;
}

export function findListedRequest(db: Db, id: number): Promise<InboxRow | null> {
  return db.contactRequest.findUnique({ where: { id }, select: listedSelect });
}

export function findNotes(db: Db, requestId: number) {
  return db.requestNote.findMany({
    where: { requestId },
    orderBy: { id: 'desc' },
    select: { id: true, author: true, body: true, createdAt: true },
  });
}

/** Matches the address in any case, or the number. Newest first. */
export function findRequestsOfSender(
  db: Db,
  { id, email, phoneNumber }: Pick<InboxRow, 'id' | 'email' | 'phoneNumber'>,
  take: number,
): Promise<Pick<InboxRow, 'id' | 'source' | 'projectType' | 'status' | 'createdAt'>[]> {
  return db.$queryRaw`
    SELECT "id", "source"::text, "projectType", "status"::text, "createdAt" FROM "ContactRequest"
    WHERE (lower("email") = lower(${email}) OR "phoneNumber" = ${phoneNumber}) AND "id" <> ${id}
      AND "mergedIntoId" IS NULL
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${take}`;
}

export async function insertNote(
  db: Db,
  requestId: number,
  note: { author: string; body: string; createdAt: Date },
): Promise<void> {
  await db.contactRequest.update({
    where: { id: requestId },
    // A note counts as a change, and the retention period starts at the last change.
    data: { updatedAt: note.createdAt, notes: { create: note } },
    select: { id: true },
  });
}

export function setReminder(db: Db, id: number, remindAt: Date | null): Promise<InboxRow> {
  return db.contactRequest.update({
    where: { id },
    data: { remindAt, remindedAt: null },
    select: listedSelect,
  });
}
