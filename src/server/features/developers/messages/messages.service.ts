import { createHash } from 'node:crypto';
import { messagePageSize } from '../../../../shared/developer-limits.ts';
import type {
  DeveloperMessage,
  DeveloperMessageForm,
  MessageFolder,
} from '../../../../shared/developer-messages.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../purge-mode.ts';
import { judgeMessage, type SpamSignals } from '../../spam/spam-defense.ts';
import {
  canReceiveMessages,
  countSuspected,
  countUnread,
  deleteMessage,
  findMessages,
  insertMessage,
  type MessageRow,
  markMessage,
  purgeSuspectedBefore,
} from './messages.queries.ts';

type MessageDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits'>;

function toMessage(row: MessageRow): DeveloperMessage {
  return {
    id: row.id,
    senderName: row.senderName,
    senderEmail: row.senderEmail,
    body: row.body,
    isRead: row.readAt !== null,
    isSuspected: row.isSuspected,
    createdAt: row.createdAt,
  };
}

/** The same message to the same developer on the same day (UTC) is one message: a double click, a retry, a reload. */
function dedupeKey(developerId: number, form: DeveloperMessageForm, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, developerId, form.name, form.email, form.message]))
    .digest('hex');
}

const notFound = () => new DomainError('NOT_FOUND', 'This message does not exist.');

/**
 * Stores a visitor's message for a developer; what may be junk goes into a folder of its own.
 * @throws DomainError NOT_FOUND or TOO_MANY_REQUESTS
 */
export async function sendMessage(
  deps: MessageDeps,
  input: { developerId: number; form: DeveloperMessageForm; signals: SpamSignals; ip: string },
): Promise<void> {
  const { developerId, form, signals, ip } = input;
  if (!(await canReceiveMessages(deps.db.prisma, developerId))) {
    throw new DomainError('NOT_FOUND', 'Developer not found');
  }
  const box = String(developerId);
  const verdict = await judgeMessage(deps, { kind: 'developer-message', box, signals, ip });
  await insertMessage(deps.db.prisma, {
    developerId,
    senderName: form.name,
    senderEmail: form.email,
    body: form.message,
    isSuspected: verdict !== 'clean',
    dedupeKey: dedupeKey(developerId, form, deps.clock.now()),
  });
}

/** All of a developer's own messages, of both folders. */
export async function listAllMessages(db: Db, developerId: number): Promise<DeveloperMessage[]> {
  return (await findMessages(db, { developerId })).map(toMessage);
}

/** A page of one folder of a developer's own messages, newest first. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  input: { developerId: number; folder: MessageFolder; cursor?: number | undefined },
) {
  const { developerId, folder, cursor } = input;
  const isSuspected = folder === 'suspected';
  const [rows, unreadCount, suspectedCount] = await Promise.all([
    findMessages(db.prisma, { developerId, isSuspected, cursor, take: messagePageSize + 1 }),
    countUnread(db.prisma, developerId),
    countSuspected(db.prisma, developerId),
  ]);
  const items = rows.slice(0, messagePageSize).map(toMessage);
  const hasMore = rows.length > messagePageSize;
  const nextCursor = hasMore ? (items.at(-1)?.id ?? null) : null;
  return { items, nextCursor, unreadCount, suspectedCount };
}

export function countUnreadMessages({ db }: Pick<Deps, 'db'>, developerId: number) {
  return countUnread(db.prisma, developerId);
}

/**
 * Marks a message as read or not, or moves it between the folders.
 * @throws DomainError NOT_FOUND for a message to somebody else.
 */
export async function markOwnMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: {
    developerId: number;
    messageId: number;
    isRead?: boolean | undefined;
    isSuspected?: boolean | undefined;
  },
): Promise<DeveloperMessage> {
  const { developerId, messageId: id, isRead, isSuspected } = input;
  const row = await markMessage(
    db.prisma,
    { id, developerId },
    {
      ...(isRead === undefined ? {} : { readAt: isRead ? clock.now() : null }),
      ...(isSuspected === undefined ? {} : { isSuspected }),
    },
  );
  if (!row) throw notFound();
  return toMessage(row);
}

/** @throws DomainError NOT_FOUND for a message to somebody else. */
export async function removeMessage(
  { db }: Pick<Deps, 'db'>,
  input: { developerId: number; messageId: number },
): Promise<void> {
  const where = { id: input.messageId, developerId: input.developerId };
  if (!(await deleteMessage(db.prisma, where))) throw notFound();
}

/** Deletes or counts old messages that are still marked as suspected. */
export function purgeSuspectedMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.suspectedMessages);
  return purgeSuspectedBefore(db.prisma, before, mode);
}
