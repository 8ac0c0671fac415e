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
import { makeTypedCode } from './tickets/sign-in-tickets.service.ts';

type AccountDeps = Pick<Deps, 'db' | 'clock'>;

/** Includes disabled accounts, in order of creation. */
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
 * The random password is shown only to the owner, who hands it over. The new admin changes it under Account.
 * @throws DomainError CONFLICT for a taken name
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
 * A lower role ends the account's sessions, tokens and other grants (security row 77).
 * @throws DomainError NOT_FOUND, CONFLICT for the owner's own account and for the last owner
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

/** Prevents sign-in and ends all grants of the account. @throws as `changeRole` */
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

/** Restores sign-in with the old password. Ended grants stay ended. @throws DomainError NOT_FOUND */
export function enableAccount(deps: AccountDeps, owner: SignedInAdmin, id: number): Promise<void> {
  return changeAccount(deps, owner, id, async (tx, account) => {
    if (!account.disabledAt) return null;
    await updateAdmin(tx, id, { disabledAt: null });
    return 'enabled';
  });
}

/** @throws DomainError NOT_FOUND, CONFLICT for the owner's own account, whose sessions end one by one */
export function endSessionsOf(deps: AccountDeps, owner: SignedInAdmin, id: number): Promise<void> {
  return changeAccount(deps, owner, id, async (tx) => {
    await deleteAdminSessions(tx, id);
    return 'ended every session of';
  });
}

type Account = NonNullable<Awaited<ReturnType<typeof findSignInAccount>>>;

/** Serializes changes: otherwise two owners who remove each other would leave none. */
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
