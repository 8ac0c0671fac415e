import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { RateLimitRule } from '../../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { isWithinRecipientLimit } from '../../../../server/outbox/recipient-limit.ts';
import { answerDueAt } from '../../../../shared/answer-time.ts';
import { daySeconds } from '../../../../shared/durations.ts';
import { requestMailContent } from '../../words/request-mail.ts';
import { findSenderZone } from '../sender-zone.queries.ts';

/** Anybody can type in anybody's address: nobody is to be flooded with our mail. */
const perRecipient: RateLimitRule = {
  name: 'request-receipt-mail',
  points: 3,
  durationSeconds: daySeconds,
  message: 'Too many mails to this address.',
};

/** Whether an address may get another mail that says that a request has come in. */
export function mayMailReceipt(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  email: string,
): Promise<boolean> {
  return isWithinRecipientLimit(rateLimits, perRecipient, email);
}

/**
 * Tells the sender of a request by mail that it is here, with a link of its own to the page. Nothing in it was typed by
 * anybody: the address may be a stranger's.
 */
export async function mailReceipt(
  tx: Db,
  { requestId, email, now }: { requestId: number; email: string; now: Date },
): Promise<void> {
  await sendMail(tx, {
    ...requestMailContent.receipt(answerDueAt(now), await findSenderZone(tx, requestId)),
    recipient: email,
    replyTo: '',
    replyToName: '',
    requestId,
    hasLink: true,
    origin: 'replied',
    dedupeKey: `request-receipt:${requestId}`,
  });
}
