import type { Db } from '../db/client.ts';
import {
  type ConversationSubject,
  conversationOf,
  type Subject,
  subjectIn,
  subjectSelect,
} from '../db/conversation-of.ts';
import type { OutgoingState, Prisma } from '../db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../purge-mode.ts';

const messageSelect = {
  id: true,
  channel: true,
  recipient: true,
  replyToName: true,
  replyTo: true,
  subject: true,
  text: true,
  stepLabel: true,
  stepAddress: true,
  calendar: true,
  conversation: { select: subjectSelect },
  testimonialId: true,
  outcomeId: true,
  savedSearchId: true,
  developerId: true,
  quoteId: true,
  colleagueId: true,
  hasLink: true,
  origin: true,
} satisfies Prisma.OutgoingMessageSelect;

const listSelect = {
  id: true,
  recipient: true,
  subject: true,
  fault: true,
  createdAt: true,
} satisfies Prisma.OutgoingMessageSelect;

type StoredRow = Prisma.OutgoingMessageGetPayload<{ select: typeof messageSelect }>;
export type StoredMessage = Omit<StoredRow, 'conversation'> & {
  requestId: number | null;
  about: Subject | null;
};
export type ListedMessage = Prisma.OutgoingMessageGetPayload<{ select: typeof listSelect }>;

type MessageToInsert = Omit<Prisma.OutgoingMessageCreateManyInput, 'conversationId'> &
  Partial<Record<ConversationSubject, number | undefined>>;

/** @returns the id of the message; null when its subject has one already */
export async function insertMessage(
  db: Db,
  { requestId, messageId, briefId, ...data }: MessageToInsert,
): Promise<string | null> {
  const about = subjectIn({ requestId, messageId, briefId });
  const conversation =
    about &&
    (await db.conversation.findUnique({
      where: conversationOf(about.subject, about.id),
      select: { id: true },
    }));
  const [row] = await db.outgoingMessage.createManyAndReturn({
    data: [{ ...data, conversationId: conversation?.id ?? null }],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

function toStored<Row extends StoredRow>({ conversation, ...message }: Row) {
  return { ...message, requestId: conversation?.requestId ?? null, about: subjectIn(conversation) };
}

/** @returns null when the message is not waiting */
export async function claimMessage(db: Db, id: string, now: Date): Promise<StoredMessage | null> {
  const [row] = await db.outgoingMessage.updateManyAndReturn({
    where: { id, state: 'waiting' },
    data: { state: 'handedOver', handedOverAt: now, fault: '' },
    select: messageSelect,
  });
  return row ? toStored(row) : null;
}

export async function findAttachedQuoteId(db: Db, id: string): Promise<number | null> {
  const row = await db.outgoingMessage.findUnique({
    where: { id, state: 'waiting' },
    select: { quoteId: true },
  });
  return row?.quoteId ?? null;
}

export async function moveMessage(
  db: Db,
  id: string,
  from: readonly OutgoingState[],
  data: { state: OutgoingState; fault?: string; text?: string; calendar?: string },
): Promise<boolean> {
  const { count } = await db.outgoingMessage.updateMany({
    where: { id, state: { in: [...from] } },
    data,
  });
  return count === 1;
}

export async function giveUpWaiting(
  db: Db,
  where: Pick<Prisma.OutgoingMessageWhereInput, 'channel' | 'recipient'>,
  data: { fault: string; text: string; calendar: string },
): Promise<void> {
  await db.outgoingMessage.updateMany({
    where: { ...where, state: 'waiting' },
    data: { ...data, state: 'undeliverable' },
  });
}

export async function findUnfinishedIds(db: Db): Promise<string[]> {
  const rows = await db.outgoingMessage.findMany({
    where: { state: { in: ['waiting', 'handedOver'] } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export function findMessagesIn(
  db: Db,
  state: OutgoingState,
  take: number,
): Promise<ListedMessage[]> {
  return db.outgoingMessage.findMany({
    where: { state },
    orderBy: { createdAt: 'desc' },
    take,
    select: listSelect,
  });
}

export function findMessages(db: Db, ids: readonly string[]): Promise<ListedMessage[]> {
  return db.outgoingMessage.findMany({ where: { id: { in: [...ids] } }, select: listSelect });
}

export async function findSentMails(
  db: Db,
  ids: readonly string[],
): Promise<(StoredMessage & { createdAt: Date })[]> {
  const rows = await db.outgoingMessage.findMany({
    where: { id: { in: [...ids] }, channel: 'mail', conversation: { requestId: { not: null } } },
    orderBy: { createdAt: 'desc' },
    select: { ...messageSelect, createdAt: true },
  });
  return rows.map(toStored);
}

export async function findTextedNumber(db: Db, id: string): Promise<string | null> {
  const row = await db.outgoingMessage.findUnique({
    where: { id, channel: 'sms' },
    select: { recipient: true },
  });
  return row?.recipient ?? null;
}

export async function deleteMessage(
  db: Db,
  id: string,
  states: readonly OutgoingState[],
): Promise<boolean> {
  const { count } = await db.outgoingMessage.deleteMany({
    where: { id, state: { in: [...states] } },
  });
  return count === 1;
}

export async function deleteWaiting(db: Db, dedupeKey: string): Promise<boolean> {
  const { count } = await db.outgoingMessage.deleteMany({ where: { dedupeKey, state: 'waiting' } });
  return count === 1;
}

export function findDeliveries(db: Db, dedupeKeys: readonly string[]) {
  return db.outgoingMessage.findMany({
    where: { dedupeKey: { in: [...dedupeKeys] } },
    select: { dedupeKey: true, state: true, fault: true },
  });
}

export function purgeFinishedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    state: { in: ['sent', 'undeliverable'] },
    createdAt: { lt: before },
  } satisfies Prisma.OutgoingMessageWhereInput;
  return purgeRows<Prisma.OutgoingMessageWhereInput>(db.outgoingMessage, where, mode);
}
