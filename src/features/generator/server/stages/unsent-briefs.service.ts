import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { DraftSave, SavedDraft, UnsentDraft } from '../../../../shared/admin/unsent-drafts.ts';
import { getDraft, saveDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import { getStagedDraft } from './staged-draft-reads.service.ts';
import { lockOpenDraft } from './staged-drafts.service.ts';

interface BriefOf {
  id: number | null;
}

/** @throws DomainError NOT_FOUND for another admin's draft and for a closed one */
export async function getUnsentBrief(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { id }: BriefOf,
): Promise<UnsentDraft | null> {
  if (id !== null) await getStagedDraft(deps, admin, id);
  const { adminId } = admin;
  return getDraft(deps.db.prisma, { kind: 'stagedBrief', stagedDraftId: id, adminId });
}

/**
 * @throws DomainError NOT_FOUND for another admin's draft and for a closed one, CONFLICT for a text that does not follow from the
 * stored one
 */
export function saveUnsentBrief(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: AdminIdentity,
  { id, ...draft }: BriefOf & DraftSave,
): Promise<SavedDraft> {
  const place = { kind: 'stagedBrief', stagedDraftId: id, adminId } as const;
  const now = clock.now();
  return db.prisma.$transaction(async (tx) => {
    if (id !== null) await lockOpenDraft(tx, { id, adminId });
    return saveDraft(tx, place, { ...draft, now });
  });
}
