import { proofLifetimeMs } from '../../shared/admin-account.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { noteProof } from './account-sessions.queries.ts';
import type { SignedInAdmin } from './admin-identity.service.ts';
import { type Caller, type PasswordDeps, requirePassword } from './admin-password.service.ts';

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
 * Takes a password as a fresh proof for the session that asks.
 * @throws DomainError FORBIDDEN when it is wrong, TOO_MANY_REQUESTS
 */
export async function prove(
  deps: PasswordDeps,
  caller: Caller,
  admin: SignedInAdmin,
  proof: { password: string },
): Promise<void> {
  await requirePassword(deps, caller, admin, proof.password);
  await noteProof(deps.db.prisma, admin.sessionKey, deps.clock.now());
}
