import type { Db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../purge-mode.ts';

const messageSelect = {
  id: true,
  senderName: true,
  senderEmail: true,
  body: true,
  readAt: true,
  isSuspected: true,
  createdAt: true,
} satisfies Prisma.DeveloperMessageSelect;

export type MessageRow = Prisma.DeveloperMessageGetPayload<{ select: typeof messageSelect }>;

/** Whether visitors may write to this developer: somebody whose profile they can see. */
export async function canReceiveMessages(db: Db, developerId: number): Promise<boolean> {
  const where = { id: developerId, disabledAt: null, profileCompletedAt: { not: null } };
  return (await db.developer.count({ where })) > 0;
}

/** Stores a message once: the same dedupe key again changes nothing. */
export async function insertMessage(
  db: Db,
  data: Prisma.DeveloperMessageCreateManyInput,
): Promise<void> {
  await db.developerMessage.createMany({ data: [data], skipDuplicates: true });
}

/** Newest first, of both folders unless one is named; ids grow with time, so the page after a message starts below its id. */
export function findMessages(
  db: Db,
  query: {
    developerId: number;
    isSuspected?: boolean;
    cursor?: number | undefined;
    take?: number;
  },
): Promise<MessageRow[]> {
  const { developerId, isSuspected, cursor, take } = query;
  return db.developerMessage.findMany({
    where: {
      developerId,
      ...(isSuspected === undefined ? {} : { isSuspected }),
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    ...(take === undefined ? {} : { take }),
    select: messageSelect,
  });
}

export function countUnread(db: Db, developerId: number): Promise<number> {
  return db.developerMessage.count({ where: { developerId, isSuspected: false, readAt: null } });
}

export function countSuspected(db: Db, developerId: number): Promise<number> {
  return db.developerMessage.count({ where: { developerId, isSuspected: true } });
}

/** @returns null when there is no such message to this developer. */
export async function markMessage(
  db: Db,
  where: { id: number; developerId: number },
  data: { readAt?: Date | null; isSuspected?: boolean },
): Promise<MessageRow | null> {
  const [row] = await db.developerMessage.updateManyAndReturn({
    where,
    data,
    select: messageSelect,
  });
  return row ?? null;
}

/** @returns whether there was such a message to this developer. */
export async function deleteMessage(
  db: Db,
  where: { id: number; developerId: number },
): Promise<boolean> {
  const { count } = await db.developerMessage.deleteMany({ where });
  return count === 1;
}

export function purgeSuspectedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.developerMessage, { isSuspected: true, createdAt: { lt: before } }, mode);
}
