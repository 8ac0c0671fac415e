import type { Db } from '../../../../../server/db/client.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import type { SaidMeanwhile } from '../../../requests.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import { findEntriesAfter } from '../requests.queries.ts';

/**
 * Refuses an answer when the sender or another admin has added an entry meanwhile. Call it in the transaction that locks the
 * request.
 * @param after id of the last entry that the writer saw; 0 for none
 * @throws DomainError CONFLICT with the later entries
 */
export async function requireNothingSaidMeanwhile(
  tx: Db,
  requestId: number,
  after: number,
): Promise<void> {
  const entries = await findEntriesAfter(tx, requestId, after);
  if (entries.length === 0) return;
  const meanwhile: SaidMeanwhile = entries.map(({ seenAt: _seenAt, ...entry }) => entry);
  throw new DomainError('CONFLICT', adminInboxContent.thread.meanwhile.refusal, {
    details: { meanwhile },
  });
}
