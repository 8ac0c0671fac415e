import { type Proof, proofLifetimeMs } from '../../features/accounts/admin-account.ts';
import {
  hasSecondFactor,
  listFactors,
  takeCode,
} from '../../features/accounts/server/factors/factors.service.ts';
import { identifyByPasskey } from '../../features/accounts/server/factors/passkeys.service.ts';
import {
  type PasswordDeps,
  requirePassword,
} from '../../features/accounts/server/sign-in/admin-password.service.ts';
import {
  type Caller,
  checkWithinLimits,
  forgiveTries,
} from '../../features/accounts/server/sign-in/admin-tries.ts';
import { invalidCodeMessage, invalidPasskeyMessage } from '../../shared/admin.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import type { SignedInAdmin } from './admin-identity.service.ts';
import { updateSession } from './sessions.queries.ts';

/** Refuses what an open session alone is not enough for; the admin area asks for a proof and sends the call again. */
export class ProofMissing extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Please confirm first that it is you.', { reason: 'proof-missing' });
  }
}

/** @throws ProofMissing when the last proof is too old */
export function requireFreshProof({ clock }: Pick<Deps, 'clock'>, admin: SignedInAdmin): void {
  if (clock.now().getTime() - admin.provenAt.getTime() > proofLifetimeMs) throw new ProofMissing();
}

/**
 * Takes a fresh proof for the session that asks: a passkey or a code where the account has a second factor, the password
 * where it has none.
 * @throws DomainError FORBIDDEN when it is wrong, TOO_MANY_REQUESTS
 */
export async function prove(
  deps: PasswordDeps,
  caller: Caller,
  admin: SignedInAdmin,
  proof: Proof,
): Promise<void> {
  await requireProof(deps, caller, admin, proof);
  await updateSession(deps.db.prisma, admin.sessionKey, { provenAt: deps.clock.now() });
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
