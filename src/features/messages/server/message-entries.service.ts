import type { Db } from '../../../server/db/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import {
  countEntries,
  type EntryRow,
  findEntries,
  insertEntry,
} from './message-entries.queries.ts';

/**
 * Adds an entry to a message whose row is locked. A repeat of the last text counts as the same entry.
 * @returns null when the entry exists already
 * @throws DomainError CONFLICT when the message is full
 */
export async function addEntry(
  tx: Db,
  entry: {
    messageId: number;
    party: EntryRow['party'];
    body: string;
    createdAt: Date;
    isWithheld?: boolean;
  },
): Promise<{ id: number } | null> {
  const { messageId, party, body } = entry;
  const [last] = await findEntries(tx, { messageId, take: 1 });
  if (last?.party === party && last.body === body) return null;
  if ((await countEntries(tx, messageId)) >= quotas.messageEntries.limit) {
    throw new DomainError('CONFLICT', 'There is no more room here. Please write a new message.');
  }
  return insertEntry(tx, entry);
}
