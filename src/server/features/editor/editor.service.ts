import type { EditorPost } from '../../../shared/admin-posts.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { recordActivity } from '../activity/activity.service.ts';
import type { AdminIdentity } from '../admin/identity.service.ts';
import { toPost } from '../blog/blog.service.ts';
import { sanitizePostHtml } from '../blog/post-html.ts';
import { deleteAutosave } from './autosave.queries.ts';
import { findPost, lockPost, type PostColumns, type StoredPost } from './post.queries.ts';
import { createVersion, saveVersion } from './post-store.ts';
import {
  postStatus,
  publicationChange,
  publicationTime,
  slugBeforeDeletion,
} from './publication.ts';

export type EditorDeps = Pick<Deps, 'db' | 'clock' | 'contentBus'>;

/** What the editor and external callers send; left out on an update means "as it is". */
export interface PostFields {
  title: string;
  slug: string;
  categoryId: number;
  excerpt: string;
  content: string;
  imageUrl?: string | undefined;
  isPublished?: 'true' | 'false' | undefined;
  metaTitle?: string | undefined;
  metaDescription?: string | undefined;
  metaKeywords?: string | undefined;
  publishedAt?: string | undefined;
}

/** A stored post as the editor loads it. */
export function toEditorPost(post: StoredPost, now: Date): EditorPost {
  const { revisions, version, createdAt, deletedAt, ...row } = post;
  const latest = revisions[0];
  return {
    ...toPost({ ...row, slug: slugBeforeDeletion(row.slug) }),
    version,
    status: postStatus(post, now),
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    savedBy: latest?.version === version ? latest.savedBy : null,
  };
}

/** Sanitised on the way in; on the way out it is sanitised again. @throws DomainError BAD_REQUEST */
export function safeContent(html: string): string {
  const content = sanitizePostHtml(html).trim();
  if (content === '') {
    throw new DomainError('BAD_REQUEST', 'Content is empty once unsafe markup is removed.');
  }
  return content;
}

/** @throws DomainError NOT_FOUND */
export async function getEditorPost(
  deps: Pick<Deps, 'db' | 'clock'>,
  id: number,
): Promise<EditorPost> {
  const post = await findPost(deps.db.prisma, id);
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  return toEditorPost(post, deps.clock.now());
}

/** @throws DomainError CONFLICT for a taken slug, BAD_REQUEST for an unknown category or empty content. */
export async function createPost(
  deps: EditorDeps,
  admin: AdminIdentity,
  fields: PostFields,
): Promise<EditorPost> {
  const now = deps.clock.now();
  const isPublished = fields.isPublished !== 'false';
  const columns: PostColumns = {
    title: fields.title,
    slug: fields.slug,
    categoryId: fields.categoryId,
    excerpt: fields.excerpt,
    content: safeContent(fields.content),
    imageUrl: fields.imageUrl ?? '',
    metaTitle: fields.metaTitle ?? '',
    metaDescription: fields.metaDescription ?? '',
    metaKeywords: fields.metaKeywords ?? '',
    isPublished,
    publishedAt: publicationTime({ current: null, isPublished, requested: asDate(fields), now }),
    deletedAt: null,
  };
  const post = await deps.db.prisma.$transaction(async (tx) => {
    const created = await createVersion(tx, columns, admin.label);
    await logChange(tx, admin, created, 'created');
    return created;
  });
  await deps.contentBus.announce();
  return toEditorPost(post, now);
}

export interface Change {
  columns: Partial<PostColumns>;
  /** For the activity log. */
  action: string;
  /** The text that this admin had typed is in the post now; publishing and the like leave it alone. */
  endsAutosave?: boolean;
}

/**
 * The one way to change a post: locks it, lets `decide` say what changes (null: nothing), saves the next version
 * with its log entry, and tells every copy of the process.
 * @throws DomainError NOT_FOUND, and whatever `decide` throws.
 */
