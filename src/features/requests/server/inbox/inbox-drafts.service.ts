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
  saveDraft,
} from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { OwnersDraftKind } from '../../owners-drafts.ts';
import { requireHeld } from './inbox-changes.service.ts';

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
  const place = { requestId, kind, adminId };
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
  const place = { requestId, kind, adminId };
  const now = deps.clock.now();
  const saved = await deps.db.prisma.$transaction(async (tx) => {
    await requireHeld(tx, requestId);
    return saveDraft(tx, place, { ...draft, now });
  });
  return { ...saved, otherWriters: await listOtherWriters(deps, place) };
}
