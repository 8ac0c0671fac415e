import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { findVersion, noSuchVersion } from '../../documents/server/versions.service.ts';
import { findFactsAhead } from '../../facts/server/document-facts.service.ts';
import { type EditorPost, revisionFormSchema } from '../../posts/post-editing.ts';
import {
  type EditorDeps,
  refuseDeleted,
  safeContent,
} from '../../posts/server/changes/post-changes.service.ts';
import { slugBeforeDeletion } from '../../posts/server/changes/post-status.ts';
import { requirePostAccess } from '../../posts/server/post-access.service.ts';
import type { Revision } from '../editing.ts';
import { changeText } from './text-changes.service.ts';

/** @throws DomainError NOT_FOUND */
export async function getRevision(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  input: { id: number; version: number },
): Promise<Revision> {
  await requirePostAccess(db.prisma, admin, input.id);
  const kept = await findPostVersion({ db }, input);
  if (!kept) throw noSuchVersion();
  const { form, ...version } = kept;
  return { ...version, ...form, slug: slugBeforeDeletion(form.slug) };
}

function findPostVersion(deps: Pick<Deps, 'db'>, { id, version }: { id: number; version: number }) {
  return findVersion(deps, { documentId: id, version }, revisionFormSchema);
}

/**
 * Saves the text of an older version as the newest one. Slug and publication stay as they are.
 * @throws DomainError NOT_FOUND
 */
export async function restoreRevision(
  deps: EditorDeps,
  admin: AdminIdentity,
  input: { id: number; version: number },
): Promise<EditorPost> {
  await requirePostAccess(deps.db.prisma, admin, input.id);
  const revision = (await findPostVersion(deps, input))?.form;
  // Stored versions are immutable, so old text is sanitized on restore, before the lock.
  const content = revision && (await safeContent(deps, revision.content));
  if (content) await findFactsAhead(deps, input.id, content);
  return changeText(deps, admin, input.id, (current) => {
    refuseDeleted(current);
    if (!revision || !content) throw noSuchVersion();
    if (input.version === current.version) return null;
    return {
      action: `restored version ${input.version} of`,
      columns: {
        title: revision.title,
        excerpt: revision.excerpt,
        content,
        imageUrl: revision.imageUrl,
        metaTitle: revision.metaTitle,
        metaDescription: revision.metaDescription,
        metaKeywords: revision.metaKeywords,
      },
    };
  });
}
