import type { Db } from '../db/client.ts';
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
  calendar: true,
  requestId: true,
  developerMessageId: true,
  developerId: true,
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

export type StoredMessage = Prisma.OutgoingMessageGetPayload<{ select: typeof messageSelect }>;
export type ListedMessage = Prisma.OutgoingMessageGetPayload<{ select: typeof listSelect }>;

/** @returns the id of the message; null when there was one about the same already. */
export async function insertMessage(
  db: Db,
  data: Prisma.OutgoingMessageCreateManyInput,
): Promise<string | null> {
  const [row] = await db.outgoingMessage.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

/** Takes a waiting message in hand. @returns null where it is not waiting (any more). */
export async function claimMessage(db: Db, id: string, now: Date): Promise<StoredMessage | null> {
  const [row] = await db.outgoingMessage.updateManyAndReturn({
    where: { id, state: 'waiting' },
    data: { state: 'handedOver', handedOverAt: now, fault: '' },
    select: messageSelect,
  });
  return row ?? null;
}

/** Moves a message on from one of these states. @returns whether it was in one of them. */
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

/** Messages that are neither delivered nor given up. */
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

export async function findTextedNumber(db: Db, id: string): Promise<string | null> {
  const row = await db.outgoingMessage.findUnique({
    where: { id, channel: 'sms' },
    select: { recipient: true },
  });
  return row?.recipient ?? null;
}

/** Deletes a message that is in one of these states. @returns whether there was one. */
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

/** Deletes the message about something that has not left. @returns whether there was one. */
export async function deleteWaiting(db: Db, dedupeKey: string): Promise<boolean> {
  const { count } = await db.outgoingMessage.deleteMany({ where: { dedupeKey, state: 'waiting' } });
  return count === 1;
}

/** Where messages stand, by what they are about. */
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
