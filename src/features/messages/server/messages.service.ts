import { createHash } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import {
  isRepetition,
  listEntriesOfDeveloper,
  markEntriesSeen,
} from '../../conversations/server/entries/entries.service.ts';
import { messagePageSize } from '../../developers/developer-limits.ts';
import { isShownToVisitors } from '../../developers/server/developers.service.ts';
import { judgeMessage, type SpamSignals } from '../../requests/server/spam-defense.ts';
import type {
  DeveloperMessage,
  DeveloperMessageForm,
  MessageEntry,
  MessageFolder,
} from '../developer-messages.ts';
import { developerMessageContent } from '../words/developer-message.ts';
import { isBlocked } from './blocks.service.ts';
import { toMessageEntry } from './message-entries.ts';
import { mailSender, mayMailSender } from './message-mail.service.ts';
import {
  countMessages,
  deleteMessages,
  findMessageByDedupeKey,
  findMessages,
  insertMessage,
  type MessageRow,
  markMessage,
  purgeSuspectedBefore,
} from './messages.queries.ts';
import { planNotification } from './notifications/notifications.service.ts';
import { makeMessageKey } from './page/message-keys.service.ts';

type MessageDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'content'>;

function toMessage(row: MessageRow): DeveloperMessage {
  return {
    id: row.id,
    senderName: row.senderName,
    senderEmail: row.isAddressShown ? row.senderEmail : '',
    body: row.body,
    isRead: row.readAt !== null,
    isAnswered: row.answeredAt !== null,
    isArchived: row.archivedAt !== null,
    entryCount: row.conversation?._count.entries ?? 0,
    isSuspected: row.isSuspected,
    isReported: row.report !== null,
    createdAt: row.createdAt,
  };
}

/** Treats the same message to a developer on the same day (UTC) as one: a double click, a retry or a reload. */
function dedupeKey(developerId: number, form: DeveloperMessageForm, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, developerId, form.name, form.email, form.message]))
    .digest('hex');
}

const notFound = () => new DomainError('NOT_FOUND', 'This message does not exist.');

/** A retry gets a key too. A later repetition may come from somebody who copied the text. */
async function keyOfRepetition(tx: Db, dedupeKey: string, now: Date): Promise<string | null> {
  const message = await findMessageByDedupeKey(tx, dedupeKey);
  if (!message || !isRepetition(message.createdAt, now)) return null;
  return makeMessageKey(tx, message.id, now);
}

/**
 * Stores a visitor's message. Suspected junk goes into its own folder, and messages of blocked senders are withheld. All senders
 * get a key to the message page, and a receipt when mail is on.
 * @returns the key; null for a repeat of a message
 * @throws DomainError NOT_FOUND or TOO_MANY_REQUESTS
 */
export async function sendMessage(
  deps: MessageDeps,
  input: { developerId: number; form: DeveloperMessageForm; signals: SpamSignals; ip: string },
): Promise<string | null> {
  const { developerId, form, signals, ip } = input;
  if (!(await isShownToVisitors(deps.db.prisma, developerId))) {
    throw new DomainError('NOT_FOUND', developerMessageContent.notShown);
  }
  const box = String(developerId);
  const verdict = await judgeMessage(deps, { kind: 'developer-message', box, signals, ip });
  const isClean = verdict === 'clean';
  const isMailed = isClean && (await mayMailSender(deps, 'receipt', form.email));
  const now = deps.clock.now();
  const key = dedupeKey(developerId, form, now);
  return deps.db.prisma.$transaction(async (tx) => {
    const isWithheld = await isBlocked(tx, developerId, form.email);
    const messageId = await insertMessage(tx, {
      developerId,
      senderName: form.name,
      senderEmail: form.email,
      body: form.message,
      isSuspected: !isClean,
      isWithheld,
      dedupeKey: key,
      createdAt: now,
    });
    if (messageId === null) return keyOfRepetition(tx, key, now);
    if (isMailed) {
      const dedupe = `message-receipt:${messageId}`;
      await mailSender(tx, 'receipt', siteIdentityOf(deps.content).brand, {
        messageId,
        email: form.email,
        dedupeKey: dedupe,
      });
    }
    if (isClean && !isWithheld) await planNotification(tx, developerId, now);
    return makeMessageKey(tx, messageId, now);
  });
}

