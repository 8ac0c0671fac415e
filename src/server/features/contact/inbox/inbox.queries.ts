import {
  answeredStatuses,
  type ContactStatus,
  junkStatuses,
} from '../../../../shared/contact-status.ts';
import type { Db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../purge-mode.ts';
import { candidateIds } from '../../search/candidates.ts';
import type { TextQuery } from '../../search/text-query.ts';

const entrySelect = {
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
  description: true,
  status: true,
  note: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ContactRequestSelect;

export type InboxRow = Prisma.ContactRequestGetPayload<{ select: typeof entrySelect }>;

interface Filter {
  status?: ContactStatus | undefined;
  /** Only requests with these ids; undefined for all. */
  ids?: readonly number[] | undefined;
}

function filterWhere({ status, ids }: Filter): Prisma.ContactRequestWhereInput {
  return {
    status: status ?? { notIn: [...junkStatuses] },
    ...(ids ? { id: { in: [...ids] } } : {}),
  };
}

/** Requests that a search answers at most, the newest ones. */
const mostFound = 1_000;
/** A word that so many of the newest thousand have is not looked for in older ones. */
const enoughFound = 200;

/** Requests of any status with the words in a name, an address, a number, the message or the note. */
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

export function findInboxEntries(
  db: Db,
  filter: Filter,
  page: { skip: number; take: number },
): Promise<InboxRow[]> {
  return db.contactRequest.findMany({
    where: filterWhere(filter),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: entrySelect,
  });
}

export function countInboxEntries(db: Db, filter: Filter): Promise<number> {
  return db.contactRequest.count({ where: filterWhere(filter) });
}

export function findInboxEntry(db: Db, id: number): Promise<InboxRow | null> {
  return db.contactRequest.findUnique({ where: { id }, select: entrySelect });
}

export function setNote(db: Db, id: number, note: string): Promise<InboxRow> {
  return db.contactRequest.update({ where: { id }, data: { note }, select: entrySelect });
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
  };
  return purgeRows(db.contactRequest, where, mode);
}
