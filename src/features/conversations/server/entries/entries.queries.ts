import type { Db } from '../../../../server/db/client.ts';
import { type ConversationOf, conversationIdOf } from '../../../../server/db/conversation-of.ts';
import type { EntryChannel, Prisma } from '../../../../server/db/generated/client.ts';

const entrySelect = {
  id: true,
  side: true,
  channel: true,
  author: true,
  body: true,
  createdAt: true,
  seenAt: true,
  stage: { select: { id: true, title: true } },
  address: true,
  file: { select: { id: true, name: true, contentType: true, byteSize: true } },
} satisfies Prisma.ConversationEntrySelect;

export type EntryRow = Prisma.ConversationEntryGetPayload<{ select: typeof entrySelect }>;
export type EntrySide = EntryRow['side'];

export interface EntriesQuery {
  /** Leaves out entries of a blocked sender. */
  isDelivered?: true;
  /** Id below which the entries lie. */
  before?: number | undefined;
  /** Id above which the entries lie. */
  after?: number;
  take?: number;
}

/** Newest first. */
export function findEntries(
  db: Db,
  of: ConversationOf,
  { isDelivered, before, after, take }: EntriesQuery = {},
): Promise<EntryRow[]> {
  return db.conversationEntry.findMany({
    where: {
      conversation: of,
      ...(isDelivered && { isWithheld: false }),
      ...(before === undefined ? {} : { id: { lt: before } }),
      ...(after === undefined ? {} : { id: { gt: after } }),
    },
    orderBy: { id: 'desc' },
    ...(take === undefined ? {} : { take }),
    select: entrySelect,
  });
}

/** Delivered entries of all messages to a developer, oldest first. */
export function findEntriesOfDeveloper(db: Db, developerId: number) {
  return db.conversationEntry.findMany({
    where: { conversation: { message: { developerId } }, isWithheld: false },
    orderBy: { id: 'asc' },
    select: { ...entrySelect, conversation: { select: { messageId: true } } },
  });
}

export async function findLastWithheldAt(db: Db, of: ConversationOf): Promise<Date | null> {
  const last = await db.conversationEntry.findFirst({
    where: { conversation: of, isWithheld: true },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
  return last?.createdAt ?? null;
}

export function countEntries(db: Db, of: ConversationOf): Promise<number> {
  return db.conversationEntry.count({ where: { conversation: of } });
}

export interface EntryToInsert {
  of: ConversationOf;
  side: EntrySide;
  channel?: EntryChannel;
  author?: string;
  body: string;
  createdAt: Date;
  smsId?: string | null;
  isWithheld?: boolean;
  /** Stage of the work that the entry is about. */
  stageId?: number | null;
  /** A web address to look at. */
  address?: string;
}

/** @returns null when the text message has an entry already */
export async function insertEntry(
  tx: Db,
  { of, side, body, createdAt, ...others }: EntryToInsert,
): Promise<{ id: number } | null> {
  const { channel = 'page', author = '', smsId = null, isWithheld = false } = others;
  const { stageId = null, address = '' } = others;
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "ConversationEntry"
      ("conversationId", "side", "channel", "author", "body", "createdAt", "smsId", "isWithheld", "stageId", "address")
    VALUES (${conversationIdOf(of)}, ${side}::"EntrySide", ${channel}::"EntryChannel", ${author}, ${body}, ${createdAt}, ${smsId},
      ${isWithheld}, ${stageId}::integer, ${address})
    ON CONFLICT ("smsId") DO NOTHING
    RETURNING "id"`;
  return row ?? null;
}

export async function markSeen(
  db: Db,
  of: ConversationOf,
  { side, now }: { side: EntrySide; now: Date },
): Promise<void> {
  await db.conversationEntry.updateMany({
    where: { conversation: of, side, seenAt: null },
    data: { seenAt: now },
  });
}

export async function findRequestIdsUnseen(db: Db, take: number): Promise<number[]> {
  const rows = await db.conversation.findMany({
    where: { requestId: { not: null }, entries: { some: { side: 'incoming', seenAt: null } } },
    orderBy: { requestId: 'desc' },
    take,
    select: { requestId: true },
  });
  return rows.flatMap(({ requestId }) => requestId ?? []);
}
