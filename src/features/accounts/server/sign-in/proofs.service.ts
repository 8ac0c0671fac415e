import type { SignedInAdmin } from '../../../../server/auth/admin-identity.service.ts';
import { noteProof } from '../../../../server/auth/fresh-proof.service.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { invalidCodeMessage, invalidPasskeyMessage } from '../../../../shared/admin/admin.ts';
import type { Proof } from '../../admin-account.ts';
import { hasSecondFactor, listFactors, takeCode } from '../factors/factors.service.ts';
import { identifyByPasskey } from '../factors/passkeys.service.ts';
import { type PasswordDeps, requirePassword } from './admin-password.service.ts';
import { type Caller, checkWithinLimits, forgiveTries } from './admin-tries.ts';

/**
 * Requires a passkey or a code from an account with a second factor, else the password.
 * @throws DomainError FORBIDDEN for a wrong proof, TOO_MANY_REQUESTS
 */
export async function prove(
  deps: PasswordDeps,
  caller: Caller,
  admin: SignedInAdmin,
  proof: Proof,
): Promise<void> {
  await requireProof(deps, caller, admin, proof);
  await noteProof(deps, admin);
}

async function requireProof(
  deps: PasswordDeps,
  caller: Caller,
  admin: SignedInAdmin,
  proof: Proof,
): Promise<void> {
  const { adminId, username } = admin;
  switch (proof.by) {
    case 'password': {
      if (hasSecondFactor(await listFactors(deps.db.prisma, adminId))) {
        throw new DomainError('FORBIDDEN', 'Please use a passkey or a code.');
      }
      return requirePassword(deps, caller, admin, proof.password);
    }
    case 'code': {
      await checkWithinLimits(deps, caller, username, async ({ isKnownHere }) => {
        if (await takeCode(deps, { adminId, code: proof.code, isKnownHere })) return;
        const refused = { event: 'admin-code-refused', adminId, address: caller.ip };
        deps.log.warn(refused, 'code refused');
        throw new DomainError('FORBIDDEN', invalidCodeMessage);
      });
      return forgiveTries(deps, caller, username);
    }
    case 'passkey': {
      const owner = await identifyByPasskey(deps, proof.passkey);
      if (owner?.id !== adminId) throw new DomainError('FORBIDDEN', invalidPasskeyMessage);
    }
  }
}