export async function changePost(
  deps: EditorDeps,
  admin: AdminIdentity,
  id: number,
  decide: (current: StoredPost, now: Date, tx: Db) => Change | null | Promise<Change | null>,
): Promise<EditorPost> {
  const now = deps.clock.now();
  const { post, hasChanged } = await deps.db.prisma.$transaction(async (tx) => {
    const current = await lockPost(tx, id);
    if (!current) throw new DomainError('NOT_FOUND', 'Post not found');
    const change = await decide(current, now, tx);
    if (!change) return { post: current, hasChanged: false };
    const saved = await saveVersion(tx, current, change.columns, { actor: admin.label, now });
    await logChange(tx, admin, saved, change.action);
    if (change.endsAutosave && admin.kind === 'session') {
      await deleteAutosave(tx, { adminId: admin.adminId, postId: id });
    }
    return { post: saved, hasChanged: true };
  });
  if (hasChanged) await deps.contentBus.announce();
  return toEditorPost(post, now);
}

async function logChange(
  tx: Db,
  admin: AdminIdentity,
  post: StoredPost,
  action: string,
): Promise<void> {
  await recordActivity(tx, {
    actor: admin.label,
    action,
    targetType: 'post',
    targetId: post.id,
    summary: post.title,
  });
}

function asDate({ publishedAt }: PostFields): Date | undefined {
  return publishedAt === undefined ? undefined : new Date(publishedAt);
}

/** A deleted post can only be brought back. @throws DomainError NOT_FOUND */
export function refuseDeleted(post: StoredPost): void {
  if (post.deletedAt) throw new DomainError('NOT_FOUND', 'Post not found');
}

function hasSameColumns(post: StoredPost, columns: Partial<PostColumns>): boolean {
  const differs = (a: unknown, b: unknown) =>
    a instanceof Date && b instanceof Date ? a.getTime() !== b.getTime() : a !== b;
  return !Object.entries(columns).some(([key, value]) =>
    differs(value, Object.entries(post).find(([name]) => name === key)?.[1]),
  );
}

function conflict(current: StoredPost): DomainError {
  const { savedBy } = current.revisions[0] ?? {};
  const who = savedBy ? ` by ${savedBy}` : '';
  return new DomainError(
    'CONFLICT',
    `This post was changed${who} at ${current.updatedAt.toISOString()}. Load it again before you save.`,
  );
}

/**
 * Saves an edited post. With `version`, a save over a version that was not seen is refused; sending the same save
 * twice takes effect once. Without it, the last write wins.
 * @throws DomainError NOT_FOUND, CONFLICT, BAD_REQUEST
 */
export function updatePost(
  deps: EditorDeps,
  admin: AdminIdentity,
  { id, version, ...fields }: PostFields & { id: number; version?: number | undefined },
): Promise<EditorPost> {
  const content = safeContent(fields.content);
  return changePost(deps, admin, id, (current, now) => {
    refuseDeleted(current);
    const isPublished =
      fields.isPublished === undefined ? current.isPublished : fields.isPublished === 'true';
    const requested = asDate(fields);
    const columns: Partial<PostColumns> = {
      title: fields.title,
      slug: fields.slug,
      categoryId: fields.categoryId,
      excerpt: fields.excerpt,
      content,
      imageUrl: fields.imageUrl ?? current.imageUrl,
      metaTitle: fields.metaTitle ?? current.metaTitle,
      metaDescription: fields.metaDescription ?? current.metaDescription,
      metaKeywords: fields.metaKeywords ?? current.metaKeywords,
      isPublished,
      publishedAt: publicationTime({ current: current.publishedAt, isPublished, requested, now }),
    };
    if (version !== undefined && version !== current.version) {
      if (hasSameColumns(current, columns)) return null;
      throw conflict(current);
    }
    const action = publicationChange(
      postStatus(current, now),
      postStatus({ ...current, ...columns }, now),
    );
    return { columns, action, endsAutosave: true };
  });
}
