import type { SignedInAdmin } from '../../../server/auth/admin-identity.service.ts';
import { endGrantsOf } from '../../../server/auth/grants/grants.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { type AdminRole, isLowerRole } from '../../../shared/admin/admin-roles.ts';
import type { AdminAccount } from '../admin-accounts.ts';
import { recordActivity } from './activity/activity.service.ts';
import {
  deleteAdminSessions,
  findManagedAccounts,
  findSignInAccount,
  isLastOwner,
  lockAdmins,
  updateAdmin,
} from './admin-accounts.queries.ts';
import { createAdmin } from './admin-accounts.service.ts';
import { makeTypedCode } from './tickets/typed-code.ts';

type AccountDeps = Pick<Deps, 'db' | 'clock'>;

/** Everybody who signs in to the admin area, or did, in the order of their accounts. */
export async function listAdminAccounts({ db, clock }: AccountDeps): Promise<AdminAccount[]> {
  const rows = await findManagedAccounts(db.prisma, clock.now());
  return rows.map(({ _count, sessions, totp, ...account }) => ({
    ...account,
    hasSecondStep: _count.passkeys > 0 || totp?.confirmedAt != null,
    sessionCount: _count.sessions,
    lastUsedAt: sessions[0]?.lastUsedAt ?? null,
  }));
}

/**
 * Makes an account. Its password is random and shown to the owner alone, who hands it over; the person who gets it changes
 * it under Account.
 * @throws DomainError CONFLICT for a name that is taken
 */
export async function addAccount(
  deps: AccountDeps,
  owner: SignedInAdmin,
  { username, role }: { username: string; role: AdminRole },
): Promise<{ username: string; password: string }> {
  const password = makeTypedCode();
  if (!(await createAdmin(deps, { username, password, role, actor: owner.label }))) {
    throw new DomainError('CONFLICT', `There is an account "${username}" already.`);
  }
  return { username, password };
}

/**
 * Gives an account another role. A lower one ends everything that the account has opened (security row 77).
 * @throws DomainError NOT_FOUND, CONFLICT for one's own account and for the last owner
 */
export function changeRole(
  deps: AccountDeps,
  owner: SignedInAdmin,
  { id, role }: { id: number; role: AdminRole },
): Promise<void> {
  return changeAccount(deps, owner, id, async (tx, account) => {
    if (account.role === role) return null;
    await refuseLastOwner(tx, account);
    await updateAdmin(tx, id, { role });
    if (isLowerRole(role, account.role)) await endGrantsOf(tx, id, deps.clock.now());
    return `made ${role} of`;
  });
}

/** Shuts an account out: no sign-in, and everything ends that it has opened. @throws as `changeRole` */
export function disableAccount(deps: AccountDeps, owner: SignedInAdmin, id: number): Promise<void> {
  return changeAccount(deps, owner, id, async (tx, account) => {
    if (account.disabledAt) return null;
    await refuseLastOwner(tx, account);
    const now = deps.clock.now();
    await updateAdmin(tx, id, { disabledAt: now });
    await endGrantsOf(tx, id, now);
    return 'disabled';
  });
}

/** Lets an account that was shut out sign in again, with the password it had; what it had opened stays ended. @throws DomainError NOT_FOUND */
export function enableAccount(deps: AccountDeps, owner: SignedInAdmin, id: number): Promise<void> {
  return changeAccount(deps, owner, id, async (tx, account) => {
    if (!account.disabledAt) return null;
    await updateAdmin(tx, id, { disabledAt: null });
    return 'enabled';
  });
}

/** @throws DomainError NOT_FOUND, CONFLICT for one's own account, whose sessions end one by one */
export function endSessionsOf(deps: AccountDeps, owner: SignedInAdmin, id: number): Promise<void> {
  return changeAccount(deps, owner, id, async (tx) => {
    await deleteAdminSessions(tx, id);
    return 'ended every session of';
  });
}

type Account = NonNullable<Awaited<ReturnType<typeof findSignInAccount>>>;

/** Changes the account of somebody else, one after the other: two owners who remove each other would leave none. */
async function changeAccount(
  { db }: AccountDeps,
  owner: SignedInAdmin,
  id: number,
  change: (tx: Db, account: Account) => Promise<string | null>,
): Promise<void> {
  if (id === owner.adminId) {
    throw new DomainError('CONFLICT', 'This is your own account: another owner can change it.');
  }
  await db.prisma.$transaction(async (tx) => {
    await lockAdmins(tx);
    const account = await findSignInAccount(tx, id);
    if (!account) throw new DomainError('NOT_FOUND', 'There is no such account.');
    const action = await change(tx, account);
    if (action === null) return;
    await recordActivity(tx, {
      actor: owner.label,
      action,
      targetType: 'account',
      targetId: id,
      summary: account.username,
    });
  });
}

async function refuseLastOwner(tx: Db, account: Account): Promise<void> {
  if (!(await isLastOwner(tx, account))) return;
  throw new DomainError('CONFLICT', 'This is the last owner who can sign in.');
}
