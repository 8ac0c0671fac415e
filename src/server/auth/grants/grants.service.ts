import { isLowerRole } from '../../../shared/admin/admin-roles.ts';
import type { Db } from '../../db/client.ts';
import { DomainError } from '../../domain-error.ts';
import { holdAdmin } from '../admin-identity.queries.ts';
import type { AdminIdentity } from '../admin-identity.service.ts';
import { endGrants, type KeyedKind, setLastUse } from './grants.queries.ts';
import { allGrantKinds, type GrantKind } from './register.ts';

/** Ends everything that an account of the admin area has opened, in the transaction that takes its rights (security row 77). */
export async function endGrantsOf(tx: Db, adminId: number, now: Date): Promise<void> {
  for (const kind of allGrantKinds) {
    const column = kind.owner.admin;
    if (column) await endGrants(tx, kind, { now, owner: { column, id: adminId } });
  }
}

/**
 * Looks once more whether somebody still has the rights that they were let through with, first in the transaction in which they
 * open something: what takes their rights waits for it, and ends what it has opened (security row 77).
 * @throws DomainError UNAUTHORIZED for an account that was shut out or has a lower role by now
 */
export async function holdGrantor(
  tx: Db,
  { adminId, role }: Pick<AdminIdentity, 'adminId' | 'role'>,
): Promise<void> {
  const account = await holdAdmin(tx, adminId);
  if (account && !account.disabledAt && !isLowerRole(account.role, role)) return;
  throw new DomainError(
    'UNAUTHORIZED',
    'Your account was changed meanwhile. Please sign in again.',
  );
}

/** Ends all that there is of one kind. */
export function endGrantsOfKind(tx: Db, kind: GrantKind, now: Date): Promise<void> {
  return endGrants(tx, kind, { now });
}

/** Uses are kept to the hour, so that a page that is read often does not write on every request. */
const resolutionMs = 60 * 60_000;

/** Notes that the holder of a key has come. @returns whether the last time was so long ago that it was noted */
export async function noteGrantUse(
  db: Db,
  kind: KeyedKind,
  { keyHash, lastUsedAt, now }: { keyHash: string; lastUsedAt: Date | null; now: Date },
): Promise<boolean> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < resolutionMs) return false;
  await setLastUse(db, kind, { keyHash, now });
  return true;
}
