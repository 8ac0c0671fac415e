import type { Db } from '../../../../server/db/client.ts';
import {
  isForeignKeyViolation,
  isUniqueViolation,
} from '../../../../server/db/constraint-errors.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { keepVersion } from '../../../documents/server/versions.service.ts';
import { revisionFormSchema } from '../../post-editing.ts';
import {
  deleteRedirect,
  findPost,
  insertPost,
  type PostColumns,
  type StoredPost,
  updatePost,
  upsertRedirect,
} from '../posts.queries.ts';
import { hasBeenPublic } from './post-status.ts';
import { planPublication } from './scheduled-posts.service.ts';

export type NewPost = PostColumns;

const unrecordedAuthor = 'not recorded';

async function keepRevision(
  tx: Db,
  post: Omit<PostColumns, 'publishedAt' | 'unpublishAt' | 'deletedAt'>,
  of: { documentId: number; version: number; savedBy: string },
): Promise<void> {
  const isPublished = post.isPublished ? ('true' as const) : ('false' as const);
  await keepVersion(tx, { ...of, form: revisionFormSchema.parse({ ...post, isPublished }) });
}

async function reread(tx: Db, id: number): Promise<StoredPost> {
  const post = await findPost(tx, id);
  if (!post) throw new Error('A post vanished inside its own transaction.');
  return post;
}

async function explained<T>(columns: Partial<PostColumns>, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new DomainError(
        'CONFLICT',
        `The slug "${columns.slug}" is already taken by another post. Please choose another one.`,
      );
    }
    if (isForeignKeyViolation(error)) {
      throw new DomainError('BAD_REQUEST', 'This category does not exist.');
    }
    throw error;
  }
}

/**
 * Writes version 1, of a document that was begun or of a new one. When the slug is a former slug of another post, that redirect ends.
 * @throws DomainError CONFLICT for a taken slug, BAD_REQUEST for an unknown category
 */
export async function createVersion(
  tx: Db,
  columns: NewPost,
  by: { actor: string; authorId: number | null; now: Date; documentId?: number },
): Promise<StoredPost> {
  const { authorId, documentId } = by;
  const row = { ...columns, authorId, ...(documentId !== undefined && { id: documentId }) };
  const id = await explained(columns, () => insertPost(tx, row));
  await keepRevision(tx, columns, { documentId: id, version: 1, savedBy: by.actor });
  await planPublication(tx, { ...columns, id }, by.now);
  await deleteRedirect(tx, columns.slug);
  return reread(tx, id);
}

/**
 * Writes the next version of a locked post and keeps the previous one as a revision.
 * The old slug of a post that readers may know redirects.
 * @throws DomainError CONFLICT for a taken slug, BAD_REQUEST for an unknown category
 */
export async function saveVersion(
  tx: Db,
  current: StoredPost,
  columns: Partial<PostColumns>,
  by: { actor: string; now: Date },
): Promise<StoredPost> {
  const { id, version } = current;
  await keepRevision(tx, current, { documentId: id, version, savedBy: unrecordedAuthor });
  await explained(columns, () => updatePost(tx, id, { ...columns, version: version + 1 }));
  await keepRevision(
    tx,
    { ...current, ...columns },
    { documentId: id, version: version + 1, savedBy: by.actor },
  );
  await planPublication(tx, { ...current, ...columns, id }, by.now);

  const isRenamed = columns.slug !== undefined && columns.slug !== current.slug;
  if (isRenamed) {
    await deleteRedirect(tx, columns.slug ?? '');
    const isRemoval = current.deletedAt !== null || Boolean(columns.deletedAt);
    if (hasBeenPublic(current, by.now) && !isRemoval) await upsertRedirect(tx, current.slug, id);
  }
  return reread(tx, id);
}
