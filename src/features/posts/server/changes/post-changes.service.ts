import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { namesVersion } from '../../../../server/formats/entity-tags.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { DetailFields } from '../../post-details.ts';
import type { EditorPost } from '../../post-editing.ts';
import { heldBackContent } from '../../words/held-back.ts';
import { lockOwnPost, requireOwnPost, requirePublisher } from '../post-access.service.ts';
import { findPost, type PostColumns, type StoredPost } from '../posts.queries.ts';
import { closeReview } from '../reviews.queries.ts';
import { editedPost, sanitizedPost } from '../texts/post-texts.ts';
import { storedText } from '../texts/stored-text.ts';
import { postNews } from './post-news.ts';
import { postStatus, slugBeforeDeletion } from './post-status.ts';
import { saveVersion } from './post-store.ts';
import { tellIfPublished } from './told-publications.ts';

export type EditorDeps = Pick<Deps, 'db' | 'clock' | 'contentBus' | 'textWork'>;

/** On an update, undefined leaves a field unchanged and null empties it. */
export interface PostFields {
  title: string;
  slug: string;
  categoryId: number;
  excerpt: string;
  content: string;
  imageUrl?: string | null | undefined;
  isPublished?: 'true' | 'false' | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  metaKeywords?: string | null | undefined;
  /** Null ends a schedule and makes the post public now. */
  publishedAt?: string | null | undefined;
  /** Null keeps the post public without end. */
  unpublishAt?: string | null | undefined;
  details?: DetailFields | undefined;
}

export async function toEditorPost(
  { textWork }: Pick<Deps, 'textWork'>,
  post: StoredPost,
  now: Date,
): Promise<EditorPost> {
  const { document, version, createdAt, deletedAt, authorId: _author, ...row } = post;
  const latest = document.versions[0];
  const [review] = document.reviews;
  return {
    ...row,
    slug: slugBeforeDeletion(row.slug),
    isPublished: row.isPublished ? 'true' : 'false',
    // Stored HTML, without the picture attributes that readers' browsers get.
    content: await storedText(textWork, editedPost, row.content),
    version,
    status: postStatus(post, now),
    createdAt,
    deletedAt,
    savedBy: latest?.version === version ? latest.savedBy : null,
    readyAt: review?.readyAt ?? null,
    readyBy: review?.readyBy ?? null,
  };
}

/** Sanitizes HTML before storage; reading sanitizes it again. @throws DomainError BAD_REQUEST */
export async function safeContent(
  { textWork }: Pick<Deps, 'textWork'>,
  html: string,
): Promise<string> {
  const content = (await textWork.once(sanitizedPost, html)).trim();
  if (content === '') {
    throw new DomainError('BAD_REQUEST', 'Content is empty once unsafe markup is removed.');
  }
  return content;
}

/** @throws DomainError NOT_FOUND */
export async function getEditorPost(
  deps: Pick<Deps, 'db' | 'clock' | 'textWork'>,
  admin: AdminIdentity,
  id: number,
): Promise<EditorPost> {
  const post = await findPost(deps.db.prisma, id);
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  requireOwnPost(admin, post);
  return toEditorPost(deps, post, deps.clock.now());
}

export interface Change {
  columns: Partial<PostColumns>;
  action: string;
}

export type Decide<Wanted extends Change = Change> = (
  current: StoredPost,
  now: Date,
  tx: Db,
) => Wanted | null | Promise<Wanted | null>;

/** A post that its source did not show to everybody needs a confirmation before publication (security row 81). */
function refuseHeldBack({ isPublished, heldBack }: StoredPost, { columns }: Change): void {
  if (!columns.isPublished || isPublished || heldBack.length === 0) return;
  throw new DomainError('CONFLICT', heldBackContent.refusal(heldBack), { details: { heldBack } });
}

/**
 * Every change of a post goes through here: locks it, asks `decide`, saves the next version with a log entry and announces it.
 * `decide` may write more in the same transaction.
 * @throws DomainError NOT_FOUND, FORBIDDEN for a contributor, CONFLICT for the publication of a post that is held back, and the
 * errors of `decide`
 */
export async function changePost(
  deps: EditorDeps,
  admin: AdminIdentity,
  id: number,
  decide: Decide,
): Promise<EditorPost> {
  const now = deps.clock.now();
  const { post, hasChanged } = await deps.db.prisma.$transaction(async (tx) => {
    const current = await lockOwnPost(tx, admin, id);
    const change = await decide(current, now, tx);
    if (!change) return { post: current, hasChanged: false };
    refuseHeldBack(current, change);
    requirePublisher(admin, current, change.columns);
    const saved = await saveVersion(tx, current, change.columns, { actor: admin.label, now });
    await logChange(tx, admin, saved, change.action);
    await tellIfPublished(tx, { before: current, after: saved, now });
    if (saved.isPublished && !current.isPublished) {
      const end = { endedAt: now, endedBy: admin.label, outcome: 'published' } as const;
      if (await closeReview(tx, id, end)) saved.document.reviews = [];
    }
    const seen = [current, saved].filter((one) => postStatus(one, now) === 'published');
    if (seen.length > 0) await deps.contentBus.record(tx, postNews(...seen));
    return { post: saved, hasChanged: true };
  });
  if (hasChanged) await deps.contentBus.announce();
  return toEditorPost(deps, post, now);
}

export async function logChange(
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

export function asDate(sent: string | null | undefined): Date | null | undefined {
  return sent ? new Date(sent) : sent === null ? null : undefined;
}

/** Deleted posts allow no change but restoring. @throws DomainError NOT_FOUND */
export function refuseDeleted(post: StoredPost): void {
  if (post.deletedAt) throw new DomainError('NOT_FOUND', 'Post not found');
}

export function hasSameColumns(post: StoredPost, columns: Partial<PostColumns>): boolean {
  const differs = (a: unknown, b: unknown) =>
    a instanceof Date && b instanceof Date ? a.getTime() !== b.getTime() : a !== b;
  return !Object.entries(columns).some(([key, value]) =>
    differs(value, Object.entries(post).find(([name]) => name === key)?.[1]),
  );
}

function conflict(code: 'CONFLICT' | 'PRECONDITION_FAILED', current: StoredPost): DomainError {
  const { savedBy } = current.document.versions[0] ?? {};
  const who = savedBy ? ` by ${savedBy}` : '';
  return new DomainError(
    code,
    `This post was changed${who} at ${current.updatedAt.toISOString()}. Load it again before you save.`,
  );
}

export interface Expected {
  version?: number | undefined;
  ifMatch?: string | undefined;
}

/** Returns null when the change is meant for the current version or names none. */
export function refusalOf(current: StoredPost, { version, ifMatch }: Expected): DomainError | null {
  if (ifMatch !== undefined && !namesVersion(ifMatch, current)) {
    return conflict('PRECONDITION_FAILED', current);
  }
  const isSeen = version === undefined || version === current.version;
  return isSeen ? null : conflict('CONFLICT', current);
}
