import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import type { DraftLineage } from '../../../shared/admin/unsent-drafts.ts';
import { isDayOver } from '../../../shared/time/time-zones.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { greetingName } from '../../requests/server/mail-thread/mail-threads.service.ts';
import { openRequest } from '../../requests/server/page/request-keys.service.ts';
import { advanceAnswered, holdRequest } from '../../requests/server/request-moves.service.ts';
import { addDeal, countDeal } from '../../traffic/server/deals.service.ts';
import { dropSentDraft } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import { quoteSums } from '../quote-options.ts';
import {
  type OwnersQuote,
  ownersQuoteSchema,
  type QuoteForm,
  type QuoteStart,
  type ReadersQuote,
  type SentQuotesInput,
  type SentQuotesPage,
} from '../quotes.ts';
import { quoteMailContent } from '../words/quote-mail.ts';
import { quotePaperKind } from '../words/quote-paper.ts';
import { quoteRefusals } from '../words/quotes.ts';
import { findKeptAgreement } from './agreements/agreements.service.ts';
import {
  closeQuote,
  countSentQuotes,
  findLastQuote,
  findOrderNumber,
  findQuoteReader,
  findQuotes,
  findSentQuotes,
  insertQuote,
  type QuoteReader,
  type QuoteRow,
  takeNumber,
} from './quotes.queries.ts';

export function toQuote(row: QuoteRow, now: Date): OwnersQuote {
  return ownersQuoteSchema.parse({
    ...row,
    validUntil: row.validUntil.toISOString().slice(0, 10),
    state: row.state === 'open' && isDayOver(row.validUntil, now) ? 'expired' : row.state,
  });
}

export async function listQuotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requestId: number,
): Promise<OwnersQuote[]> {
  const rows = await findQuotes(db.prisma, requestId);
  return rows.map((row) => toQuote(row, clock.now()));
}

/** Our side of a new quote. */
function paperOf(content: Deps['content']): Pick<QuoteStart, 'sender' | 'payment'> {
  const { sender, payment } = content.valueOf(quotePaperKind);
  const { legalEntity, brand } = siteIdentityOf(content);
  return { sender: sender || legalEntity || brand, payment };
}

const nameOf = ({ company, firstName, lastName }: QuoteReader) =>
  company || `${firstName} ${lastName}`.trim();

/** @throws DomainError NOT_FOUND */
export async function getQuoteStart(
  { db, content }: Pick<Deps, 'db' | 'content'>,
  requestId: number,
): Promise<QuoteStart> {
  const reader = await findQuoteReader(db.prisma, requestId);
  if (!reader) throw new DomainError('NOT_FOUND', 'Contact request not found');
  const { terms, taxName, taxPercent } = content.valueOf(quotePaperKind);
  const taxHundredths = Math.round(taxPercent * 100);
  return { ...paperOf(content), terms, taxName, taxHundredths, clientName: nameOf(reader) };
}

/**
 * The first version of a quote takes the next number of its year, later versions keep it. A change that was answered is over: the
 * next one has a number of its own.
 */
async function numberOf(
  tx: Db,
  { last, changesNumber, at }: { last: QuoteRow | null; changesNumber: string; at: Date },
): Promise<string> {
  const isOver = changesNumber && (last?.state === 'accepted' || last?.state === 'declined');
  if (last && !isOver) return last.number;
  const year = at.getUTCFullYear();
  return `${year}-${String(await takeNumber(tx, year)).padStart(4, '0')}`;
}

const sentPageSize = 20;

/** The last version of each quote, newest first. */
export async function listSentQuotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { page, ...filter }: SentQuotesInput,
): Promise<SentQuotesPage> {
  const [rows, total] = await Promise.all([
    findSentQuotes(db.prisma, filter, { skip: (page - 1) * sentPageSize, take: sentPageSize }),
    countSentQuotes(db.prisma, filter),
  ]);
  const items = rows.map(({ request, ...row }) => ({
    ...toQuote(row, clock.now()),
    requestId: request.id,
    name: `${request.firstName} ${request.lastName}`.trim(),
    company: request.company,
  }));
  return { items, total, page, pageSize: sentPageSize };
}

