import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { onlyAuthorOf } from '../../../documents/server/document-access.ts';
import { findDraftBySlug } from './drafts.queries.ts';

export const withoutDetails = { byline: '', canonicalUrl: '', socialImageUrl: '', language: '' };

/** Returns a new post as an unpublished one with id 0; null for an unknown slug. */
export async function findDraftPreview(
  { db }: Pick<Deps, 'db'>,
  viewer: AdminIdentity,
  slug: string,
) {
  const draft = await findDraftBySlug(db.prisma, slug, onlyAuthorOf(viewer));
  if (!draft) return null;
  const { publishAt: _begin, unpublishAt: _end, ...text } = draft.form;
  const { version, updatedAt } = draft;
  const stored = { id: 0, version, updatedAt, isPublished: false, publishedAt: null };
  return { ...text, ...withoutDetails, ...stored };
}
