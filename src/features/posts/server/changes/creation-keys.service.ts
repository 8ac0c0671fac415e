import { createHash } from 'node:crypto';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { insertCreationKey, lockCreationKey, purgeKeysBefore } from './creation-keys.queries.ts';

/** Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) and body of a creation, as hashes. */
export interface NamedCreation {
  keyHash: string;
  bodyHash: string;
}

const keyPattern = /^[\x20-\x7e]{1,255}$/;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Keys are separate per caller. @throws DomainError BAD_REQUEST for an invalid key */
export function nameCreation(admin: AdminIdentity, key: string, body: unknown): NamedCreation {
  if (!keyPattern.test(key)) {
    throw new DomainError('BAD_REQUEST', 'Idempotency-Key takes 1 to 255 printable characters.');
  }
  return { keyHash: hashOf([admin.adminId, admin.label, key]), bodyHash: hashOf(body) };
}

/**
 * Returns the id of the post that an earlier creation with this key made.
 * @throws DomainError UNPROCESSABLE_CONTENT when that creation had another body
 */
export async function findCreatedPost(tx: Db, named: NamedCreation): Promise<number | null> {
  const known = await lockCreationKey(tx, named.keyHash);
  if (!known) return null;
  if (known.bodyHash === named.bodyHash) return known.postId;
  throw new DomainError(
    'UNPROCESSABLE_CONTENT',
    'This Idempotency-Key was used for another post already.',
  );
}

export function keepCreationKey(
  tx: Db,
  named: NamedCreation,
  made: { postId: number; createdAt: Date },
): Promise<void> {
  return insertCreationKey(tx, { ...named, ...made });
}

export function purgeCreationKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeKeysBefore(db.prisma, daysBefore(clock.now(), keptDays.creationKeys), mode);
}
