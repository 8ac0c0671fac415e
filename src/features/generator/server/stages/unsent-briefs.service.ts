import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { DraftSave, SavedDraft, UnsentDraft } from '../../../../shared/unsent-drafts.ts';
import { getDraft, saveDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import { getStagedDraft, lockOpenDraft } from './staged-drafts.service.ts';

interface BriefOf {
  /** Null: a draft in stages that is not begun yet. */
  id: number | null;
}

/** The brief that this admin has typed and not sent. @throws DomainError NOT_FOUND for what is not theirs or not open */
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
 * Keeps the brief that an admin types.
 * @throws DomainError NOT_FOUND for what is not theirs or not open, CONFLICT for a text that does not follow from the one that is
 *   there
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
