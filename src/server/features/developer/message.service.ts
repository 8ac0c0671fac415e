import { createHash } from 'node:crypto';
import { messagePageSize } from '../../../shared/developer-limits.ts';
import type { DeveloperMessage, DeveloperMessageForm } from '../../../shared/developer-message.ts';
import { addressGroup } from '../../client-address.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import type { RateLimitRule } from '../../rate-limits.ts';
import {
  canReceiveMessages,
  countUnread,
  deleteMessage,
  findMessages,
  insertMessage,
  type MessageRow,
  markMessage,
} from './message.queries.ts';

type MessageDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'log'>;

/** What the form sends beside its fields; programs that call the REST path may leave both out. */
export interface MessageSignals {
  /** Text of a field that people cannot see. */
  website?: string | undefined;
  /** Time between showing the form and sending it. */
  fillTimeMs?: number | undefined;
}

/** Nobody writes a name, an address and a message faster than this. */
const minFillTimeMs = 2_000;
const daySeconds = 24 * 60 * 60;

const perAddress: RateLimitRule = {
  name: 'developer-message-address',
  points: 20,
  durationSeconds: 60 * 60,
  message: 'Too many messages from this address. Please try again later.',
};

const perDeveloper: RateLimitRule = {
  name: 'developer-message-inbox',
  points: 100,
  durationSeconds: daySeconds,
  message: 'This developer got a lot of messages today. Please try again tomorrow.',
};

export function toMessage(row: MessageRow): DeveloperMessage {
  return {
    id: row.id,
    senderName: row.senderName,
    senderEmail: row.senderEmail,
    body: row.body,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
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
 * Stores a visitor's message for a developer. A filled hidden field is a machine: it reads success and nothing is kept.
 * @throws DomainError NOT_FOUND or TOO_MANY_REQUESTS
 */
export async function sendMessage(
  deps: MessageDeps,
  input: { developerId: number; form: DeveloperMessageForm; signals: MessageSignals; ip: string },
): Promise<void> {
  const { developerId, form, signals } = input;
  await deps.rateLimits.consume(perAddress, addressGroup(input.ip));
  if (!(await canReceiveMessages(deps.db.prisma, developerId))) {
    throw new DomainError('NOT_FOUND', 'Developer not found');
  }
  if (signals.website?.trim()) {
    deps.log.info({ developerId }, 'message with a filled hidden field dropped');
    return;
  }
  if (signals.fillTimeMs !== undefined && signals.fillTimeMs < minFillTimeMs) {
    throw new DomainError('TOO_MANY_REQUESTS', 'That was very quick. Please send it once more.', {
      retryAfterSeconds: minFillTimeMs / 1000,
    });
  }
  await deps.rateLimits.consume(perDeveloper, String(developerId));
  await insertMessage(deps.db.prisma, {
    developerId,
    senderName: form.name,
    senderEmail: form.email,
    body: form.message,
    dedupeKey: dedupeKey(developerId, form, deps.clock.now()),
  });
}

/** A page of a developer's own messages, newest first. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  input: { developerId: number; cursor?: number | undefined },
) {
  const [rows, unreadCount] = await Promise.all([
    findMessages(db.prisma, { ...input, take: messagePageSize + 1 }),
    countUnread(db.prisma, input.developerId),
  ]);
  const items = rows.slice(0, messagePageSize).map(toMessage);
  const hasMore = rows.length > messagePageSize;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null, unreadCount };
}

export function countUnreadMessages({ db }: Pick<Deps, 'db'>, developerId: number) {
  return countUnread(db.prisma, developerId);
}

/** @throws DomainError NOT_FOUND for a message to somebody else. */
export async function setMessageRead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { developerId: number; messageId: number; isRead: boolean },
): Promise<DeveloperMessage> {
  const { developerId, messageId: id, isRead } = input;
  const row = await markMessage(db.prisma, { id, developerId }, isRead ? clock.now() : null);
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
