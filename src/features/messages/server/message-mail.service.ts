import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { isWithinRecipientLimit } from '../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import type { Counter } from '../../../shared/limits/limit.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { messageMailContent } from '../words/message-mail.ts';

/** Visitors can type any address, and developers can answer many times. */
const perRecipient = {
  receipt: counters['message-receipt-mail'],
  answer: counters['message-answer-mail'],
} satisfies Record<keyof typeof messageMailContent, Counter>;

type MailKind = keyof typeof perRecipient;

export async function mayMailSender(
  { rateLimits, mail }: Pick<Deps, 'rateLimits' | 'mail'>,
  kind: MailKind,
  email: string,
): Promise<boolean> {
  if (mail.ownerAddress === null) return false;
  return isWithinRecipientLimit(rateLimits, perRecipient[kind], email);
}

export async function mailSender(
  tx: Db,
  kind: MailKind,
  brand: string,
  { messageId, email, dedupeKey }: { messageId: number; email: string; dedupeKey: string },
): Promise<void> {
  await sendMail(tx, {
    ...messageMailContent[kind](brand),
    recipient: email,
    messageId,
    hasLink: true,
    // A receipt replies to the incoming message; the notification of an answer does not.
    origin: kind === 'receipt' ? 'replied' : 'generated',
    dedupeKey,
  });
}
