import { type AdminIdentity, hashToken } from '../../../../server/auth/admin-identity.service.ts';
import { noteGrantUse } from '../../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../../server/auth/grants/register.ts';
import { makeLinkKey } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';
import { requestKeyDays } from '../../request-options.ts';
import { recordRevokedLinks } from '../revoked-links.ts';
import {
  deleteKey,
  findOpenKey,
  insertKey,
  purgeEndedKeys,
  revokeOpenKeys,
} from './request-keys.queries.ts';

/** Creates a key to the page of a request. Only its hash is stored (security row 70), and only the sender may get the key. */
export async function makeRequestKey(tx: Db, requestId: number, now: Date): Promise<string> {
  const { key, stored } = makeLinkKey(now, { lifetimeDays: requestKeyDays });
  await insertKey(tx, { ...stored, requestId });
  return key;
}

/** Deletes a key that nobody got. */
export async function dropRequestKey(db: Db, key: string): Promise<void> {
  await deleteKey(db, hashToken(key));
}

/**
 * Returns the request of a key and when the key ends.
 * @throws DomainError NOT_FOUND for an unknown, expired or revoked key; the three look the same
 */
export async function openRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<{ requestId: number; endsAt: Date }> {
  const now = clock.now();
  const keyHash = hashToken(key);
  const found = await findOpenKey(db.prisma, keyHash, now);
  if (!found) throw new DomainError('NOT_FOUND', 'This link opens nothing.');
  const { lastUsedAt, ...opened } = found;
  await noteGrantUse(db.prisma, grantKinds.requestKey, { keyHash, lastUsedAt, now });
  return opened;
}

export async function revokeRequestKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  requestId: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const count = await revokeOpenKeys(tx, requestId, clock.now());
    if (count === 0) return;
    await recordRevokedLinks(tx, admin, { requestId, count });
  });
}

export function purgeRequestKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedKeys(db.prisma, clock.now(), mode);
}
