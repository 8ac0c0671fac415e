import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { containing } from '../../../server/search/containing.ts';
import type { SentQuotesFilter } from '../quotes.ts';

const quoteSelect = {
  id: true,
  version: true,
  title: true,
  currency: true,
  positions: true,
  assumptions: true,
  validUntil: true,
  state: true,
  createdAt: true,
  decidedAt: true,
  decidedBy: true,
} satisfies Prisma.QuoteSelect;

export type QuoteRow = Prisma.QuoteGetPayload<{ select: typeof quoteSelect }>;

export function findQuotes(db: Db, requestId: number): Promise<QuoteRow[]> {
  return db.quote.findMany({
    where: { requestId },
    orderBy: { version: 'desc' },
    select: quoteSelect,
  });
}

const sentSelect = {
  ...quoteSelect,
  request: { select: { id: true, firstName: true, lastName: true, company: true } },
} satisfies Prisma.QuoteSelect;

export type SentQuoteRow = Prisma.QuoteGetPayload<{ select: typeof sentSelect }>;

function sentWhere({ state, search }: SentQuotesFilter): Prisma.QuoteWhereInput {
  const contains = containing(search);
  const request = [{ firstName: contains }, { lastName: contains }, { company: contains }];
  return {
    state: state ?? { not: 'replaced' },
    ...(search && { OR: [{ title: contains }, ...request.map((one) => ({ request: one }))] }),
  };
}

/** The last versions of all requests, newest first. */
export function findSentQuotes(
  db: Db,
  filter: SentQuotesFilter,
  page: { skip: number; take: number },
): Promise<SentQuoteRow[]> {
  return db.quote.findMany({
    where: sentWhere(filter),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: sentSelect,
  });
}

export function countSentQuotes(db: Db, filter: SentQuotesFilter): Promise<number> {
  return db.quote.count({ where: sentWhere(filter) });
}

export function findLastQuote(db: Db, requestId: number): Promise<QuoteRow | null> {
  return db.quote.findFirst({
    where: { requestId },
    orderBy: { version: 'desc' },
    select: quoteSelect,
  });
}

export async function insertQuote(tx: Db, data: Prisma.QuoteUncheckedCreateInput): Promise<number> {
  const { id } = await tx.quote.create({ data, select: { id: true } });
  return id;
}

/** @returns false when the quote was not open */
export async function closeQuote(
  tx: Db,
  id: number,
  data: { state: 'accepted' | 'declined' | 'replaced'; decidedAt?: Date; decidedBy?: string },
): Promise<boolean> {
  const { count } = await tx.quote.updateMany({ where: { id, state: 'open' }, data });
  return count === 1;
}

export function findQuoteReader(
  db: Db,
  requestId: number,
): Promise<{ firstName: string; lastName: string; email: string | null } | null> {
  return db.contactRequest.findUnique({
    where: { id: requestId },
    select: { firstName: true, lastName: true, email: true },
  });
}
