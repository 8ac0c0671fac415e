import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { onlyCreatorOf } from './draft-access.ts';
import { findDraft, findDraftBySlug, type StoredDraft } from './drafts.queries.ts';

/** Tags and the like come with the post. */
export const withoutDetails = { byline: '', canonicalUrl: '', socialImageUrl: '', language: '' };

/**
 * A draft as the post that it would be, for the page that an admin opens to look at it; null where no draft has the
 * slug. It has no id yet: 0.
 */
export async function findDraftPreview(
  { db }: Pick<Deps, 'db'>,
  viewer: AdminIdentity,
  slug: string,
) {
  const draft = await findDraftBySlug(db.prisma, slug, onlyCreatorOf(viewer));
  return draft && { ...draft, ...withoutDetails, id: 0, isPublished: false, publishedAt: null };
}

/** A draft by its id. Who may see it is decided before. */
export function findDraftById(
  { db }: Pick<Deps, 'db'>,
  draftId: string,
): Promise<StoredDraft | null> {
  return findDraft(db.prisma, draftId);
}
