import { createHash } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { isWithinRecipientLimit } from '../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { tellWebhooks } from '../../../server/outbox/webhook-events.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { answerDueAt } from '../../../shared/time/answer-time.ts';
import type { VisitOrigin } from '../../../shared/visits.ts';
import { isRepetition } from '../../conversations/server/entries/entries.service.ts';
import { readEstimateCode } from '../../estimate/estimate.ts';
import { ratesKind } from '../../estimate/rates.ts';
import { estimateTold } from '../../estimate/words/estimate-told.ts';
import type { ContactForm } from '../contact.ts';
import { inboxRequestPath } from '../inbox-address.ts';
import { contactWords } from '../words/contact-words.ts';
import { readInInbox, requestMailContent } from '../words/request-mail.ts';
import { findRequestByDedupeKey, insertContactRequest } from './contact.queries.ts';
import { resemblesMarkedJunk } from './marked-junk.service.ts';
import { inboxLink } from './notices.service.ts';
import { makeRequestKey } from './page/request-keys.service.ts';
import { senderZone } from './sender-zone.service.ts';
import { judgeMessage, type SpamSignals, type Verdict } from './spam-defense.ts';

type ContactDeps = Pick<
  Deps,
  'db' | 'clock' | 'rateLimits' | 'mail' | 'trafficCounter' | 'settings' | 'content'
>;

/** Treats the same form on the same day (UTC) as one request: a double click, a retry or a reload. */
function dedupeKey(form: ContactForm, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, form]))
    .digest('hex');
}

const statusOf = {
  clean: 'new',
  suspected: 'suspected',
  machine: 'spam',
} as const satisfies Record<Verdict, string>;

/** Stored as text, because rates change. */
function estimateShown(
  { content }: Pick<Deps, 'content'>,
  code: string | null | undefined,
): string {
  const answers = readEstimateCode(code);
  return answers ? estimateTold(answers, content.valueOf(ratesKind)) : '';
}

function announcementOf(
  brand: string,
  form: Omit<ContactForm, 'showToDevelopers'>,
  { estimate, isShownToDevelopers }: { estimate: string; isShownToDevelopers: boolean },
  link: string,
) {
  const name = `${form.firstName} ${form.lastName}`;
  return {
    replyToName: name,
    replyTo: form.email,
    subject: `${brand}: ${form.projectType} request from ${name}`,
    text: [
      `Name: ${name}`,
      `E-mail: ${form.email}`,
      `Company: ${form.company || 'not given'}`,
      `Project type: ${form.projectType}`,
      `Budget: ${form.budgetRange}`,
      ...(estimate ? [`Estimate: ${estimate}`] : []),
      ...(isShownToDevelopers ? ['Developers: may read it, without name and address'] : []),
      '',
      form.description,
    ].join('\n'),
    step: readInInbox(link),
  };
}

/**
 * Stores a contact request and queues the mail to the owner. Suspected junk is stored too, so that a false suspicion loses
 * nothing. The sender always gets a key to the page.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function submitContactRequest(
  deps: ContactDeps,
  input: {
    form: ContactForm;
    signals: SpamSignals;
    visit: VisitOrigin | undefined;
    timeZone?: string | undefined;
    ip: string;
  },
) {
  const { signals, visit, timeZone = '', ip } = input;
  const { showToDevelopers, ...form } = input.form;
  const estimate = estimateShown(deps, form.estimate);
  const isLikeJunk = await resemblesMarkedJunk(deps.db.prisma, {
    email: form.email,
    text: form.description,
  });
  const verdict = await judgeMessage(deps, {
    ...{ kind: 'contact', box: 'site', signals, ip, isLikeJunk },
  });
  const key = dedupeKey(input.form, deps.clock.now());
  const { page: landingPage, source } = deps.trafficCounter.beginningOf(visit);
  const begun = visit ? { landingPage, trafficSource: source } : {};
  const request = {
    ...form,
    company: form.company ?? '',
    estimate,
    isShownToDevelopers: showToDevelopers === true || showToDevelopers === 'on',
    ...begun,
    timeZone,
    status: statusOf[verdict],
    dedupeKey: key,
  };
  const { ownerAddress } = deps.mail;
  const { brand } = siteIdentityOf(deps.content);
  const now = deps.clock.now();
  const isReceiptMailed =
    verdict === 'clean' &&
    ownerAddress !== null &&
    // A repeated form gets no second receipt and does not count against the limit.
    !(await findRequestByDedupeKey(deps.db.prisma, key)) &&
    (await mayMailReceipt(deps, form.email));
  const { requestKey, isNew } = await deps.db.prisma.$transaction(async (tx) => {
    const requestId = await insertContactRequest(tx, { ...request, createdAt: now });
    if (requestId === null) {
      return { requestKey: await keyOfRepetition(tx, key, now), isNew: false };
    }
    if (verdict === 'clean') await tellOfRequest(tx, requestId, now);
    if (verdict === 'clean' && ownerAddress) {
      await sendMail(tx, {
        ...announcementOf(brand, form, request, inboxLink(deps.settings, requestId)),
        recipient: ownerAddress,
        requestId,
        dedupeKey: `contact:${key}`,
      });
      if (isReceiptMailed) await mailReceipt(tx, brand, { requestId, email: form.email, now });
    }
    return { requestKey: await makeRequestKey(tx, requestId, now), isNew: true };
  });
  if (isNew && verdict === 'clean') deps.trafficCounter.countRequest(visit, now);
  return {
    success: true as const,
    message: contactWords.toasts.success.title,
    answerBy: answerDueAt(now),
    requestKey,
  };
}

function tellOfRequest(tx: Db, id: number, at: Date): Promise<void> {
  const data = { id, status: statusOf.clean, source: 'form' } as const;
  return tellWebhooks(tx, 'request.created', { at, data, path: inboxRequestPath(id) });
}

/** A retry gets a key too. A later repetition may come from somebody who copied the text. */
async function keyOfRepetition(tx: Db, dedupeKey: string, now: Date): Promise<string | null> {
  const request = await findRequestByDedupeKey(tx, dedupeKey);
  if (!request || !isRepetition(request.createdAt, now)) return null;
  return makeRequestKey(tx, request.id, now);
}

function mayMailReceipt({ rateLimits }: Pick<Deps, 'rateLimits'>, email: string): Promise<boolean> {
  return isWithinRecipientLimit(rateLimits, counters['request-receipt-mail'], email);
}

/** Mails a receipt with its own link to the sender. The mail contains no typed text, because the address may be a stranger's. */
async function mailReceipt(
  tx: Db,
  brand: string,
  { requestId, email, now }: { requestId: number; email: string; now: Date },
): Promise<void> {
  await sendMail(tx, {
    ...requestMailContent.receipt(brand, answerDueAt(now), await senderZone(tx, requestId)),
    recipient: email,
    replyTo: '',
    replyToName: '',
    requestId,
    hasLink: true,
    origin: 'replied',
    dedupeKey: `request-receipt:${requestId}`,
  });
}
