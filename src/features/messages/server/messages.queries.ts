import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import type { MessageFolder } from '../developer-messages.ts';

const messageSelect = {
  id: true,
  senderName: true,
  senderEmail: true,
  isAddressShown: true,
  body: true,
  readAt: true,
  answeredAt: true,
  archivedAt: true,
  isSuspected: true,
  createdAt: true,
  report: { select: { id: true } },
  conversation: {
    select: { _count: { select: { entries: { where: { isWithheld: false } } } } },
  },
} satisfies Prisma.DeveloperMessageSelect;

export type MessageRow = Prisma.DeveloperMessageGetPayload<{ select: typeof messageSelect }>;

const folders: Record<MessageFolder, Prisma.DeveloperMessageWhereInput> = {
  inbox: { isSuspected: false, archivedAt: null },
  unread: { isSuspected: false, archivedAt: null, readAt: null },
  archived: { isSuspected: false, archivedAt: { not: null } },
  suspected: { isSuspected: true },
};

const delivered = { isWithheld: false } satisfies Prisma.DeveloperMessageWhereInput;

/** @returns null when the dedupe key exists already */
export async function insertMessage(
  db: Db,
  data: Prisma.DeveloperMessageCreateManyInput,
): Promise<number | null> {
  const [row] = await db.developerMessage.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

export function findMessageByDedupeKey(
  db: Db,
  dedupeKey: string,
): Promise<{ id: number; createdAt: Date } | null> {
  return db.developerMessage.findUnique({
    where: { dedupeKey },
    select: { id: true, createdAt: true },
  });
}

/** Newest first, all folders by default. Ids grow with time, so the next page starts below the cursor. */
export function findMessages(
  db: Db,
  query: {
    developerId: number;
    folder?: MessageFolder;
    cursor?: number | undefined;
    take?: number;
  },
): Promise<MessageRow[]> {
  const { developerId, folder, cursor, take } = query;
  return db.developerMessage.findMany({
    where: {
      developerId,
      ...delivered,
      ...(folder && folders[folder]),
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    ...(take === undefined ? {} : { take }),
    select: messageSelect,
  });
}

export function countMessages(db: Db, developerId: number, folder: MessageFolder): Promise<number> {
  return db.developerMessage.count({
    where: { developerId, ...delivered, ...folders[folder] },
  });
}

export function findOwnMessage(db: Db, where: { id: number; developerId: number }) {
  return db.developerMessage.findFirst({
    where: { ...where, ...delivered },
    select: { id: true, senderName: true, senderEmail: true, isAddressShown: true },
  });
}

export function findSentMessage(db: Db, id: number) {
  return db.developerMessage.findUnique({
    where: { id },
    select: {
      senderName: true,
      body: true,
      readAt: true,
      answeredAt: true,
      createdAt: true,
      developer: { select: { id: true, developerName: true } },
    },
  });
}

interface LockedMessage {
  developerId: number;
  senderEmail: string;
  isSuspected: boolean;
  readAt: Date | null;
  answeredAt: Date | null;
}

export async function lockMessage(tx: Db, id: number): Promise<LockedMessage | null> {
  const [row] = await tx.$queryRaw<LockedMessage[]>`
    SELECT "developerId", "senderEmail", "isSuspected", "readAt", "answeredAt"
    FROM "DeveloperMessage" WHERE "id" = ${id} FOR UPDATE`;
  return row ?? null;
}

type MessageMarks = Prisma.DeveloperMessageUpdateManyMutationInput;

export async function markMessage(
  db: Db,
  where: { id: number; developerId: number },
  data: MessageMarks,
): Promise<MessageRow | null> {
  const ofDelivered = { ...where, ...delivered };
  if ((await markMessages(db, ofDelivered, data)) === 0) return null;
  return db.developerMessage.findFirst({ where: ofDelivered, select: messageSelect });
}

export async function markMessages(
  db: Db,
  where: { id: number; developerId?: number; isWithheld?: boolean },
  data: MessageMarks,
): Promise<number> {
  return (await db.developerMessage.updateMany({ where, data })).count;
}

export async function deleteMessages(
  db: Db,
  where: { id: number; developerId?: number; isWithheld?: boolean },
): Promise<number> {
  return (await db.developerMessage.deleteMany({ where })).count;
}

export function purgeSuspectedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    OR: [{ isSuspected: true }, { isWithheld: true }],
    createdAt: { lt: before },
  } satisfies Prisma.DeveloperMessageWhereInput;
  return purgeRows<Prisma.DeveloperMessageWhereInput>(db.developerMessage, where, mode);
}
