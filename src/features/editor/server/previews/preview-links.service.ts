import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { hashToken } from '../../../../server/auth/api-tokens.service.ts';
import { holdGrantor, noteGrantUse } from '../../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../../server/auth/grants/register.ts';
import { makeLinkKey, opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { PurgeMode } from '../../../../server/purge-mode.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import type { AnyDocumentRef } from '../../../documents/documents.ts';
import { autosaveOf } from '../../../documents/server/autosaves.service.ts';
import { beginDocument, requireDocument } from '../../../documents/server/document-access.ts';
import { type AutosaveForm, postForm } from '../../../posts/post-editing.ts';
import type { Article } from '../../../posts/posts.ts';
import { findShownDetails } from '../../../posts/server/details/details.service.ts';
import { typedDetails } from '../../../posts/server/drafts/draft-preview.service.ts';
import { findStoredPost } from '../../../posts/server/post-access.service.ts';
import { toPost } from '../../../posts/server/post-view.ts';
import { drawArticle } from '../../../posts/server/reading/reading.service.ts';
import { previewLinkDays } from '../../editing.ts';
import {
  countOpenPreviewLinks,
  deletePreviewLinks,
  findOpenPreviewLink,
  insertPreviewLink,
  purgeEndedPreviewLinks,
} from './preview-links.queries.ts';

type PreviewDeps = Pick<Deps, 'db' | 'clock'>;
type ShownDeps = PreviewDeps & Pick<Deps, 'textWork' | 'content'>;

/**
 * Creates a link that shows unsaved text without an account. Only this call returns the key: the database stores its hash
 * (security row 70).
 * @throws DomainError NOT_FOUND, TOO_MANY_REQUESTS, UNAUTHORIZED for an account that has lost its rights meanwhile
 */
export async function makePreviewLink(
  deps: PreviewDeps,
  admin: AdminIdentity,
  previewed: AnyDocumentRef,
): Promise<{ key: string; endsAt: Date }> {
  const documentId = await beginDocument(deps, admin, previewed);
  const now = deps.clock.now();
  const db = deps.db.prisma;
  if ((await countOpenPreviewLinks(db, documentId, now)) >= quotas.previewLinks.limit) {
    throw new DomainError(
      'TOO_MANY_REQUESTS',
      'There are many links to this text. End them first.',
    );
  }
  const { key, stored } = makeLinkKey(now, { lifetimeDays: previewLinkDays });
  await db.$transaction(async (tx) => {
    await holdGrantor(tx, admin);
    await insertPreviewLink(tx, { documentId, ...stored, adminId: admin.adminId });
  });
  return { key, endsAt: stored.endsAt };
}

/**
 * @returns the number of deleted links
 * @throws DomainError NOT_FOUND
 */
export async function endPreviewLinks(
  deps: PreviewDeps,
  admin: AdminIdentity,
  previewed: AnyDocumentRef,
): Promise<number> {
  return deletePreviewLinks(deps.db.prisma, await beginDocument(deps, admin, previewed));
}

async function typedPost(deps: PreviewDeps, postId: number, adminId: number) {
  const [post, details, autosave] = await Promise.all([
    findStoredPost(deps, postId),
    findShownDetails(deps, postId),
    autosaveOf(deps.db.prisma, { documentId: postId, adminId }, postForm.schema),
  ]);
  if (!post || !details || post.deletedAt) throw opensNothing();
  const typed = autosave?.form ?? {};
  return { ...post, ...typedDetails({ ...details, ...typed }), ...textOf(autosave?.form ?? post) };
}

type Text = Pick<
  AutosaveForm,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'content'
  | 'categoryId'
  | 'imageUrl'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
>;

function textOf(from: Text): Text {
  const { title, slug, excerpt, content, categoryId, imageUrl } = from;
  const { metaTitle, metaDescription, metaKeywords } = from;
  return {
    title,
    slug,
    excerpt,
    content,
    categoryId,
    imageUrl,
    metaTitle,
    metaDescription,
    metaKeywords,
  };
}

/** Typed text of a new post, which all share. */
async function typedDraft(deps: PreviewDeps, documentId: number) {
  const shared = { documentId, adminId: null };
  const autosave = await autosaveOf(deps.db.prisma, shared, postForm.schema);
  if (!autosave?.form) throw opensNothing();
  return {
    ...typedDetails(autosave.form),
    id: 0,
    updatedAt: autosave.updatedAt,
    ...textOf(autosave.form),
  };
}

/**
 * Renders a text like the page of a post, by link key, or by post id for an admin with access. Always counts it as unpublished.
 * @throws DomainError NOT_FOUND for a key that is unknown, expired or revoked; the three look the same
 */
export async function getPreview(
  deps: ShownDeps,
  key: string,
  viewer: AdminIdentity | null,
): Promise<Article> {
  const { id, updatedAt, byline, canonicalUrl, socialImageUrl, language, ...typed } = /^\d+$/.test(
    key,
  )
    ? await ownPost(deps, Number(key), viewer)
    : await linkedText(deps, key);
  const text = { id, updatedAt, ...textOf(typed), isPublished: false, publishedAt: null };
  const details = { byline, canonicalUrl, socialImageUrl, language };
  return drawArticle(deps, { ...(await toPost(deps, text)), ...details });
}

async function openLink(deps: PreviewDeps, key: string) {
  const db = deps.db.prisma;
  const now = deps.clock.now();
  const keyHash = hashToken(key);
  const link = await findOpenPreviewLink(db, keyHash, now);
  if (!link) throw opensNothing();
  await noteGrantUse(db, grantKinds.previewLink, { keyHash, lastUsedAt: link.lastUsedAt, now });
  return link;
}

/**
 * The kind of content that a link shows.
 * @throws DomainError NOT_FOUND as `getPreview`, and for a link to a post
 */
export async function openContentLink(deps: PreviewDeps, key: string): Promise<string> {
  const { kind } = (await openLink(deps, key)).document;
  if (kind === postForm.kind) throw opensNothing();
  return kind;
}

async function linkedText(deps: PreviewDeps, key: string) {
  const { documentId, adminId, document } = await openLink(deps, key);
  if (document.post) return typedPost(deps, documentId, adminId);
  if (document.discardedAt) throw opensNothing();
  return typedDraft(deps, documentId);
}

async function ownPost(deps: PreviewDeps, postId: number, viewer: AdminIdentity | null) {
  if (!viewer) throw opensNothing();
  await requireDocument(deps.db.prisma, viewer, { postId });
  return typedPost(deps, postId, viewer.adminId);
}

export function purgePreviewLinks({ db, clock }: PreviewDeps, mode: PurgeMode): Promise<number> {
  return purgeEndedPreviewLinks(db.prisma, clock.now(), mode);
}
