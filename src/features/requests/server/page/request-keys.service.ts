import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  createPageLinks,
  makeAccessLink,
  openEndingLink,
  revokeAccessLinks,
} from '../../../conversations/server/links/access-links.service.ts';
import { requestKeyDays } from '../../request-options.ts';
import { prolongLinks } from '../agreed.service.ts';
import { endReplies } from '../mail-thread/mail-threads.service.ts';
import { recordRevokedLinks } from '../revoked-links.ts';

/** Only the sender of the request may get the key. */
export function makeRequestKey(tx: Db, requestId: number, now: Date): Promise<string> {
  return makeAccessLink(
    tx,
    { subject: 'requestId', id: requestId },
    { now, lifetimeDays: requestKeyDays },
  );
}

/**
 * Returns the request of a key and when the key ends.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function openRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<{ requestId: number; endsAt: Date }> {
  const { id, endsAt } = await openEndingLink(deps, 'requestId', key);
  return { requestId: id, endsAt };
}

export async function revokeRequestKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  requestId: number,
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const count = await revokeAccessLinks(tx, { subject: 'requestId', id: requestId }, now);
    await endReplies(tx, requestId, now);
    if (count > 0) await recordRevokedLinks(tx, admin, { requestId, count });
  });
}

/** Creates the link for each mail. */
export function createRequestLinks(deps: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  return createPageLinks(deps, paths.request, async (tx, requestId) => {
    const now = deps.clock.now();
    const key = await makeRequestKey(tx, requestId, now);
    await prolongLinks(tx, requestId, now);
    return key;
  });
}
