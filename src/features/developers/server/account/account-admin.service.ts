import { endEverySession } from '../../../../server/auth/account-sessions.service.ts';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { endTokensOf } from '../../../../server/auth/api-tokens.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { profileHidingContent } from '../../words/profile-hiding.ts';
import { findDeveloper } from '../developers.queries.ts';
import { deleteAccount, type ForgetNumber } from './account.service.ts';

const targetType = 'developer profile';
type Admin = Pick<AdminIdentity, 'label'>;

/**
 * Signs a developer and the own programs out everywhere. The next sign-in asks for a new code.
 * @throws DomainError NOT_FOUND
 */
export async function endSignIns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Admin,
  developerId: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    if (!(await findDeveloper(tx, developerId))) {
      throw new DomainError('NOT_FOUND', profileHidingContent.refusals.missing);
    }
    const count = await endEverySession(tx, { kind: 'developer', accountId: developerId });
    await endTokensOf(tx, developerId, clock.now());
    await recordActivity(tx, {
      ...{ actor: admin.label, action: 'ended the sign-ins of', targetType },
      ...{ targetId: developerId, summary: `of developer ${developerId}: ${count}` },
    });
  });
}

/**
 * Deletes the account as its developer could. The entry in the activity log names nobody.
 * @throws DomainError NOT_FOUND
 */
export async function deleteForOwner(
  deps: Parameters<typeof deleteAccount>[0] & { forgetNumber: ForgetNumber },
  admin: Admin,
  developerId: number,
): Promise<void> {
  await deleteAccount(deps, developerId, (tx) =>
    recordActivity(tx, {
      ...{ actor: admin.label, action: 'deleted', targetType, targetId: developerId },
      summary: `of developer ${developerId}`,
    }),
  );
}
