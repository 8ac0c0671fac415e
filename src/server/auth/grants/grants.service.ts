import { isLowerRole } from '../../../shared/admin/admin-roles.ts';
import type { Db } from '../../db/client.ts';
import { DomainError } from '../../domain-error.ts';
import { holdAdmin } from '../admin-identity.queries.ts';
import type { AdminIdentity } from '../admin-identity.service.ts';
import { endGrants, type KeyedKind, setLastUse } from './grants.queries.ts';
import { allGrantKinds, type GrantKind } from './register.ts';

/** Ends every grant of an admin account, in the transaction that removes its rights (security row 77). */
export async function endGrantsOf(tx: Db, adminId: number, now: Date): Promise<void> {
  for (const kind of allGrantKinds) {
    const column = kind.owner.admin;
    if (column) await endGrants(tx, kind, { now, owner: { column, id: adminId } });
  }
}

/**
 * Checks again that the account still has its rights, as the first step of the transaction that opens a grant. A transaction
 * that removes the rights waits for this one and ends the new grant (security row 77).
 * @throws DomainError UNAUTHORIZED when the account was disabled or has a lower role now
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

export function endGrantsOfKind(tx: Db, kind: GrantKind, now: Date): Promise<void> {
  return endGrants(tx, kind, { now });
}

/** Uses are stored to the hour: a page that is read often must not write on every request. */
const resolutionMs = 60 * 60_000;

/** @returns whether the use was stored, because the stored one is older than the resolution */
export async function noteGrantUse(
  db: Db,
  kind: KeyedKind,
  { keyHash, lastUsedAt, now }: { keyHash: string; lastUsedAt: Date | null; now: Date },
): Promise<boolean> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < resolutionMs) return false;
  await setLastUse(db, kind, { keyHash, now });
  return true;
}
