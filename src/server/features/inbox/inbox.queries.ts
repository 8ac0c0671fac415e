import type { ContactStatus } from '../../../shared/admin-inbox.ts';
import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';

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
  description: true,
  status: true,
  note: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ContactRequestSelect;

export type InboxRow = Prisma.ContactRequestGetPayload<{ select: typeof entrySelect }>;

interface Filter {
  status?: ContactStatus | undefined;
  search: string;
}

const searchedColumns = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'company',
  'description',
  'note',
] as const;

/** Every word of the search must be somewhere: "ada lovelace" finds a first and a last name. */
function filterWhere({ status, search }: Filter): Prisma.ContactRequestWhereInput {
  const words = search.split(/\s+/).filter(Boolean);
  return {
    status: status ?? { not: 'spam' },
    AND: words.map((word) => ({
      OR: searchedColumns.map((column) => ({ [column]: { contains: word, mode: 'insensitive' } })),
    })),
  };
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

export function updateInboxEntry(
  db: Db,
  id: number,
  data: { status?: ContactStatus | undefined; note?: string | undefined },
): Promise<InboxRow> {
  return db.contactRequest.update({ where: { id }, data, select: entrySelect });
}
