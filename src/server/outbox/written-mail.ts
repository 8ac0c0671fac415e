import { mailFootWords } from '../../shared/words/mail/mail-words.ts';
import { subjectName } from '../db/conversation-of.ts';
import type { EntrySide } from '../db/generated/client.ts';
import type { Deps } from '../deps.ts';
import type { OutgoingMail } from '../integrations/mail.ts';
import { siteIdentityOf } from '../published-content.ts';
import { withPageLink } from './calendar-lines.ts';
import { type FootLine, type Letter, letterText, type MailColors } from './letter/letter.ts';
import { letterHtml } from './letter/letter-html.ts';
import { withLinkKey } from './link-key-mark.ts';
import type { StoredMessage } from './outbox.queries.ts';
import { makeReplyAddress, threadName } from './reply-address.ts';

export type LetterDeps = Pick<Deps, 'clock' | 'settings' | 'content' | 'keyring'>;

export interface MailLinks {
  /** Opens the page of the mail's subject; null for a mail without one. */
  page: string | null;
  /** Unsubscribes with one POST (RFC 8058); null for a mail that is no news. */
  stop: string | null;
}

const autoSubmitted = {
  generated: 'auto-generated',
  replied: 'auto-replied',
  byHand: null,
} as const;

/**
 * Says which side of a request an answer to this mail comes from. Only mail to the client has a link to the page, and only mail
 * about words of the client names an address for answers.
 */
export function replySideOf({
  requestId,
  testimonialId,
  hasLink,
  replyTo,
}: StoredMessage): EntrySide | null {
  if (requestId === null || testimonialId !== null) return null;
  if (hasLink) return 'incoming';
  return replyTo ? 'outgoing' : null;
}

function replyToOf(
  { clock, settings, keyring, content }: LetterDeps,
  message: StoredMessage,
): OutgoingMail['replyTo'] {
  const { requestId, replyTo, replyToName: name } = message;
  const side = replySideOf(message);
  const base = settings.mailReplies.address;
  if (base && side && requestId !== null) {
    const address = makeReplyAddress(keyring, base, { requestId, side, issuedAt: clock.now() });
    return { name: side === 'incoming' ? siteIdentityOf(content).brand : name, address };
  }
  return replyTo ? { name, address: replyTo } : null;
}

function footOf({ settings }: LetterDeps, message: StoredMessage, links: MailLinks): FootLine[] {
  if (links.stop && message.stepAddress && links.page) {
    const because = message.savedSearchId === null ? mailFootWords.news : mailFootWords.savedSearch;
    return [{ text: because }, { text: mailFootWords.stop, address: links.page }];
  }
  const canAnswer = settings.mailReplies.address !== undefined && replySideOf(message) !== null;
  const isToPage = message.hasLink && message.stepAddress === '';
  const isConversation = subjectOf(message) !== null;
  return [
    ...(canAnswer ? [{ text: mailFootWords.canAnswer }] : []),
    ...(isToPage && isConversation && !canAnswer ? [{ text: mailFootWords.answerThere }] : []),
    ...(isToPage ? [{ text: mailFootWords.linkIsPrivate }] : []),
  ];
}

function letterOf(deps: LetterDeps, message: StoredMessage, links: MailLinks): Letter {
  const { subject, text, stepLabel, stepAddress } = message;
  const address = links.page ? withLinkKey(stepAddress, links.page) || links.page : stepAddress;
  return {
    brand: siteIdentityOf(deps.content).brand,
    subject,
    text,
    step: stepLabel && address ? { label: stepLabel, address } : null,
    foot: footOf(deps, message, links),
  };
}

/** The subject of a conversation, whose mails to one reader mail programs show together. */
function subjectOf({ about, testimonialId }: StoredMessage): string | null {
  return about && testimonialId === null ? subjectName(about) : null;
}

/**
 * Writes a mail as it is handed over: plain text and HTML from one source, and the headers that group it with its thread.
 * @param answered the Message-ID that the mail answers; null when it answers none
 */
export function writtenMail(
  deps: LetterDeps,
  message: StoredMessage,
  { links, colors, answered }: { links: MailLinks; colors: MailColors; answered: string | null },
): Omit<OutgoingMail, 'attachment'> {
  const { id, recipient, subject, calendar, origin } = message;
  const host = new URL(deps.settings.siteOrigin).hostname;
  const letter = letterOf(deps, message, links);
  const thread = subjectOf(message);
  const root = thread && `<${threadName(deps.keyring, { subject: thread, recipient })}@${host}>`;
  return {
    messageId: `${id}@${host}`,
    references: [root, answered].filter((one) => one !== null),
    to: recipient,
    replyTo: replyToOf(deps, message),
    subject,
    text: letterText(letter),
    html: letterHtml(letter, colors),
    calendar: links.page ? withPageLink(calendar, links.page) : calendar,
    autoSubmitted: autoSubmitted[origin],
    unsubscribeUrl: links.stop,
  };
}
