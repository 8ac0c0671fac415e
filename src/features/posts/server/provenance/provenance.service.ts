import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { type Previewed, type Provenance, wholePostPurpose } from '../../post-editing.ts';
import { requireTextAccess } from '../text-access.service.ts';
import { sizeOfPost } from '../texts/post-texts.ts';
import {
  addProvenance,
  findProvenance,
  insertProvenance,
  isWholeFromModel,
  moveProvenance,
} from './post-provenance.queries.ts';

/** More than anybody reads of one post. */
const mostShown = 200;

/** Facts about text of a model that was taken into a post. */
export interface Accepted {
  purpose: string;
  model: string;
  wordCount: number;
  characterCount: number;
  writtenAt: Date;
}

/** Writes down that something a model wrote was taken into a post. @throws DomainError NOT_FOUND */
export async function recordProvenance(
  deps: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  admin: AdminIdentity,
  post: Previewed,
  accepted: Accepted,
): Promise<void> {
  const text = await requireTextAccess(deps, admin, post);
  await insertProvenance(deps.db.prisma, text, {
    ...accepted,
    acceptedBy: admin.label,
    acceptedAt: deps.clock.now(),
  });
  // Readers may be told of it.
  if ('postId' in text) await deps.contentBus.announce();
}

/** Notes that a model wrote a post as a whole; the text was read before the transaction began (`readWrittenAhead`). */
export async function recordWhole(
  { textWork }: Pick<Deps, 'textWork'>,
  tx: Db,
  admin: AdminIdentity,
  draft: { postId: number; html: string; model: string; createdAt: Date; now: Date },
): Promise<void> {
  const counts = await textWork.once(sizeOfPost, draft.html);
  await insertProvenance(
    tx,
    { postId: draft.postId },
    {
      purpose: wholePostPurpose,
      model: draft.model,
      ...counts,
      writtenAt: draft.createdAt,
      acceptedBy: admin.label,
      acceptedAt: draft.now,
    },
  );
}

/** Lists what a model wrote of a post, the newest first. @throws DomainError NOT_FOUND */
export async function listProvenance(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  post: Previewed,
): Promise<Provenance[]> {
  const text = await requireTextAccess(deps, admin, post);
  return findProvenance(deps.db.prisma, text, mostShown);
}

export interface Acceptance extends Accepted {
  acceptedBy: string;
  acceptedAt: Date;
}

/** Keeps what is known of a post from elsewhere, oldest first. Pass the transaction that creates the post. */
export function keepProvenance(
  tx: Db,
  postId: number,
  accepted: readonly Acceptance[],
): Promise<void> {
  return addProvenance(tx, postId, accepted);
}

/** Moves the provenance of a draft to the post created from it. Pass the transaction that creates the post. */
export function moveProvenanceToPost(tx: Db, draftId: string, postId: number): Promise<void> {
  return moveProvenance(tx, draftId, postId);
}

/** True when the whole post began as an AI draft, made at once or in stages. */
export function isModelWritten({ db }: Pick<Deps, 'db'>, postId: number): Promise<boolean> {
  return isWholeFromModel(db.prisma, postId);
}
