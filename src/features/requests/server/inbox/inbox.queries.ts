import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import { candidateIds } from '../../../../server/search/candidates.ts';
import type { TextQuery } from '../../../../server/search/text-query.ts';
import { answerMissedBefore } from '../../../../shared/time/answer-time.ts';
import type { ContactSource, DueFilter } from '../../contact-inbox.ts';
import {
  answeredStatuses,
  type ContactStatus,
  junkStatuses,
  unansweredStatuses,
} from '../../contact-status.ts';

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
  createdAt: true,
  openedAt: true,
  answeredAt: true,
  remindAt: true,
  calls: {
    where: { state: 'booked' },
    orderBy: { id: 'desc' },
    take: 1,
    select: { id: true, startsAt: true, endsAt: true, timeZone: true, reach: true, heldAt: true },
  },
} satisfies Prisma.ContactRequestSelect;

export type InboxRow = Prisma.ContactRequestGetPayload<{ select: typeof listedSelect }>;

interface Filter {
  status?: ContactStatus | undefined;
  source?: ContactSource | undefined;
  due?: DueFilter | undefined;
  now: Date;
  /** Only requests with these ids; undefined for all. */
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
  const { status, source, due, now, ids } = filter;
  return {
    status: statusWhere(status),
    ...(source ? { source } : {}),
    ...(ids ? { id: { in: [...ids] } } : {}),
    AND: dueWhere(due, now),
  };
}

/** Requests that a search answers at most, the newest ones. */
const mostFound = 1_000;
/** A word that so many of the newest thousand have is not looked for in older ones. */
const enoughFound = 200;

/** Requests of any status with the words in a name, an address, a number, the message or the notes. */
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
  const rows = await db.$queryRaw<{ id: number }[]>(ids);
  return rows.map(({ id }) => id);
}

/** So many of the newest requests have their names looked at for one that was mistyped. */
const recentSenders = 5_000;

/** Words of names of senders and companies. They are read from the requests: a copy of the names would outlive them. */
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
 * One page of a list: the newest first, of what is due the oldest. Their ids come first, which an index alone answers: rows
 * of a late page would otherwise all be read on the way there.
 */
export async function findListedRequests(
  db: Db,
  filter: Filter,
  page: { skip: number; take: number },
): Promise<InboxRow[]> {
  const direction = filter.due ? 'asc' : 'desc';
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

/** The next ones of a list for programs, always the newest first; a request that is gone still marks its place in it. */
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

/** Reads the tally that the database keeps per status; counts rows where another filter is set. */
export async function countListedRequests(db: Db, filter: Filter): Promise<number> {
  const { status, source, due, ids } = filter;
  if (source || due || ids) return db.contactRequest.count({ where: filterWhere(filter) });
  const { _sum } = await db.requestTally.aggregate({
    where: { status: statusWhere(status) },
    _sum: { requestCount: true },
  });
  return _sum.requestCount ?? 0;
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

/** Other requests from the same address, in whatever case, or number; the newest first. */
export function findRequestsOfSender(
  db: Db,
  { id, email, phoneNumber }: Pick<InboxRow, 'id' | 'email' | 'phoneNumber'>,
  take: number,
): Promise<Pick<InboxRow, 'id' | 'source' | 'projectType' | 'status' | 'createdAt'>[]> {
  return db.$queryRaw`
    SELECT "id", "source"::text, "projectType", "status"::text, "createdAt" FROM "ContactRequest"
    WHERE (lower("email") = lower(${email}) OR "phoneNumber" = ${phoneNumber}) AND "id" <> ${id}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${take}`;
}

export async function insertNote(
  db: Db,
  requestId: number,
  note: { author: string; body: string; createdAt: Date },
): Promise<void> {
  await db.contactRequest.update({
    where: { id: requestId },
    // A note is a change of its request, which is kept from its last change on.
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

export function purgeJunkBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.ContactRequestWhereInput = {
    status: { in: [...junkStatuses] },
    createdAt: { lt: before },
  };
  return purgeRows(db.contactRequest, where, mode);
}

export function purgeAnsweredBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.ContactRequestWhereInput = {
    status: { in: [...answeredStatuses] },
    updatedAt: { lt: before },
    // An entry, a call or a quote is a change too.
    entries: { none: { createdAt: { gte: before } } },
    calls: { none: { endsAt: { gte: before } } },
    quotes: { none: { OR: [{ createdAt: { gte: before } }, { decidedAt: { gte: before } }] } },
  };
  return purgeRows(db.contactRequest, where, mode);
}
