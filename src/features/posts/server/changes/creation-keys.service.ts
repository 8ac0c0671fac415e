import { createHash } from 'node:crypto';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { insertCreationKey, lockCreationKey, purgeKeysBefore } from './creation-keys.queries.ts';

/** A creation with its Idempotency-Key (draft-ietf-httpapi-idempotency-key-header), as hashes. */
export interface NamedCreation {
  keyHash: string;
  bodyHash: string;
}

const keyPattern = /^[\x20-\x7e]{1,255}$/;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The key belongs to the program that sends it. @throws DomainError BAD_REQUEST for one that is none */
export function nameCreation(admin: AdminIdentity, key: string, body: unknown): NamedCreation {
  if (!keyPattern.test(key)) {
    throw new DomainError('BAD_REQUEST', 'Idempotency-Key takes 1 to 255 printable characters.');
  }
  return { keyHash: hashOf([admin.adminId, admin.label, key]), bodyHash: hashOf(body) };
}

/**
 * The post that a creation of this key has made already, or null.
 * @throws DomainError UNPROCESSABLE_CONTENT when it was another one
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

/** Deletes or counts keys after which nobody sends a creation again. */
export function purgeCreationKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeKeysBefore(db.prisma, daysBefore(clock.now(), keptDays.creationKeys), mode);
}
