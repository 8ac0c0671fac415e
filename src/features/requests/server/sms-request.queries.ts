import type { Db } from '../../../server/db/client.ts';
import { junkStatuses } from '../contact-status.ts';

/** Returns the latest request of a number that has an answer and is not junk. */
export async function findTextedThread(tx: Db, phoneNumber: string): Promise<number | null> {
  const entry = await tx.requestEntry.findFirst({
    where: {
      kind: 'owner',
      request: { source: 'sms', phoneNumber, status: { notIn: [...junkStatuses] } },
    },
    orderBy: { id: 'desc' },
    select: { requestId: true },
  });
  return entry?.requestId ?? null;
}

export async function insertTextedEntry(
  tx: Db,
  entry: { requestId: number; body: string; smsId: string; createdAt: Date },
): Promise<void> {
  await tx.requestEntry.createMany({ data: [{ ...entry, kind: 'visitor' }], skipDuplicates: true });
}
