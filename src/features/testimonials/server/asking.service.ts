import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import {
  deliveriesOf,
  sendMail,
  sendTextMessage,
  takeBackWaiting,
} from '../../../server/outbox/outbox.service.ts';
import { isOptedOut } from '../../../server/outbox/text-opt-out.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { type ContactStatus, isClosed, isJunk } from '../../requests/contact-status.ts';
import { greetingName } from '../../requests/server/mail-thread/mail-threads.service.ts';
import { holdRequest, touchRequest } from '../../requests/server/request-moves.service.ts';
import type { RequestTestimonial } from '../testimonials.ts';
import { adminTestimonialsContent } from '../words/admin-testimonials.ts';
import { testimonialMailContent } from '../words/testimonial-mail.ts';
import {
  askAgain,
  type ClientRow,
  findClient,
  findTestimonial,
  setAskedAt,
  type TestimonialRow,
} from './testimonials.queries.ts';

const { refusals } = adminTestimonialsContent;

/** A second invitation within this time is a second click. */
const sameInvitationMs = 60_000;

const messageKey = ({ requestId, askedAt }: Pick<TestimonialRow, 'requestId' | 'askedAt'>) =>
  `testimonial:${requestId}:${askedAt.getTime()}`;

function channelOf(
  { email, phoneNumber }: Pick<ClientRow, 'email' | 'phoneNumber'>,
  isMailOn: boolean,
): RequestTestimonial['channel'] {
  if (email) return isMailOn ? 'mail' : null;
  return phoneNumber ? 'sms' : null;
}

const noRequest = () => new DomainError('NOT_FOUND', 'Contact request not found');

/** @throws DomainError NOT_FOUND */
export async function getTestimonial(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  requestId: number,
): Promise<RequestTestimonial> {
  const [client, row] = await Promise.all([
    findClient(db.prisma, requestId),
    findTestimonial(db.prisma, requestId),
  ]);
  if (!client) throw noRequest();
  const messages = await deliveriesOf(db.prisma, row ? [messageKey(row)] : []);
  return {
    testimonial: row && { ...row, message: messages.get(messageKey(row)) ?? null },
    isClosed: isClosed(client.status),
    channel: channelOf(client, mail.ownerAddress !== null),
  };
}

/**
 * Sends the client of a closed request a link to write a testimonial. Words that are not published may be changed under it; of
 * published ones it opens the page, where they can be taken back.
 * @throws DomainError NOT_FOUND; CONFLICT for an open request, and when no link can reach the client; TOO_MANY_REQUESTS
 */
export async function askForTestimonial(
  {
    db,
    clock,
    mail,
    content,
    rateLimits,
  }: Pick<Deps, 'db' | 'clock' | 'mail' | 'content' | 'rateLimits'>,
  admin: AdminIdentity,
  requestId: number,
): Promise<void> {
  const isMailOn = mail.ownerAddress !== null;
  const { brand } = siteIdentityOf(content);
  const now = clock.now();
  await rateLimits.consume(counters['testimonial-invitation'], String(requestId));
  const known = await findClient(db.prisma, requestId);
  if (known && channelOf(known, isMailOn) === 'sms') {
    await rateLimits.consume(counters['text-answer-number'], known.phoneNumber ?? '');
    await rateLimits.consume(counters['text-answer-day'], 'all');
  }
  await db.prisma.$transaction(async (tx) => {
    const client = (await holdRequest(tx, requestId)) && (await findClient(tx, requestId));
    if (!client) throw noRequest();
    refuseOpen(client.status);
    const before = await findTestimonial(tx, requestId);
    const sinceMs = before ? now.getTime() - before.askedAt.getTime() : Number.POSITIVE_INFINITY;
    if (before && before.state !== 'withdrawn' && sinceMs < sameInvitationMs) return;
    const id = await invite(tx, requestId, before, now);
    await sendLink(tx, { client, requestId, id, brand, channel: channelOf(client, isMailOn), now });
    await touchRequest(tx, requestId, now);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'asked for a testimonial about',
      targetType: 'contact request',
      targetId: requestId,
      summary: nameOf(client),
    });
  });
}

/**
 * Sends the client a link to write a testimonial after the work, unless one was sent before.
 * @returns whether it was sent
 */
export async function inviteAfterWork(
  tx: Db,
  { requestId, brand, isMailOn, now }: InvitationAfterWork,
): Promise<boolean> {
  const client = await findClient(tx, requestId);
  if (!client?.email || !isMailOn || isJunk(client.status)) return false;
  if (await findTestimonial(tx, requestId)) return false;
  const id = await askAgain(tx, requestId, now);
  await sendLink(tx, { client, requestId, id, brand, channel: 'mail', now });
  await touchRequest(tx, requestId, now);
  return true;
}

interface InvitationAfterWork {
  requestId: number;
  brand: string;
  isMailOn: boolean;
  now: Date;
}

function refuseOpen(status: ContactStatus): void {
  if (!isClosed(status)) throw new DomainError('CONFLICT', refusals.open);
}

async function invite(
  tx: Db,
  requestId: number,
  before: TestimonialRow | null,
  now: Date,
): Promise<number> {
  if (before) await takeBackWaiting(tx, messageKey(before));
  if (before?.state !== 'approved') return askAgain(tx, requestId, now);
  await setAskedAt(tx, before.id, now);
  return before.id;
}

interface Invitation {
  client: ClientRow;
  requestId: number;
  id: number;
  brand: string;
  channel: RequestTestimonial['channel'];
  now: Date;
}

async function sendLink(tx: Db, invitation: Invitation): Promise<void> {
  const { client, requestId, id, brand, channel, now: askedAt } = invitation;
  const { email, phoneNumber } = client;
  const message = {
    ...{ requestId, testimonialId: id, hasLink: true },
    dedupeKey: messageKey({ requestId, askedAt }),
  };
  if (channel === 'mail' && email) {
    await sendMail(tx, {
      ...testimonialMailContent.asked(brand, await greetingName(tx, requestId, client)),
      ...message,
      recipient: email,
    });
  } else if (channel === 'sms' && phoneNumber) {
    if (await isOptedOut(tx, phoneNumber)) throw new DomainError('CONFLICT', refusals.optedOut);
    const text = testimonialMailContent.askedByText(brand);
    await sendTextMessage(tx, { ...message, recipient: phoneNumber, text });
  } else throw new DomainError('CONFLICT', refusals.noChannel);
}

export function nameOf({ firstName, lastName }: Pick<ClientRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim() || 'text message';
}

/** Stops an invitation that has not left yet. */
export async function takeBackInvitation(tx: Db, row: TestimonialRow): Promise<void> {
  await takeBackWaiting(tx, messageKey(row));
}
