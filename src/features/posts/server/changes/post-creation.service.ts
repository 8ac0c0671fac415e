import { createHash } from 'node:crypto';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { EditorPost } from '../../post-editing.ts';
import { beginDetails } from '../detail-changes.service.ts';
import { requirePublisher } from '../post-access.service.ts';
import { findPost, findTakenSlugs, type PostColumns, type StoredPost } from '../posts.queries.ts';
import { type PictureDeps, storeInlinePictures } from '../texts/inline-pictures.service.ts';
import { removedFromPost } from '../texts/post-texts.ts';
import { insertCreationKey, lockCreationKey, purgeKeysBefore } from './creation-keys.queries.ts';
import {
  asDate,
  type EditorDeps,
  hasSameColumns,
  logChange,
  type PostFields,
  safeContent,
  toEditorPost,
} from './post-changes.service.ts';
import { postNews } from './post-news.ts';
import { postStatus, publicationEnd, publicationTime } from './post-status.ts';
import { createVersion } from './post-store.ts';
import { tellIfPublished } from './told-publications.ts';

/** @throws DomainError BAD_REQUEST for content without text */
export async function newPostColumns(
  deps: Pick<EditorDeps, 'textWork'>,
  fields: PostFields,
  now: Date,
): Promise<PostColumns> {
  const isPublished = fields.isPublished !== 'false';
  const requested = asDate(fields.publishedAt);
  const publishedAt = publicationTime({ current: null, isPublished, requested, now });
  const end = { current: null, requested: asDate(fields.unpublishAt) };
  return {
    title: fields.title,
    slug: fields.slug,
    categoryId: fields.categoryId,
    excerpt: fields.excerpt,
    content: await safeContent(deps, fields.content),
    imageUrl: fields.imageUrl ?? '',
    metaTitle: fields.metaTitle ?? '',
    metaDescription: fields.metaDescription ?? '',
    metaKeywords: fields.metaKeywords ?? '',
    isPublished,
    publishedAt,
    unpublishAt: publicationEnd({ ...end, isPublished, publishedAt, now }),
    deletedAt: null,
  };
}

/**
 * The caller announces the change after the transaction.
 * @throws DomainError FORBIDDEN for a contributor who publishes, CONFLICT for a taken slug, BAD_REQUEST for an unknown category
 */
export async function insertPost(
  contentBus: EditorDeps['contentBus'],
  tx: Db,
  admin: AdminIdentity,
  columns: PostColumns,
  now: Date,
  begun?: { id: number; authorId: number | null },
): Promise<StoredPost> {
  requirePublisher(admin, columns);
  const authorId = begun ? begun.authorId : admin.adminId;
  const by = { actor: admin.label, authorId, now, ...(begun && { documentId: begun.id }) };
  const created = await createVersion(tx, columns, by);
  await logChange(tx, admin, created, 'created');
  await tellIfPublished(tx, { before: null, after: created, now });
  if (postStatus(created, now) === 'published') await contentBus.record(tx, postNews(created));
  return created;
}

/** Finds the post when its fields are the same. Ignores the times of publication, so a repeated creation matches. */
export async function findSamePost(
  tx: Db,
  id: number,
  { publishedAt: _time, unpublishAt: _end, ...columns }: PostColumns,
): Promise<StoredPost | null> {
  const post = await findPost(tx, id);
  return post && hasSameColumns(post, columns) ? post : null;
}

/**
 * A repeated creation answers with the existing post.
 * @throws DomainError CONFLICT for a taken slug, BAD_REQUEST for an unknown category or empty content, UNPROCESSABLE_CONTENT for a
 * key that was used for another creation
 */
export async function createPost(
  deps: EditorDeps & PictureDeps & Pick<Deps, 'settings'>,
  admin: AdminIdentity,
  fields: PostFields,
  idempotencyKey?: string,
): Promise<{ post: EditorPost; isNew: boolean; removed: string[] }> {
  const now = deps.clock.now();
  const sent = await storeInlinePictures(deps, admin, fields.content);
  const columns = await newPostColumns(deps, { ...fields, content: sent }, now);
  const removed = await deps.textWork.run(removedFromPost, { sent, kept: columns.content });
  const named = idempotencyKey === undefined ? null : nameCreation(admin, idempotencyKey, fields);
  const { post, isNew } = await deps.db.prisma.$transaction(async (tx) => {
    const knownId = named && (await findCreatedPost(tx, named));
    const known = knownId ? await findPost(tx, knownId) : null;
    if (known) return { post: known, isNew: false };
    const created = await insertPost(deps.contentBus, tx, admin, columns, now);
    await beginDetails(tx, created, fields.details, deps.settings.siteOrigin);
    if (named) await keepCreationKey(tx, named, { postId: created.id, createdAt: now });
    return { post: created, isNew: true };
  });
  if (isNew) await deps.contentBus.announce();
  return { post: await toEditorPost(deps, post, now), isNew, removed };
}

export function takenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  return findTakenSlugs(db, slugs);
}

const slugCandidates = 50;

/** Tries slug, slug-2, slug-3, …; returns the slug itself when 50 are taken. */
export async function availableSlug(db: Db, slug: string): Promise<string> {
  const candidates = Array.from({ length: slugCandidates }, (_, index) =>
    index === 0 ? slug : `${slug}-${index + 1}`,
  );
  const taken = await takenSlugs(db, candidates);
  return candidates.find((candidate) => !taken.has(candidate)) ?? slug;
}

/** Idempotency-Key (draft-ietf-httpapi-idempotency-key-header) and body of a creation, as hashes. */
interface NamedCreation {
  keyHash: string;
  bodyHash: string;
}

const keyPattern = /^[\x20-\x7e]{1,255}$/;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Keys are separate per caller. @throws DomainError BAD_REQUEST for an invalid key */
function nameCreation(admin: AdminIdentity, key: string, body: unknown): NamedCreation {
  if (!keyPattern.test(key)) {
    throw new DomainError('BAD_REQUEST', 'Idempotency-Key takes 1 to 255 printable characters.');
  }
  return { keyHash: hashOf([admin.adminId, admin.label, key]), bodyHash: hashOf(body) };
}

/**
 * Returns the id of the post that an earlier creation with this key made.
 * @throws DomainError UNPROCESSABLE_CONTENT when that creation had another body
 */
async function findCreatedPost(tx: Db, named: NamedCreation): Promise<number | null> {
  const known = await lockCreationKey(tx, named.keyHash);
  if (!known) return null;
  if (known.bodyHash === named.bodyHash) return known.postId;
  throw new DomainError(
    'UNPROCESSABLE_CONTENT',
    'This Idempotency-Key was used for another post already.',
  );
}

function keepCreationKey(
  tx: Db,
  named: NamedCreation,
  made: { postId: number; createdAt: Date },
): Promise<void> {
  return insertCreationKey(tx, { ...named, ...made });
}

export function purgeCreationKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeKeysBefore(db.prisma, daysBefore(clock.now(), keptDays.creationKeys), mode);
}
