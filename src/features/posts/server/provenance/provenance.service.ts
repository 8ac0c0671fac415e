import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { Previewed } from '../../../editor/editing.ts';
import type { Provenance } from '../../../generator/suggestions.ts';
import { sizeOfPost } from '../post-texts.ts';
import { requireTextAccess } from '../text-access.service.ts';
import { findProvenance, insertProvenance } from './post-provenance.queries.ts';

/** More than anybody reads of one post. */
const mostShown = 200;

/** What a model wrote of a post, as it was accepted. */
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
      purpose: 'draft',
      model: draft.model,
      ...counts,
      writtenAt: draft.createdAt,
      acceptedBy: admin.label,
      acceptedAt: draft.now,
    },
  );
}

/** What of a post a model wrote, the newest first. @throws DomainError NOT_FOUND */
export async function listProvenance(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  post: Previewed,
): Promise<Provenance[]> {
  const text = await requireTextAccess(deps, admin, post);
  return findProvenance(deps.db.prisma, text, mostShown);
}
