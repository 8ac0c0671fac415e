import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { AiPurpose } from '../../../../shared/ai-purposes.ts';
import type { DocumentRef } from '../../../documents/documents.ts';
import { requireDocument } from '../../../documents/server/document-access.ts';
import { type Provenance, wholePostPurpose } from '../../post-editing.ts';
import { sizeOfPost } from '../texts/post-texts.ts';
import {
  addProvenance,
  findProvenance,
  insertProvenance,
  isWholeFromModel,
} from './post-provenance.queries.ts';

const mostShown = 200;

export interface Accepted {
  purpose: AiPurpose;
  model: string;
  wordCount: number;
  characterCount: number;
  writtenAt: Date;
}

/** @throws DomainError NOT_FOUND */
export async function recordProvenance(
  deps: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  admin: AdminIdentity,
  ref: DocumentRef,
  accepted: Accepted,
): Promise<void> {
  const { id, isCreated } = await requireDocument(deps.db.prisma, admin, ref);
  await insertProvenance(deps.db.prisma, id, {
    ...accepted,
    acceptedBy: admin.label,
    acceptedAt: deps.clock.now(),
  });
  // The public page may show a note about it.
  if (isCreated) await deps.contentBus.announce();
}

/** Records a post written as a whole by a model. Pass the text that `readWrittenAhead` read before the transaction. */
export async function recordWhole(
  { textWork }: Pick<Deps, 'textWork'>,
  tx: Db,
  admin: AdminIdentity,
  draft: { postId: number; html: string; model: string; createdAt: Date; now: Date },
): Promise<void> {
  const counts = await textWork.once(sizeOfPost, draft.html);
  await insertProvenance(tx, draft.postId, {
    purpose: wholePostPurpose,
    model: draft.model,
    ...counts,
    writtenAt: draft.createdAt,
    acceptedBy: admin.label,
    acceptedAt: draft.now,
  });
}

/** @throws DomainError NOT_FOUND */
export async function listProvenance(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  ref: DocumentRef,
): Promise<Provenance[]> {
  const { id } = await requireDocument(deps.db.prisma, admin, ref);
  return findProvenance(deps.db.prisma, id, mostShown);
}

export interface Acceptance extends Accepted {
  acceptedBy: string;
  acceptedAt: Date;
}

/** Oldest first. Pass the transaction that creates the post. */
export function keepProvenance(
  tx: Db,
  postId: number,
  accepted: readonly Acceptance[],
): Promise<void> {
  return addProvenance(tx, postId, accepted);
}

export function isModelWritten({ db }: Pick<Deps, 'db'>, postId: number): Promise<boolean> {
  return isWholeFromModel(db.prisma, postId);
}
