import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { onlyAuthorOf } from '../../posts/server/post-access.service.ts';

/** The only creator whose drafts somebody may work on; undefined for those who may work on all. */
export function onlyCreatorOf(admin: AdminIdentity): string | undefined {
  return onlyAuthorOf(admin) === undefined ? undefined : admin.label;
}

export const noSuchDraft = () => new DomainError('NOT_FOUND', 'Draft not found');

/** Drafts of others are to an author as if they were not there. @throws DomainError NOT_FOUND */
export function requireOwnDraft(
  admin: AdminIdentity,
  draft: { createdBy: string } | null | undefined,
): void {
  const only = onlyCreatorOf(admin);
  if (draft && only !== undefined && draft.createdBy !== only) throw noSuchDraft();
}
