import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  createPageLinks,
  makeAccessLink,
  openEndingLink,
} from '../../../conversations/server/links/access-links.service.ts';
import { messageKeyDays } from '../../../developers/developer-limits.ts';

/** Only the sender of the message may get the key. */
export function makeMessageKey(tx: Db, messageId: number, now: Date): Promise<string> {
  return makeAccessLink(
    tx,
    { subject: 'messageId', id: messageId },
    { now, lifetimeDays: messageKeyDays },
  );
}

/**
 * Returns the message of a key and when the key ends.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function openMessage(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<{ messageId: number; endsAt: Date }> {
  const { id, endsAt } = await openEndingLink(deps, 'messageId', key);
  return { messageId: id, endsAt };
}

export function createMessageLinks(deps: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  return createPageLinks(deps, paths.message, (tx, messageId) =>
    makeMessageKey(tx, messageId, deps.clock.now()),
  );
}
