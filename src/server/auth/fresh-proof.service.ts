import { proofLifetimeMs } from '../../shared/admin/admin.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import type { SignedInAdmin } from './admin-identity.service.ts';
import { updateSession } from './sessions.queries.ts';

/** Refuses an action that needs more than an open session. The admin area asks for a proof and repeats the call. */
export class ProofMissing extends DomainError {
  constructor() {
    super('FORBIDDEN', 'Please confirm first that it is you.', { reason: 'proof-missing' });
  }
}

/** @throws ProofMissing when the last proof is too old */
export function requireFreshProof({ clock }: Pick<Deps, 'clock'>, admin: SignedInAdmin): void {
  if (clock.now().getTime() - admin.provenAt.getTime() > proofLifetimeMs) throw new ProofMissing();
}

export function noteProof(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionKey }: SignedInAdmin,
): Promise<void> {
  return updateSession(db.prisma, sessionKey, { provenAt: clock.now() });
}
