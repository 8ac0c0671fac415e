import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import type { DraftLineage } from '../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { isDayOver } from '../../../shared/time/time-zones.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { prolongLinks } from '../../requests/server/agreed.service.ts';
import { inboxLink } from '../../requests/server/inbox-link.ts';
import { greetingName } from '../../requests/server/mail-thread/mail-threads.service.ts';
import { openRequest, openRequestToAct } from '../../requests/server/page/request-keys.service.ts';
import {
  advanceAnswered,
  advanceRequest,
  holdRequest,
} from '../../requests/server/request-moves.service.ts';
import { ownerZone, senderZone } from '../../requests/server/sender-zone.service.ts';
import { dropSentDraft } from '../../unsent-drafts/server/unsent-drafts.service.ts';
import {
  type Quote,
  type QuoteForm,
  quoteSchema,
  type SentQuotesInput,
  type SentQuotesPage,
} from '../quotes.ts';
import { quoteMailContent, quoteRefusals } from '../words/quotes.ts';
import { findKeptAgreement } from './agreements/agreements.service.ts';
import {
  closeQuote,
  countSentQuotes,
  findLastQuote,
  findQuoteReader,
  findQuotes,
  findSentQuotes,
  insertQuote,
  type QuoteRow,
} from './quotes.queries.ts';

function toQuote(row: QuoteRow, now: Date): Quote {
  return quoteSchema.parse({
    ...row,
    validUntil: row.validUntil.toISOString().slice(0, 10),
    state: row.state === 'open' && isDayOver(row.validUntil, now) ? 'expired' : row.state,
  });
}

export async function listQuotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requestId: number,
): Promise<Quote[]> {
  const rows = await findQuotes(db.prisma, requestId);
  return rows.map((row) => toQuote(row, clock.now()));
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
): Promise<Quote[]> {
  const kept = await findKeptAgreement(deps, key);
  if (kept?.quote) return [kept.quote];
  const { requestId } = await openRequest(deps, key);
  return listQuotes(deps, requestId);
}

/**
 * Sends the first quote or a new version. An accepted quote is never replaced.
 * @throws DomainError NOT_FOUND; BAD_REQUEST for a last day in the past; CONFLICT when the last version is not the one the writer
 * saw, when it was accepted, and for a text message request, which has no page
 */
export async function sendQuote(
  { db, clock, mail, content }: Pick<Deps, 'db' | 'clock' | 'mail' | 'content'>,
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
  await db.prisma.$transaction(async (tx) => {
    const reader = (await holdRequest(tx, requestId)) && (await findQuoteReader(tx, requestId));
    if (!reader) throw new DomainError('NOT_FOUND', 'Contact request not found');
    const { email } = reader;
    if (!email) throw new DomainError('CONFLICT', quoteRefusals.noPage);
    const last = await findLastQuote(tx, requestId);
    if ((last?.version ?? 0) !== seen)
      throw new DomainError('CONFLICT', quoteRefusals.otherVersion);
    if (last?.state === 'accepted') throw new DomainError('CONFLICT', quoteRefusals.accepted);
    const place = { requestId, kind: 'quote', adminId: admin.adminId } as const;
    await dropSentDraft(tx, place, { lineage: draft });
    if (last) await closeQuote(tx, last.id, { state: 'replaced' });
    const version = seen + 1;
    const id = await insertQuote(tx, { ...quote, validUntil, requestId, version, createdAt: at });
    await advanceAnswered(tx, { id: requestId, to: 'quote', actor: admin.label, at });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'sent a quote for',
      targetType: 'contact request',
      targetId: requestId,
      summary: quote.title,
    });
    if (!isMailOn) return;
    await sendMail(tx, {
      ...quoteMailContent.sent(
        siteIdentityOf(content).brand,
        await greetingName(tx, requestId, reader),
        quote,
      ),
      recipient: email,
      requestId,
      hasLink: true,
      dedupeKey: `quote:${id}`,
    });
  });
}

/**
 * Accepts or declines the version that was on the screen. Idempotent.
 * @throws DomainError NOT_FOUND, CONFLICT when it has another answer, has expired or was replaced, TOO_MANY_REQUESTS
 */
export async function answerQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content'>,
  input: { key: string; version: string; answer: 'accepted' | 'declined'; name: string },
): Promise<Quote[]> {
  const { requestId } = await openRequestToAct(deps, input.key);
  await deps.rateLimits.consume(counters['request-quote'], String(requestId));
  const { ownerAddress } = deps.mail;
  const { siteOrigin } = deps.settings;
  const at = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    await holdRequest(tx, requestId);
    const last = await findLastQuote(tx, requestId);
    if (!last) throw new DomainError('NOT_FOUND', 'There is no quote.');
    const { answer, name } = input;
    if (String(last.version) !== input.version) {
      throw new DomainError('CONFLICT', quoteRefusals.replaced);
    }
    if (last.state === answer) return;
    if (last.state !== 'open') throw new DomainError('CONFLICT', quoteRefusals.answered);
    if (isDayOver(last.validUntil, at)) throw new DomainError('CONFLICT', quoteRefusals.expired);
    await closeQuote(tx, last.id, { state: answer, decidedAt: at, decidedBy: name });
    if (answer === 'accepted') {
      await advanceRequest(tx, { id: requestId, to: 'won', actor: 'visitor', at });
      await prolongLinks(tx, requestId, at);
    }
    if (ownerAddress)
      await tellOfAnswer(
        tx,
        {
          ...input,
          brand: siteIdentityOf(deps.content).brand,
          requestId,
          ownerAddress,
          at,
          siteOrigin,
        },
        last,
      );
  });
  return getQuotes(deps, input);
}

interface GivenAnswer {
  brand: string;
  requestId: number;
  answer: 'accepted' | 'declined';
  name: string;
  at: Date;
  ownerAddress: string;
  siteOrigin: string;
}

/** Mails the answer to the owner. Both sides get the full text of an accepted quote to keep. */
async function tellOfAnswer(tx: Db, given: GivenAnswer, row: QuoteRow): Promise<void> {
  const { brand, requestId, answer, name, at, ownerAddress, siteOrigin } = given;
  const quote = toQuote(row, at);
  const link = inboxLink({ siteOrigin }, requestId);
  const reader = await findQuoteReader(tx, requestId);
  await sendMail(tx, {
    ...(answer === 'accepted'
      ? quoteMailContent.acceptedForOwner(
          brand,
          quote,
          { name, at, timeZone: await ownerZone(tx) },
          link,
        )
      : quoteMailContent.declined(brand, name, quote.title, link)),
    recipient: ownerAddress,
    replyTo: reader?.email ?? '',
    replyToName: name,
    requestId,
    dedupeKey: `quote:${row.id}:${answer}`,
  });
  if (answer !== 'accepted' || !reader?.email) return;
  await sendMail(tx, {
    ...quoteMailContent.accepted(brand, quote, {
      name,
      at,
      timeZone: await senderZone(tx, requestId),
    }),
    recipient: reader.email,
    requestId,
    hasLink: true,
    dedupeKey: `quote:${row.id}:${answer}:sender`,
  });
}