/** Returns only the accepted quote when the request is deleted. @throws DomainError NOT_FOUND for an invalid key */
export async function getQuotes(
  deps: Pick<Deps, 'db' | 'clock'>,
  { key }: { key: string },
): Promise<ReadersQuote[]> {
  const kept = await findKeptAgreement(deps, key);
  if (kept?.quote) {
    return [...kept.changes.toReversed(), kept.quote].map((quote) => ({
      ...quote,
      mayAnswer: false,
    }));
  }
  const { requestId, colleague } = await openRequest(deps, key);
  const mayDecide = colleague?.mayDecide ?? true;
  const quotes = await listQuotes(deps, requestId);
  return quotes.map((quote) => ({ ...quote, mayAnswer: mayDecide && quote.state === 'open' }));
}

/**
 * Sends the first quote, a new version, or a change of the accepted quote, which is never replaced.
 * @throws DomainError NOT_FOUND; BAD_REQUEST for a last day in the past; CONFLICT when the last version is not the one the writer
 * saw, and for a text message request, which has no page
 */
export async function sendQuote(
  {
    db,
    clock,
    mail,
    content,
    trafficCounter,
  }: Pick<Deps, 'db' | 'clock' | 'mail' | 'content' | 'trafficCounter'>,
  admin: AdminIdentity,
  {
    requestId,
    seen,
    quote,
    draft,
  }: { requestId: number; seen: number; quote: QuoteForm; draft?: DraftLineage | undefined },
): Promise<void> {
  const at = clock.now();
  const isMailOn = mail.ownerAddress !== null;
  const validUntil = new Date(quote.validUntil);
  if (isDayOver(validUntil, at)) throw new DomainError('BAD_REQUEST', quoteRefusals.past);
  const begun = await db.prisma.$transaction(async (tx) => {
    const reader = (await holdRequest(tx, requestId)) && (await findQuoteReader(tx, requestId));
    if (!reader) throw new DomainError('NOT_FOUND', 'Contact request not found');
    const { email } = reader;
    if (!email) throw new DomainError('CONFLICT', quoteRefusals.noPage);
    const last = await findLastQuote(tx, requestId);
    if ((last?.version ?? 0) !== seen)
      throw new DomainError('CONFLICT', quoteRefusals.otherVersion);
    const changesNumber = (await findOrderNumber(tx, requestId)) ?? '';
    const place = { of: { requestId }, kind: 'quote', adminId: admin.adminId } as const;
    await dropSentDraft(tx, place, { lineage: draft });
    if (last) await closeQuote(tx, last.id, { state: 'replaced' });
    const version = seen + 1;
    const id = await insertQuote(tx, {
      ...quote,
      ...paperOf(content),
      ...{ validUntil, requestId, version, createdAt: at },
      number: await numberOf(tx, { last, changesNumber, at }),
      changesNumber,
      days: changesNumber ? quote.days : 0,
      clientName: quote.clientName || nameOf(reader),
    });
    await advanceAnswered(tx, { id: requestId, to: 'quote', actor: admin.label, at });
    await recordActivity(tx, {
      actor: admin.label,
      action: changesNumber ? 'proposed a change for' : 'sent a quote for',
      targetType: 'contact request',
      targetId: requestId,
      summary: quote.title,
    });
    const { landingPage, trafficSource } = reader;
    const first = last ? null : { landingPage, trafficSource, at };
    if (first) {
      const { total } = quoteSums(quote);
      await addDeal(tx, trafficCounter, 'quoted', { ...first, ...total, currency: quote.currency });
    }
    if (!isMailOn) return first;
    await sendMail(tx, {
      ...quoteMailContent[changesNumber ? 'changeSent' : 'sent'](
        siteIdentityOf(content).brand,
        await greetingName(tx, requestId, reader),
        quote,
      ),
      recipient: email,
      requestId,
      hasLink: true,
      dedupeKey: `quote:${id}`,
    });
    return first;
  });
  if (begun) countDeal(trafficCounter, 'quotes', begun);
}
