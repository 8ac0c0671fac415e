import { hashToken } from '../../../../server/auth/admin-identity.service.ts';
import { noteGrantUse } from '../../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../../server/auth/grants/register.ts';
import { makeLinkKey } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { messageKeyDays } from '../../../developers/developer-limits.ts';
import { deleteKey, findOpenKey, insertKey, purgeEndedKeys } from './message-keys.queries.ts';

/** Only the sender of the message may get the key. */
export async function makeMessageKey(tx: Db, messageId: number, now: Date): Promise<string> {
  const { key, stored } = makeLinkKey(now, { lifetimeDays: messageKeyDays });
  await insertKey(tx, { ...stored, messageId });
  return key;
}

/**
 * Returns the message of a key and when the key ends.
 * @throws DomainError NOT_FOUND for unknown and expired keys alike
 */
export async function openMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<{ messageId: number; endsAt: Date }> {
  const now = clock.now();
  const keyHash = hashToken(key);
  const found = await findOpenKey(db.prisma, keyHash, now);
  if (!found) throw new DomainError('NOT_FOUND', 'This link opens nothing.');
  const { lastUsedAt, ...opened } = found;
  await noteGrantUse(db.prisma, grantKinds.messageKey, { keyHash, lastUsedAt, now });
  return opened;
}

export function createMessageLinks({
  clock,
  settings,
}: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  const prefix = absoluteUrl(settings.siteOrigin, paths.message(''));
  return {
    make: async (tx, messageId) => `${prefix}${await makeMessageKey(tx, messageId, clock.now())}`,
    takeBack: (db, address) => deleteKey(db, hashToken(address.slice(prefix.length))),
  };
}

export function purgeMessageKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedKeys(db.prisma, clock.now(), mode);
}
