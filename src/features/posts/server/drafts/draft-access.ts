import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { onlyAuthorOf } from '../post-access.service.ts';

export function onlyCreatorOf(admin: AdminIdentity): string | undefined {
  return onlyAuthorOf(admin) === undefined ? undefined : admin.label;
}

export const noSuchDraft = () => new DomainError('NOT_FOUND', 'Draft not found');

/** @throws DomainError NOT_FOUND when an author asks for another creator's draft */
export function requireOwnDraft(
  admin: AdminIdentity,
  draft: { createdBy: string } | null | undefined,
): void {
  const only = onlyCreatorOf(admin);
  if (draft && only !== undefined && draft.createdBy !== only) throw noSuchDraft();
}
