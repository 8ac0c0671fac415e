import { keepOnlySession, ownerOfAdmin } from '../../../../server/auth/account-sessions.service.ts';
import type { SignedInAdmin } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { weaknessOf } from '../../../../server/settings/secret-strength.ts';
import { recordActivity } from '../activity/activity.service.ts';
import { findAdminByUsername, updateAdmin } from '../admin-accounts.queries.ts';
import { hashPassword, verifyPassword } from '../admin-accounts.service.ts';
import { postOf, tellOwner } from '../notices/notices.service.ts';
import { type Caller, checkWithinLimits, forgiveTries, type TryDeps } from './admin-tries.ts';

export type PasswordDeps = TryDeps &
  Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'keyring' | 'content'>;

/**
 * Checks the password of a signed-in admin within the sign-in limits.
 * @throws DomainError FORBIDDEN for a wrong password, TOO_MANY_REQUESTS
 */
export async function requirePassword(
  deps: PasswordDeps,
  caller: Caller,
  { adminId, username }: SignedInAdmin,
  password: string,
): Promise<void> {
  await checkWithinLimits(deps, caller, username, async () => {
    const admin = await findAdminByUsername(deps.db.prisma, username);
    if (admin && (await verifyPassword(admin.passwordHash, password))) return;
    deps.log.warn(
      { event: 'admin-password-refused', adminId, address: caller.ip },
      'password refused',
    );
    throw new DomainError('FORBIDDEN', 'The password is not right. Please try again.');
  });
  await forgiveTries(deps, caller, username);
}

/**
 * Ends every other session.
 * @throws DomainError BAD_REQUEST for a weak password, FORBIDDEN for a wrong current one, TOO_MANY_REQUESTS
 */
export async function changePassword(
  deps: PasswordDeps,
  caller: Caller,
  admin: SignedInAdmin,
  input: { password: string; newPassword: string },
): Promise<void> {
  const { password, newPassword } = input;
  const weakness = weaknessOf(newPassword, [admin.username]);
  if (weakness) throw new DomainError('BAD_REQUEST', `The new password ${weakness}.`);
  await requirePassword(deps, caller, admin, password);
  if (password === newPassword) {
    throw new DomainError('BAD_REQUEST', 'The new password is the one you have.');
  }
  const passwordHash = await hashPassword(newPassword);
  const post = postOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    await updateAdmin(tx, admin.adminId, { passwordHash, passwordChangedAt: deps.clock.now() });
    await keepOnlySession(tx, ownerOfAdmin(admin));
    await tellOwner(tx, post, admin.adminId, { kind: 'passwordChanged' });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'changed the password of',
      targetType: 'account',
      targetId: admin.adminId,
      summary: admin.username,
    });
  });
  deps.log.info({ event: 'admin-password-changed', adminId: admin.adminId }, 'password changed');
}
