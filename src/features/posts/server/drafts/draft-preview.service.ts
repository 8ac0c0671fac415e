import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { onlyCreatorOf } from './draft-access.ts';
import { findDraft, findDraftBySlug, type StoredDraft } from './drafts.queries.ts';

export const withoutDetails = { byline: '', canonicalUrl: '', socialImageUrl: '', language: '' };

/** Returns the draft as an unpublished post with id 0; null for an unknown slug. */
export async function findDraftPreview(
  { db }: Pick<Deps, 'db'>,
  viewer: AdminIdentity,
  slug: string,
) {
  const draft = await findDraftBySlug(db.prisma, slug, onlyCreatorOf(viewer));
  return draft && { ...draft, ...withoutDetails, id: 0, isPublished: false, publishedAt: null };
}

export function findDraftById(
  { db }: Pick<Deps, 'db'>,
  draftId: string,
): Promise<StoredDraft | null> {
  return findDraft(db.prisma, draftId);
}
