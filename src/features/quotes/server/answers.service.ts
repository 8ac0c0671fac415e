import { createHash } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { tellWebhooks } from '../../../server/outbox/webhook-events.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { isDayOver } from '../../../shared/time/time-zones.ts';
import { addEntry } from '../../conversations/server/entries/entries.service.ts';
import { inboxRequestPath } from '../../requests/inbox-address.ts';
import { prolongLinks } from '../../requests/server/agreed.service.ts';
import { inboxLink } from '../../requests/server/notices.service.ts';
import { openRequestToDecide } from '../../requests/server/page/request-keys.service.ts';
import { advanceRequest, holdRequest } from '../../requests/server/request-moves.service.ts';
import { ownerZone, senderZone } from '../../requests/server/sender-zone.service.ts';
import { addDeal, countDeal } from '../../traffic/server/deals.service.ts';
import { addStageOfChange } from '../../work/server/stages-of-changes.service.ts';
import { quoteSums, totalSeen } from '../quote-options.ts';
import type { Quote, QuoteAnswer, ReadersQuote } from '../quotes.ts';
import { documentText, quoteDocument } from '../words/quote-document.ts';
import { quoteMailContent } from '../words/quote-mail.ts';
import { quoteAmount, quotePageContent, quoteRefusals } from '../words/quotes.ts';
import { closeQuote, findLastQuote, findQuoteReader } from './quotes.queries.ts';
import { getQuotes, toQuote } from './quotes.service.ts';

/**
 * Returns the quote as its acceptance makes it.
 * @throws DomainError CONFLICT for another total than the one on the screen, BAD_REQUEST without the client's address
 */
function acceptedQuote(
  quote: Quote,
  { chosen, total, name, clientAddress }: QuoteAnswer,
  at: Date,
): Quote {
  const options = quote.positions.flatMap((one, place) => (one.isOptional ? [place] : []));
  const accepted = {
    ...quote,
    ...({ state: 'accepted', decidedAt: at, decidedBy: name } as const),
    chosen: options.filter((place) => chosen.includes(place)),
    clientAddress: quote.clientAddress || clientAddress,
  };
  if (options.length > 0 && total !== totalSeen(accepted)) {
    const { total: sum } = quoteSums(accepted);
    throw new DomainError('CONFLICT', quoteRefusals.otherTotal(quoteAmount(sum, quote.currency)));
  }
  if (!accepted.clientAddress) throw new DomainError('BAD_REQUEST', quoteRefusals.noAddress);
  return accepted;
}

/**
 * Accepts or declines the version that was on the screen. Idempotent.
 * @throws DomainError NOT_FOUND, CONFLICT when it has another answer, has expired or was replaced or when the total on the screen
 * was another, BAD_REQUEST without the client's address, TOO_MANY_REQUESTS
 */
