import { quoteMailContent, quoteRefusals } from '../../../../content/quotes.ts';
import { type Quote, type QuoteForm, quoteSchema } from '../../../../shared/quotes.ts';
import { recordActivity } from '../../../activity/activity.service.ts';
import type { AdminIdentity } from '../../../auth/admin-identity.service.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import type { RateLimitRule } from '../../../limits/rate-limits.ts';
import { sendMail } from '../../../outbox/outbox.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { advanceAnswered, advanceRequest } from '../request-moves.service.ts';
import { openRequest } from '../requests/request-keys.service.ts';
import {
  closeQuote,
  findLastQuote,
  findQuoteReader,
  findQuotes,
  insertQuote,
  type QuoteRow,
} from './quotes.queries.ts';

const hourMs = 60 * 60_000;
/** The last place where a day ends is twelve hours behind UTC. */
const dayOverAfterMs = (24 + 12) * hourMs;

/** Each answer sends mail. */
const perRequest: RateLimitRule = {
  name: 'request-quote',
  points: 20,
  durationSeconds: 24 * 60 * 60,
  message: quoteRefusals.tooMany,
};

function isExpired({ validUntil }: Pick<QuoteRow, 'validUntil'>, now: Date): boolean {
  return now.getTime() >= validUntil.getTime() + dayOverAfterMs;
}

function toQuote(row: QuoteRow, now: Date): Quote {
  return quoteSchema.parse({
    ...row,
    validUntil: row.validUntil.toISOString().slice(0, 10),
    state: row.state === 'open' && isExpired(row, now) ? 'expired' : row.state,
  });
}

/** The quotes of a request, for us, the newest first. */
export async function listQuotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requestId: number,
): Promise<Quote[]> {
  const rows = await findQuotes(db.prisma, requestId);
  return rows.map((row) => toQuote(row, clock.now()));
}

/** The same for the person who asked. @throws DomainError NOT_FOUND for a key that opens nothing */
export async function getQuotes(
  deps: Pick<Deps, 'db' | 'clock'>,
  { key }: { key: string },
): Promise<Quote[]> {
  const { requestId } = await openRequest(deps, key);
  return listQuotes(deps, requestId);
}

/**
 * Sends a quote: the first one of a request, or a new version in place of the last. What was accepted is never replaced.
 * @throws DomainError NOT_FOUND, BAD_REQUEST for a last day that is over, CONFLICT where there is another last version than its
 * writer saw, or that was accepted, and for a request by text message, which has no page
 */
export async function sendQuote(
  { db, clock, mail }: Pick<Deps, 'db' | 'clock' | 'mail'>,
  admin: AdminIdentity,
  { requestId, seen, quote }: { requestId: number; seen: number; quote: QuoteForm },
): Promise<void> {
  const at = clock.now();
  const isMailOn = mail.ownerAddress !== null;
  const validUntil = new Date(quote.validUntil);
  if (isExpired({ validUntil }, at)) throw new DomainError('BAD_REQUEST', quoteRefusals.past);
  await db.prisma.$transaction(async (tx) => {
    const reader = (await lockRequest(tx, requestId)) && (await findQuoteReader(tx, requestId));
    if (!reader) throw new DomainError('NOT_FOUND', 'Contact request not found');
    const { email } = reader;
    if (!email) throw new DomainError('CONFLICT', quoteRefusals.noPage);
    const last = await findLastQuote(tx, requestId);
    if ((last?.version ?? 0) !== seen)
      throw new DomainError('CONFLICT', quoteRefusals.otherVersion);
    if (last?.state === 'accepted') throw new DomainError('CONFLICT', quoteRefusals.accepted);
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
      ...quoteMailContent.sent(reader.firstName, quote),
      recipient: email,
      requestId,
      hasLink: true,
      dedupeKey: `quote:${id}`,
    });
  });
}

/**
 * Accepts or declines the quote that was on the screen, once. The same answer again changes nothing.
 * @throws DomainError NOT_FOUND, CONFLICT for one that has another answer, is over or was replaced, TOO_MANY_REQUESTS
 */
export async function answerQuote(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail'>,
  input: { key: string; version: string; answer: 'accepted' | 'declined'; name: string },
): Promise<Quote[]> {
  const { requestId } = await openRequest(deps, input.key);
  await deps.rateLimits.consume(perRequest, String(requestId));
  const { ownerAddress } = deps.mail;
  const at = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    await lockRequest(tx, requestId);
    const last = await findLastQuote(tx, requestId);
    if (!last) throw new DomainError('NOT_FOUND', 'There is no quote.');
    const { answer, name } = input;
    if (String(last.version) !== input.version) {
      throw new DomainError('CONFLICT', quoteRefusals.replaced);
    }
    if (last.state === answer) return;
    if (last.state !== 'open') throw new DomainError('CONFLICT', quoteRefusals.answered);
    if (isExpired(last, at)) throw new DomainError('CONFLICT', quoteRefusals.expired);
    await closeQuote(tx, last.id, { state: answer, decidedAt: at, decidedBy: name });
    if (answer === 'accepted') {
      await advanceRequest(tx, { id: requestId, to: 'won', actor: 'visitor', at });
    }
    if (!ownerAddress) return;
    const reader = await findQuoteReader(tx, requestId);
    await sendMail(tx, {
      ...quoteMailContent.answered(answer, name, last.title),
      recipient: ownerAddress,
      replyTo: reader?.email ?? '',
      replyToName: name,
      requestId,
      dedupeKey: `quote:${last.id}:${answer}`,
    });
  });
  return getQuotes(deps, input);
}
