import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { postLanguageOf } from '../../../../shared/text/post-language.ts';
import { onlyAuthorOf } from '../../../documents/server/document-access.ts';
import { type DetailFields, isAllowedCanonicalUrl } from '../../post-details.ts';
import { isAllowedImageUrl } from '../../posts.ts';
import type { ShownDetails } from '../details/details.service.ts';
import { findDraftBySlug } from './drafts.queries.ts';

/** Details as they are typed; what no page may have, such as half an address, counts as left empty. */
export function typedDetails(typed: DetailFields): ShownDetails {
  const { byline = '', canonicalUrl = '', socialImageUrl = '', language = '' } = typed;
  return {
    byline,
    canonicalUrl: isAllowedCanonicalUrl(canonicalUrl) ? canonicalUrl : '',
    socialImageUrl: isAllowedImageUrl(socialImageUrl) ? socialImageUrl : '',
    language: postLanguageOf(language) ?? '',
  };
}

/** Returns a new post as an unpublished one with id 0; null for an unknown slug. */
export async function findDraftPreview(
  { db }: Pick<Deps, 'db'>,
  viewer: AdminIdentity,
  slug: string,
) {
  const draft = await findDraftBySlug(db.prisma, slug, onlyAuthorOf(viewer));
  if (!draft) return null;
  const { publishAt: _begin, unpublishAt: _end, tags: _tags, ...text } = draft.form;
  const { version, updatedAt } = draft;
  const stored = { id: 0, version, updatedAt, isPublished: false, publishedAt: null };
  return { ...text, ...typedDetails(text), ...stored };
}
