import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import type {
  DraftSave,
  OtherWriters,
  SavedDraft,
  UnsentDraft,
} from '../../../../shared/admin/unsent-drafts.ts';
import {
  getDraft,
  listOtherWriters,
  saveConversationDraft,
} from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { OwnersDraftKind } from '../../owners-drafts.ts';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

interface OwnersDraft {
  requestId: number;
  kind: OwnersDraftKind;
}

export async function getOwnersDraft(
  deps: DraftDeps,
  { adminId }: AdminIdentity,
  { requestId, kind }: OwnersDraft,
): Promise<{ draft: UnsentDraft | null; otherWriters: OtherWriters }> {
  const place = { of: { requestId }, kind, adminId };
  const [draft, otherWriters] = await Promise.all([
    getDraft(deps.db.prisma, place),
    listOtherWriters(deps, place),
  ]);
  return { draft, otherWriters };
}

/** @throws DomainError NOT_FOUND, CONFLICT for a text that does not follow from the stored draft */
export async function saveOwnersDraft(
  deps: DraftDeps,
  { adminId }: AdminIdentity,
  { requestId, kind, ...draft }: OwnersDraft & DraftSave,
): Promise<SavedDraft & { otherWriters: OtherWriters }> {
  const place = { of: { requestId }, kind, adminId };
  const saved = await saveConversationDraft(deps, place, draft);
  return { ...saved, otherWriters: await listOtherWriters(deps, place) };
}
