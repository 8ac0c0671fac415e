import { keptDays } from '../../shared/retention.ts';
import type { MailWords } from '../../shared/words/mail/mail-words.ts';
import type { Db } from '../db/client.ts';
import type { ConversationSubject } from '../db/conversation-of.ts';
import type { OutgoingState } from '../db/generated/client.ts';
import type { Deps } from '../deps.ts';
import { daysBefore, type PurgeMode } from '../purge-mode.ts';
import { addJob, type JobOptions } from '../queue/queue.ts';
import {
  deleteMessage,
  deleteWaiting,
  findDeliveries,
  findMessages,
  findMessagesIn,
  findSentMails,
  findTextedNumber,
  findUnfinishedIds,
  giveUpWaiting,
  insertMessage,
  type ListedMessage,
  moveMessage,
  purgeFinishedBefore,
  type StoredMessage,
} from './outbox.queries.ts';

/** Takes about 80 minutes with the waits between the tries, a little more than a text message is valid. */
const smsMaxAttempts = 9;

export const noWords = { text: '', calendar: '' };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const messageJobKey = (id: string) => `message:${id}`;

/** May name the conversation that it is about. Deleting the subject of the conversation stops the message. */
interface MessageToSend extends Partial<Record<ConversationSubject, number>> {
  /** Identifies the subject of the message. A subject is sent once. */
  dedupeKey: string;
  recipient: string;
  text: string;
  /** Testimonial that the message asks for. Deleting it stops the message. */
  testimonialId?: number;
  /** Outcome that the message asks about. Deleting it stops the message. */
  outcomeId?: number;
  /** Saved search that the message is about. Ending it stops the message. */
  savedSearchId?: number;
  /** Developer whom the message notifies. Deleting the account stops the message; the reader can end such mail with one click. */
  developerId?: number;
  /** Colleague of a client whom the message is for. Ending their links stops the message. */
  colleagueId?: number;
  /** Adds a link to the subject's page, created when the message is handed over. */
  hasLink?: boolean;
}

interface MailToSend extends MessageToSend, MailWords {
  replyToName?: string;
  replyTo?: string;
  /** A calendar file (RFC 5545). `pageLinkMark` in it becomes the link of this mail. */
  calendar?: string;
  /** Quote whose PDF is drawn and attached when the mail is handed over. */
  quoteId?: number;
  /** `replied` is the site's automatic answer, `byHand` a person's text. A message without origin is a notice of the site. */
  origin?: StoredMessage['origin'];
}

/** All of a mail but its words, its reader and its link. */
export type MailFacts = Omit<MailToSend, keyof MailWords | 'recipient' | 'hasLink'>;

/**
 * Sends a mail once the transaction of its cause is committed.
 * @returns false when the subject has a message already
 */
export function sendMail(tx: Db, mail: MailToSend): Promise<boolean> {
  const { step, ...rest } = mail;
  const { label: stepLabel = '', address: stepAddress = '' } = step ?? {};
  return putIn(tx, { ...rest, stepLabel, stepAddress, channel: 'mail' });
}

/** Sends a text message like `sendMail`. @param sms.recipient E.164 */
export function sendTextMessage(tx: Db, sms: MessageToSend): Promise<boolean> {
  return putIn(tx, { ...sms, channel: 'sms' });
}

async function putIn(tx: Db, data: Parameters<typeof insertMessage>[1]): Promise<boolean> {
  const id = await insertMessage(tx, data);
  if (id) await addMessageJob(tx, id, data.channel);
  return id !== null;
}

export async function addMessageJob(
  tx: Db,
  id: string,
  channel: StoredMessage['channel'] | null,
  options: Pick<JobOptions, 'keepsExisting' | 'runAt'> = {},
): Promise<void> {
  const maxAttempts = channel === 'sms' ? { maxAttempts: smsMaxAttempts } : {};
  await addJob(
    tx,
    'deliverMessage',
    { messageId: id },
    { key: messageJobKey(id), ...maxAttempts, ...options },
  );
}

export async function resumeMessages({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const id of await findUnfinishedIds(db.prisma)) {
    await addMessageJob(db.prisma, id, null, { keepsExisting: true });
  }
}

export async function sendUnclearAgain(tx: Db, id: string): Promise<boolean> {
  const isThere = await moveMessage(tx, id, ['unclear'], { state: 'waiting' });
  if (isThere) await addMessageJob(tx, id, null);
  return isThere;
}

/** Finds the mails of the site that an incoming mail answers, by their Message-IDs. The latest comes first. */
export async function answeredMails(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  messageIds: readonly string[],
): Promise<(StoredMessage & { createdAt: Date })[]> {
  const host = `@${new URL(settings.siteOrigin).hostname}`;
  const ids = messageIds
    .filter((id) => id.endsWith(host))
    .map((id) => id.slice(0, -host.length).toLowerCase())
    .filter((id) => uuid.test(id));
  return ids.length === 0 ? [] : findSentMails(db.prisma, ids);
}

export function textedNumber(db: Db, id: string): Promise<string | null> {
  return findTextedNumber(db, id);
}

export function discardMessage(
  tx: Db,
  id: string,
  states: readonly OutgoingState[],
): Promise<boolean> {
  return deleteMessage(tx, id, states);
}

export function takeBackWaiting(tx: Db, dedupeKey: string): Promise<boolean> {
  return deleteWaiting(tx, dedupeKey);
}

const aboutMessage = ({ recipient, subject }: Pick<ListedMessage, 'recipient' | 'subject'>) =>
  subject ? `${subject}, to ${recipient}` : `To ${recipient}`;

export function giveUpTexts(tx: Db, recipient: string, fault: string): Promise<void> {
  return giveUpWaiting(tx, { channel: 'sms', recipient }, { fault, ...noWords });
}

export async function describeMessages(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findMessages(db, ids);
  return new Map(rows.map((row) => [row.id, aboutMessage(row)]));
}

export async function deliveriesOf(
  db: Db,
  dedupeKeys: readonly string[],
): Promise<Map<string, { state: OutgoingState; fault: string }>> {
  const rows = await findDeliveries(db, dedupeKeys);
  return new Map(rows.map(({ dedupeKey, ...delivery }) => [dedupeKey, delivery]));
}

export async function listUnclearMessages(db: Db, take: number) {
  const rows = await findMessagesIn(db, 'unclear', take);
  return rows.map((row) => ({
    id: row.id,
    about: aboutMessage(row),
    fault: row.fault,
    createdAt: row.createdAt,
  }));
}

export function purgeSentMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeFinishedBefore(db.prisma, daysBefore(clock.now(), keptDays.sentMessages), mode);
}
