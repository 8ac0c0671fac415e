import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { findFactsAhead } from '../../facts/server/post-facts.service.ts';
import type { EditorPost } from '../../posts/post-editing.ts';
import {
  type EditorDeps,
  refuseDeleted,
  safeContent,
} from '../../posts/server/changes/post-changes.service.ts';
import { slugBeforeDeletion } from '../../posts/server/changes/post-status.ts';
import { requirePostAccess } from '../../posts/server/post-access.service.ts';
import type { Revision, RevisionRow } from '../editing.ts';
import { findRevision, findRevisionRows } from './revisions.queries.ts';
import { changeText } from './text-changes.service.ts';

function onWire<Row extends { createdAt: Date; isPublished: boolean }>(row: Row) {
  return {
    ...row,
    isPublished: row.isPublished ? ('true' as const) : ('false' as const),
  };
}

const noSuchRevision = () => new DomainError('NOT_FOUND', 'This version is not kept any more.');

/** Lists kept versions, newest first, including the current one. */
export async function listRevisions(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  postId: number,
): Promise<RevisionRow[]> {
  await requirePostAccess(db.prisma, admin, postId);
  return (await findRevisionRows(db.prisma, postId)).map(onWire);
}

/** @throws DomainError NOT_FOUND */
export async function getRevision(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  input: { id: number; version: number },
): Promise<Revision> {
  await requirePostAccess(db.prisma, admin, input.id);
  const revision = await findRevision(db.prisma, input.id, input.version);
  if (!revision) throw noSuchRevision();
  return onWire({ ...revision, slug: slugBeforeDeletion(revision.slug) });
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
  const revision = await findRevision(deps.db.prisma, input.id, input.version);
  // Stored versions are immutable, so old text is sanitized on restore, before the lock.
  const content = revision && (await safeContent(deps, revision.content));
  if (content) await findFactsAhead(deps, { postId: input.id }, content);
  return changeText(deps, admin, input.id, (current) => {
    refuseDeleted(current);
    if (!revision || content === null) throw noSuchRevision();
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
