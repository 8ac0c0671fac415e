import type { Deps } from '../deps.ts';
import type { MailAttachment, MailOutcome } from '../integrations/mail.ts';
import { maskPrivate } from '../observation/log.ts';
import type { MailColors } from './letter/letter.ts';
import { type MessageLinks, makeLink } from './message-links.ts';
import {
  claimMessage,
  findAttachedQuoteId,
  moveMessage,
  type StoredMessage,
} from './outbox.queries.ts';
import { addMessageJob, noWords } from './outbox.service.ts';
import { type LetterDeps, type MailLinks, writtenMail } from './written-mail.ts';

const smsValidSeconds = 60 * 60;

type DeliveryDeps = LetterDeps & Pick<Deps, 'db' | 'mail' | 'sms' | 'log'>;

export interface MailDress {
  colors: MailColors;
  /** Returns the Message-ID of the mail that a mail about a request answers; null for none. */
  answeredBy(db: Deps['db']['prisma'], message: StoredMessage): Promise<string | null>;
}

type Delivery = MailOutcome | { outcome: 'undeliverable'; cause: unknown };

/**
 * Claims a message and creates its link in one transaction. Gives up a message that nobody wants any more, and postpones one
 * that would arrive at the wrong time of day.
 */
function takeInHand(deps: DeliveryDeps, id: string, links: MessageLinks) {
  const now = deps.clock.now();
  return deps.db.prisma.$transaction(async (tx) => {
    const message = await claimMessage(tx, id, now);
    if (!message) return null;
    const { developerId, channel } = message;
    const dueAt =
      developerId === null
        ? now
        : await links.notifications.dueAt(tx, { ...message, developerId }, now);
    if (!dueAt) {
      const fault = 'It was not wanted any more.';
      await moveMessage(tx, id, ['handedOver'], { state: 'undeliverable', fault, ...noWords });
      return null;
    }
    if (dueAt > now) {
      await moveMessage(tx, id, ['handedOver'], { state: 'waiting' });
      await addMessageJob(tx, id, channel, { runAt: dueAt });
      return null;
    }
    return { message, link: await makeLink(tx, message, links) };
  });
}

/**
 * Hands a message over once. Records that before it sends: a message found in this state belongs to a process that died, and
 * its outcome is unknown.
 * @throws when the message was certainly not accepted and needs another try
 */
export async function deliverMessage(
  deps: DeliveryDeps,
  id: string,
  links: MessageLinks,
  dress: MailDress,
): Promise<void> {
  const db = deps.db.prisma;
  // Before the message is taken in hand: a drawing that fails is tried again.
  const quoteId = await findAttachedQuoteId(db, id);
  const attachment = quoteId === null ? null : await links.attachedQuote(quoteId);
  const taken = await takeInHand(deps, id, links);
  if (!taken) {
    await moveMessage(db, id, ['handedOver'], {
      state: 'unclear',
      fault: 'The process ended while it handed the message over.',
    });
    return;
  }
  const { message, link } = taken;
  const mailLinks = {
    page: link?.address ?? null,
    stop: link?.pages.stopOf?.(link.address) ?? null,
  };
  const delivery = await handOver(deps, message, { links: mailLinks, dress, attachment });
  if (delivery.outcome === 'sent') {
    // Another copy may have marked it as unclear, because it believed this process dead.
    await moveMessage(db, id, ['handedOver', 'unclear'], {
      state: 'sent',
      fault: '',
      ...noWords,
    });
    return;
  }
  const fault = faultOf(delivery.cause);
  deps.log.warn({ err: delivery.cause, messageId: id }, `a message is ${delivery.outcome}`);
  if (link && delivery.outcome !== 'unclear') await link.pages.takeBack(db, link.address);
  switch (delivery.outcome) {
    case 'refused':
      await moveMessage(db, id, ['handedOver', 'unclear'], { state: 'waiting', fault });
      throw new Error(fault);
    case 'unclear':
      await moveMessage(db, id, ['handedOver'], { state: 'unclear', fault });
      return;
    case 'undeliverable':
      await moveMessage(db, id, ['handedOver'], { state: 'undeliverable', fault, ...noWords });
  }
}

function faultOf(cause: unknown): string {
  return maskPrivate(cause instanceof Error ? cause.message : String(cause));
}

async function handOver(
  deps: DeliveryDeps,
  message: StoredMessage,
  {
    links,
    dress,
    attachment,
  }: { links: MailLinks; dress: MailDress; attachment: MailAttachment | null },
): Promise<Delivery> {
  if (message.channel === 'sms') {
    const text = [message.text, links.page].filter(Boolean).join('\n\n');
    return handOverSms(deps, { to: message.recipient, text });
  }
  const answered = await dress.answeredBy(deps.db.prisma, message);
  const written = writtenMail(deps, message, { links, colors: dress.colors, answered });
  return deps.mail.send({ ...written, attachment });
}

async function handOverSms(
  { sms }: DeliveryDeps,
  message: { to: string; text: string },
): Promise<Delivery> {
  const sent = await sms.send({ ...message, validSeconds: smsValidSeconds });
  switch (sent.outcome) {
    case 'sent':
      return { outcome: 'sent' };
    case 'refusedNumber':
    case 'optedOut':
      return { outcome: 'undeliverable', cause: new Error('This number gets no messages.') };
    case 'tooMany':
      return { outcome: 'refused', cause: new Error('Too many messages at a time.') };
    case 'unavailable':
      return { outcome: sent.mayArrive ? 'unclear' : 'refused', cause: sent.cause };
  }
}
