import { keptDays } from '../../shared/retention.ts';
import type { Db } from '../db/client.ts';
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
  findTextedNumber,
  findUnfinishedIds,
  giveUpWaiting,
  insertMessage,
  type ListedMessage,
  moveMessage,
  purgeFinishedBefore,
  type StoredMessage,
} from './outbox.queries.ts';

/** With the waits between them, this many tries of a text message take about that long. */
const smsMaxAttempts = 9;

/** Empties a message that is over: its words need not lie here a second time. */
export const noWords = { text: '', calendar: '' };

const messageJobKey = (id: string) => `message:${id}`;

interface MessageToSend {
  /** Names the subject of the message: one subject is sent once. */
  dedupeKey: string;
  recipient: string;
  text: string;
  /** The contact request that it is about: it is not sent any more once that is gone. */
  requestId?: number;
  /** The message to a developer that it is about, in the same way. */
  developerMessageId?: number;
  /** The developer whom it tells of messages, in the same way; a mail of this kind can be ended by its reader with one click. */
  developerId?: number;
}

interface MailToSend extends MessageToSend {
  subject: string;
  replyToName?: string;
  replyTo?: string;
  /** A calendar file (RFC 5545) that goes along; `pageLinkMark` in it becomes the link of this mail. */
  calendar?: string;
  /** Ends with a link to the page of what it is about, made when it is handed over. */
  hasLink?: boolean;
  /** `replied`: the site's own answer to what came in; `byHand`: what a person wrote. Left out, it is a notice of the site. */
  origin?: StoredMessage['origin'];
}

/**
 * Sends a mail with the transaction of what it tells of, as soon as that is committed.
 * @returns false where one about the same was put in before
 */
export function sendMail(tx: Db, mail: MailToSend): Promise<boolean> {
  return putIn(tx, { ...mail, channel: 'mail' });
}

/** Sends a text message in the same way. @param sms.recipient E.164 */
export function sendTextMessage(tx: Db, sms: MessageToSend): Promise<boolean> {
  return putIn(tx, { ...sms, channel: 'sms' });
}

async function putIn(tx: Db, data: Parameters<typeof insertMessage>[1]): Promise<boolean> {
  const id = await insertMessage(tx, data);
  if (id) await addMessageJob(tx, id, data.channel);
  return id !== null;
}

/** Has a message handed over in the background, as soon as the transaction is committed. */
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

/** Takes messages up again whose job is lost, as after a backup was restored. */
export async function resumeMessages({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const id of await findUnfinishedIds(db.prisma)) {
    await addMessageJob(db.prisma, id, null, { keepsExisting: true });
  }
}

/** Hands a message over again that may have arrived before. @returns whether there is such a message. */
export async function sendUnclearAgain(tx: Db, id: string): Promise<boolean> {
  const isThere = await moveMessage(tx, id, ['unclear'], { state: 'waiting' });
  if (isThere) await addMessageJob(tx, id, null);
  return isThere;
}

/** The number that a message goes to as a text, E.164; null for a mail. */
export function textedNumber(db: Db, id: string): Promise<string | null> {
  return findTextedNumber(db, id);
}

/** Gives a message up that is in one of these states. @returns whether there was one */
export function discardMessage(
  tx: Db,
  id: string,
  states: readonly OutgoingState[],
): Promise<boolean> {
  return deleteMessage(tx, id, states);
}

/** Takes back what has not left by now, by what it is about. @returns whether there was such a message */
export function takeBackWaiting(tx: Db, dedupeKey: string): Promise<boolean> {
  return deleteWaiting(tx, dedupeKey);
}

const aboutMessage = ({ recipient, subject }: Pick<ListedMessage, 'recipient' | 'subject'>) =>
  subject ? `${subject}, to ${recipient}` : `To ${recipient}`;

/** Gives up the texts to a number that have not left yet. @param fault why, for those who have sent them */
export function giveUpTexts(tx: Db, recipient: string, fault: string): Promise<void> {
  return giveUpWaiting(tx, { channel: 'sms', recipient }, { fault, ...noWords });
}

/** Recipients and subjects of messages, by their ids. */
export async function describeMessages(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findMessages(db, ids);
  return new Map(rows.map((row) => [row.id, aboutMessage(row)]));
}

/** States of messages by dedupe key; those that arrived long ago are forgotten. */
export async function deliveriesOf(
  db: Db,
  dedupeKeys: readonly string[],
): Promise<Map<string, { state: OutgoingState; fault: string }>> {
  const rows = await findDeliveries(db, dedupeKeys);
  return new Map(rows.map(({ dedupeKey, ...delivery }) => [dedupeKey, delivery]));
}

/** Messages that were handed over without an answer, the latest first. */
export async function listUnclearMessages(db: Db, take: number) {
  const rows = await findMessagesIn(db, 'unclear', take);
  return rows.map((row) => ({
    id: row.id,
    about: aboutMessage(row),
    fault: row.fault,
    createdAt: row.createdAt,
  }));
}

/** Deletes or counts messages that have arrived, or never can. */
export function purgeSentMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeFinishedBefore(db.prisma, daysBefore(clock.now(), keptDays.sentMessages), mode);
}
