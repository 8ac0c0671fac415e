import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const entrySelect = {
  id: true,
  party: true,
  body: true,
  createdAt: true,
} satisfies Prisma.MessageEntrySelect;

export type EntryRow = Prisma.MessageEntryGetPayload<{ select: typeof entrySelect }>;

export function findEntries(
  db: Db,
  query: {
    messageId: number;
    isDelivered?: true;
    cursor?: number | undefined;
    take?: number;
  },
): Promise<EntryRow[]> {
  const { messageId, isDelivered, cursor, take } = query;
  return db.messageEntry.findMany({
    where: {
      messageId,
      ...(isDelivered && { isWithheld: false }),
      ...(cursor === undefined ? {} : { id: { lt: cursor } }),
    },
    orderBy: { id: 'desc' },
    ...(take === undefined ? {} : { take }),
    select: entrySelect,
  });
}

export function findAllEntries(
  db: Db,
  developerId: number,
): Promise<(EntryRow & { messageId: number })[]> {
  return db.messageEntry.findMany({
    where: { message: { developerId }, isWithheld: false },
    orderBy: { id: 'asc' },
    select: { ...entrySelect, messageId: true },
  });
}

export async function findLastWithheldAt(db: Db, messageId: number): Promise<Date | null> {
  const last = await db.messageEntry.findFirst({
    where: { messageId, isWithheld: true },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
  return last?.createdAt ?? null;
}

export function countEntries(db: Db, messageId: number): Promise<number> {
  return db.messageEntry.count({ where: { messageId } });
}

export function insertEntry(
  tx: Db,
  data: Prisma.MessageEntryUncheckedCreateInput,
): Promise<{ id: number }> {
  return tx.messageEntry.create({ data, select: { id: true } });
}
