import type { Db } from '../../../../../server/db/client.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import type { SaidMeanwhile } from '../../../requests.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import { findEntriesAfter } from '../requests.queries.ts';

/**
 * Holds an answer back to which somebody else has said something meanwhile: a colleague who answered the same, or the sender.
 * Hand in the transaction that holds the request.
 * @param after the last entry that the answer was written against; 0 for none
 * @throws DomainError CONFLICT, with what was said
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