export async function listAllMessages(
  db: Db,
  developerId: number,
): Promise<(DeveloperMessage & { entries: MessageEntry[] })[]> {
  const [rows, entries] = await Promise.all([
    findMessages(db, { developerId }),
    listEntriesOfDeveloper(db, developerId),
  ]);
  const entriesOf = new Map(rows.map(({ id }) => [id, [] as MessageEntry[]]));
  for (const entry of entries) {
    const { messageId } = entry.conversation;
    if (messageId !== null) entriesOf.get(messageId)?.push(toMessageEntry(entry));
  }
  return rows.map((row) => ({ ...toMessage(row), entries: entriesOf.get(row.id) ?? [] }));
}

export async function listMessages(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  input: { developerId: number; folder: MessageFolder; cursor?: number | undefined },
) {
  const { developerId, folder, cursor } = input;
  const count = (counted: MessageFolder) => countMessages(db.prisma, developerId, counted);
  const [rows, unreadCount, suspectedCount, archivedCount] = await Promise.all([
    findMessages(db.prisma, { developerId, folder, cursor, take: messagePageSize + 1 }),
    ...([count('unread'), count('suspected'), count('archived')] as const),
  ]);
  const items = rows.slice(0, messagePageSize).map(toMessage);
  const hasMore = rows.length > messagePageSize;
  const nextCursor = hasMore ? (items.at(-1)?.id ?? null) : null;
  const isMailOn = mail.ownerAddress !== null;
  return { items, nextCursor, unreadCount, suspectedCount, archivedCount, isMailOn };
}

export function countUnreadMessages({ db }: Pick<Deps, 'db'>, developerId: number) {
  return countMessages(db.prisma, developerId, 'unread');
}

/**
 * @param input.entryCount number of entries that the developer has seen
 * @throws DomainError NOT_FOUND for a message to another developer, CONFLICT when new entries have arrived
 */
export async function markOwnMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: {
    developerId: number;
    messageId: number;
    isRead?: boolean | undefined;
    isSuspected?: boolean | undefined;
    isArchived?: boolean | undefined;
    entryCount?: number | undefined;
  },
): Promise<DeveloperMessage> {
  const { developerId, messageId: id, isRead, isSuspected, isArchived, entryCount } = input;
  const now = clock.now();
  const marks = {
    ...(isRead === undefined ? {} : { readAt: isRead ? now : null }),
    ...(isSuspected === undefined ? {} : { isSuspected }),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now : null }),
  };
  return db.prisma.$transaction(async (tx) => {
    const row = await markMessage(tx, { id, developerId }, marks);
    if (!row) throw notFound();
    // Checked after the update, which locks the row.
    if (entryCount !== undefined && toMessage(row).entryCount > entryCount) {
      throw new DomainError('CONFLICT', 'There is more by now. Please read it first.');
    }
    if (isRead) await markEntriesSeen(tx, { messageId: id }, { side: 'incoming', now });
    return toMessage(row);
  });
}

/** @throws DomainError NOT_FOUND for a message to another developer */
export async function removeMessage(
  { db }: Pick<Deps, 'db'>,
  input: { developerId: number; messageId: number },
): Promise<void> {
  const where = { id: input.messageId, developerId: input.developerId, isWithheld: false };
  if ((await deleteMessages(db.prisma, where)) === 0) throw notFound();
}

export function purgeSuspectedMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.suspectedMessages);
  return purgeSuspectedBefore(db.prisma, before, mode);
}
