import type { Db } from '../../../server/db/client.ts';
import { junkStatuses } from '../contact-status.ts';

/** The last request of a number that we have answered, but for junk; null where there is none. */
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

/** Enters what a sender has texted, once for each message. */
export async function insertTextedEntry(
  tx: Db,
  entry: { requestId: number; body: string; smsId: string; createdAt: Date },
): Promise<void> {
  await tx.requestEntry.createMany({ data: [{ ...entry, kind: 'visitor' }], skipDuplicates: true });
}