export async function answerQuote(
  deps: Pick<
    Deps,
    'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content' | 'trafficCounter'
  >,
  input: QuoteAnswer & { key: string },
): Promise<ReadersQuote[]> {
  const { requestId } = await openRequestToDecide(deps, input.key);
  await deps.rateLimits.consume(counters['request-quote'], String(requestId));
  const { ownerAddress } = deps.mail;
  const { brand } = siteIdentityOf(deps.content);
  const link = inboxLink(deps.settings, requestId);
  const at = deps.clock.now();
  const begun = await deps.db.prisma.$transaction(async (tx) => {
    await holdRequest(tx, requestId);
    const last = await findLastQuote(tx, requestId);
    if (!last) throw new DomainError('NOT_FOUND', 'There is no quote.');
    const { answer, name } = input;
    if (String(last.version) !== input.version) {
      throw new DomainError('CONFLICT', quoteRefusals.replaced);
    }
    if (last.state === answer) return null;
    if (last.state !== 'open') throw new DomainError('CONFLICT', quoteRefusals.answered);
    if (isDayOver(last.validUntil, at)) throw new DomainError('CONFLICT', quoteRefusals.expired);
    const mailed = ownerAddress && { brand, link, requestId, ownerAddress, quoteId: last.id };
    if (answer === 'declined') {
      await closeQuote(tx, last.id, { state: answer, decidedAt: at, decidedBy: name });
      if (last.changesNumber) await sayDeclined(tx, { ...last, requestId, at });
      if (mailed) await tellOfRefusal(tx, mailed, { name, title: last.title });
      return null;
    }
    const accepted = acceptedQuote(toQuote(last, at), input, at);
    const drawn = quoteDocument(accepted, brand);
    const acceptedText = documentText(drawn);
    const acceptedTextHash = createHash('sha256').update(acceptedText).digest('hex');
    const { state, chosen, clientAddress } = accepted;
    await closeQuote(tx, last.id, {
      ...{ state: 'accepted', decidedAt: at, decidedBy: name, chosen, clientAddress },
      ...{ acceptedText, acceptedTextHash },
    });
    await advanceRequest(tx, { id: requestId, to: 'won', actor: 'visitor', at });
    await prolongLinks(tx, requestId, at);
    await tellWebhooks(tx, 'quote.accepted', {
      ...{ at, path: inboxRequestPath(requestId) },
      data: { id: last.id, requestId, number: last.number, version: last.version },
    });
    if (mailed) await tellOfAcceptance(tx, mailed, { ...accepted, state, acceptedTextHash });
    if (last.changesNumber) {
      await addStageOfChange(tx, { requestId, ...stageOfChange(accepted), days: last.days, at });
      return null;
    }
    const reader = await findQuoteReader(tx, requestId);
    if (!reader) return null;
    const { landingPage, trafficSource } = reader;
    const { total } = quoteSums(accepted);
    const deal = { landingPage, trafficSource, at };
    await addDeal(tx, deps.trafficCounter, 'accepted', {
      ...{ ...deal, ...total, currency: accepted.currency },
    });
    return deal;
  });
  if (begun) countDeal(deps.trafficCounter, 'acceptances', begun);
  return getQuotes(deps, input);
}

/** A declined change stands in the thread, where both sides talk about what to do instead. */
async function sayDeclined(
  tx: Db,
  { requestId, title, number, at }: { requestId: number; title: string; number: string; at: Date },
): Promise<void> {
  await addEntry(tx, {
    ...{ of: { requestId }, side: 'incoming', createdAt: at },
    body: quotePageContent.change.declined(title, number),
  });
}

function stageOfChange({ title, positions, chosen, assumptions }: Quote) {
  const lines = positions
    .filter(({ isOptional }, place) => !isOptional || chosen.includes(place))
    .map(({ text }) => `- ${text}`);
  return { title, text: [lines.join('\n'), assumptions].filter(Boolean).join('\n\n') };
}

interface Mailed {
  brand: string;
  /** Leads to the request in the inbox. */
  link: string;
  requestId: number;
  ownerAddress: string;
  quoteId: number;
}

async function tellOfRefusal(
  tx: Db,
  { brand, link, requestId, ownerAddress, quoteId }: Mailed,
  { name, title }: { name: string; title: string },
): Promise<void> {
  const reader = await findQuoteReader(tx, requestId);
  await sendMail(tx, {
    ...quoteMailContent.declined(brand, name, title, link),
    recipient: ownerAddress,
    replyTo: reader?.email ?? '',
    replyToName: name,
    requestId,
    dedupeKey: `quote:${quoteId}:declined`,
  });
}

/** Both sides get the full text of an accepted quote and its PDF to keep. */
async function tellOfAcceptance(tx: Db, mailed: Mailed, accepted: Quote): Promise<void> {
  const { brand, link, requestId, ownerAddress, quoteId } = mailed;
  const drawn = quoteDocument(accepted, brand);
  const reader = await findQuoteReader(tx, requestId);
  await sendMail(tx, {
    ...quoteMailContent.acceptedForOwner(brand, drawn, accepted, await ownerZone(tx), link),
    recipient: ownerAddress,
    replyTo: reader?.email ?? '',
    replyToName: accepted.decidedBy,
    ...{ requestId, quoteId },
    dedupeKey: `quote:${quoteId}:accepted`,
  });
  if (!reader?.email) return;
  await sendMail(tx, {
    ...quoteMailContent.accepted(drawn, accepted, await senderZone(tx, requestId)),
    recipient: reader.email,
    ...{ requestId, quoteId },
    hasLink: true,
    dedupeKey: `quote:${quoteId}:accepted:sender`,
  });
}
