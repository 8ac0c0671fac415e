import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { containing } from '../../../server/search/containing.ts';
import type { SentQuotesFilter } from '../quotes.ts';

const quoteSelect = {
  id: true,
  version: true,
  title: true,
  currency: true,
  number: true,
  changesNumber: true,
  days: true,
  positions: true,
  chosen: true,
  taxName: true,
  taxHundredths: true,
  assumptions: true,
  terms: true,
  payment: true,
  sender: true,
  clientName: true,
  clientAddress: true,
  validUntil: true,
  state: true,
  createdAt: true,
  decidedAt: true,
  decidedBy: true,
  openedAt: true,
  readAt: true,
  acceptedTextHash: true,
} satisfies Prisma.QuoteSelect;

export type QuoteRow = Prisma.QuoteGetPayload<{ select: typeof quoteSelect }>;

export function findQuotes(db: Db, requestId: number): Promise<QuoteRow[]> {
  return db.quote.findMany({
    where: { requestId },
    orderBy: { version: 'desc' },
    select: quoteSelect,
  });
}

export function findQuote(db: Db, id: number): Promise<QuoteRow | null> {
  return db.quote.findUnique({ where: { id }, select: quoteSelect });
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

/** The accepted quote that changes refer to. */
export async function findOrderNumber(db: Db, requestId: number): Promise<string | null> {
  const order = await db.quote.findFirst({
    where: { requestId, state: 'accepted', changesNumber: '' },
    select: { number: true },
  });
  return order?.number ?? null;
}

export async function insertQuote(tx: Db, data: Prisma.QuoteUncheckedCreateInput): Promise<number> {
  const { id } = await tx.quote.create({ data, select: { id: true } });
  return id;
}

/** Locks the year, so that its numbers have no gap: what is rolled back takes its number back. */
export async function takeNumber(tx: Db, year: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "QuoteSequence" AS sequence ("year", "last") VALUES (${year}, 1)
    ON CONFLICT ("year") DO UPDATE SET "last" = sequence."last" + 1
    RETURNING "last"`;
  if (!row) throw new Error('The sequence of quotes gave no number.');
  return row.last;
}

type Closing = Pick<
  Prisma.QuoteUncheckedUpdateManyInput,
  'decidedAt' | 'decidedBy' | 'chosen' | 'clientAddress' | 'acceptedText' | 'acceptedTextHash'
> & { state: 'accepted' | 'declined' | 'replaced' };

/** @returns false when the quote was not open */
export async function closeQuote(tx: Db, id: number, data: Closing): Promise<boolean> {
  const { count } = await tx.quote.updateMany({ where: { id, state: 'open' }, data });
  return count === 1;
}

/** @returns the quote when it had not been opened, or not been read, before */
export async function noteFirst(
  tx: Db,
  {
    requestId,
    version,
    what,
    at,
  }: { requestId: number; version: number; what: 'openedAt' | 'readAt'; at: Date },
): Promise<QuoteRow | null> {
  const [row] = await tx.quote.updateManyAndReturn({
    where: { requestId, version, state: 'open', [what]: null },
    data: { [what]: at },
    select: quoteSelect,
  });
  return row ?? null;
}

/** @param version undefined finds the text that was accepted last */
export async function findAcceptedText(
  db: Db,
  { requestId, version }: { requestId: number; version: number | undefined },
): Promise<string | null> {
  const row = await db.quote.findFirst({
    where: { requestId, state: 'accepted', ...(version === undefined ? {} : { version }) },
    orderBy: { version: 'desc' },
    select: { acceptedText: true },
  });
  return row?.acceptedText ?? null;
}

const readerSelect = {
  firstName: true,
  lastName: true,
  company: true,
  email: true,
  landingPage: true,
  trafficSource: true,
} satisfies Prisma.ContactRequestSelect;

export type QuoteReader = Prisma.ContactRequestGetPayload<{ select: typeof readerSelect }>;

export function findQuoteReader(db: Db, requestId: number): Promise<QuoteReader | null> {
  return db.contactRequest.findUnique({ where: { id: requestId }, select: readerSelect });
}
