import { isDeepStrictEqual } from 'node:util';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import { isForeignKeyViolation } from '../../../../server/db/constraint-errors.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import {
  type DetailFields,
  type FormerDetails,
  keptFormerDetails,
  type PostDetails,
  type PostDetailsUpdate,
} from '../../post-details.ts';
import type { PostTag } from '../../posts.ts';
import { type EditorDeps, logChange, refuseDeleted } from '../changes/post-changes.service.ts';
import { postStatus } from '../changes/post-status.ts';
import {
  lockOwnPost,
  noSuchPost,
  requireOwnPost,
  requirePostAccess,
} from '../post-access.service.ts';
import type { StoredPost } from '../posts.queries.ts';
import { findTags, findTagsOf } from '../tags.queries.ts';
import { setTags, tagKey } from '../tags.service.ts';
import {
  findAuthors,
  findDetails,
  findFormerDetails,
  insertFormerDetails,
  type StoredDetails,
  updateDetails,
} from './details.queries.ts';

const mostOffered = 1_000;

export type ShownDetails = Omit<StoredDetails, 'authorId'>;

type DetailsDeps = EditorDeps & Pick<Deps, 'settings'>;

export function listTags({ db }: Pick<Deps, 'db'>): Promise<PostTag[]> {
  return findTags(db.prisma, mostOffered);
}

/** @throws DomainError NOT_FOUND */
export async function getDetails(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: number,
): Promise<PostDetails> {
  const details = await findDetails(db.prisma, id);
  if (!details) throw noSuchPost();
  requireOwnPost(admin, details);
  const tags = (await findTagsOf(db.prisma, [id])).get(id) ?? [];
  const mayGive = admin.kind === 'session' && roleMay(admin.role, 'editAllPosts');
  const authors = mayGive ? await findAuthors(db.prisma) : [];
  return { ...details, tags: tags.map(({ name }) => name), authors };
}

export async function findShownDetails(
  { db }: Pick<Deps, 'db'>,
  id: number,
): Promise<ShownDetails | null> {
  const details = await findDetails(db.prisma, id);
  if (!details) return null;
  const { byline, canonicalUrl, socialImageUrl, language } = details;
  return { byline, canonicalUrl, socialImageUrl, language };
}

/** Newest first. @throws DomainError NOT_FOUND */
export async function listFormerDetails(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: number,
): Promise<FormerDetails[]> {
  await requirePostAccess(db.prisma, admin, id);
  return findFormerDetails(db.prisma, id);
}

async function textsOf(tx: Db, id: number) {
  const details = await findDetails(tx, id);
  if (!details) throw noSuchPost();
  const { byline, canonicalUrl, socialImageUrl, language } = details;
  const tags = ((await findTagsOf(tx, [id])).get(id) ?? []).map(({ name }) => name);
  return { tags, byline, canonicalUrl, socialImageUrl, language };
}

async function keepingFormer(
  tx: Db,
  { id, admin, now }: { id: number; admin: AdminIdentity; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const before = await textsOf(tx, id);
  await change();
  if (isDeepStrictEqual(before, await textsOf(tx, id))) return;
  const replaced = { postId: id, ...before, replacedBy: admin.label, replacedAt: now };
  await insertFormerDetails(tx, replaced, keptFormerDetails);
}

function canonicalOf(sent: string, siteOrigin: string, slug: string): string {
  if (sent === '') return '';
  const url = new URL(sent);
  url.hash = '';
  return url.href === absoluteUrl(siteOrigin, paths.post(slug)) ? '' : url.href;
}

async function giveTo(tx: Db, id: number, authorId: number): Promise<void> {
  try {
    await updateDetails(tx, id, { authorId });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new DomainError('BAD_REQUEST', 'This author does not exist.');
  }
}

/** A post, and the slug that it has after the change. */
interface DetailedPost {
  id: number;
  slug: string;
}

async function writeDetails(
  tx: Db,
  { id, slug }: DetailedPost,
  { tags, canonicalUrl, byline, socialImageUrl, language }: DetailFields,
  siteOrigin: string,
): Promise<void> {
  await updateDetails(tx, id, {
    ...(byline === undefined ? {} : { byline }),
    ...(socialImageUrl === undefined ? {} : { socialImageUrl }),
    ...(language === undefined ? {} : { language }),
    ...(canonicalUrl === undefined
      ? {}
      : { canonicalUrl: canonicalOf(canonicalUrl, siteOrigin, slug) }),
  });
  if (tags) await setTags(tx, id, tags);
}

/**
 * Writes the details of a post that the transaction has just made. @throws DomainError BAD_REQUEST for too many tags, CONFLICT
 */
export async function beginDetails(
  tx: Db,
  post: DetailedPost,
  details: DetailFields | undefined,
  siteOrigin: string,
): Promise<void> {
  if (details) await writeDetails(tx, post, details, siteOrigin);
}

/**
 * Changes the details of a locked post, and keeps the former ones. @throws DomainError BAD_REQUEST for too many tags, CONFLICT
 */
export async function changeDetails(
  tx: Db,
  {
    post,
    details,
    ...by
  }: {
    post: DetailedPost;
    details: DetailFields | undefined;
    admin: AdminIdentity;
    now: Date;
  },
  siteOrigin: string,
): Promise<void> {
  if (!details) return;
  await keepingFormer(tx, { id: post.id, ...by }, () =>
    writeDetails(tx, post, details, siteOrigin),
  );
}

/**
 * Creates no version, so an open editor can still save. Fields that are left out stay unchanged.
 * @throws DomainError NOT_FOUND, FORBIDDEN for an author who reassigns a post, BAD_REQUEST, CONFLICT
 */
export async function saveDetails(
  deps: DetailsDeps,
  admin: AdminIdentity,
  { id, authorId, ...details }: PostDetailsUpdate,
): Promise<void> {
  if (authorId !== undefined && !roleMay(admin.role, 'editAllPosts')) {
    throw new DomainError('FORBIDDEN', 'Only an editor can give a post to somebody else.');
  }
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const post = await lockOwnPost(tx, admin, id);
    refuseDeleted(post);
    if (authorId !== undefined) await giveTo(tx, id, authorId);
    await changeDetails(tx, { post, details, admin, now }, deps.settings.siteOrigin);
    await logChange(tx, admin, post, 'changed the details of');
    if (postStatus(post, now) === 'published') await deps.contentBus.record(tx);
  });
  await deps.contentBus.announce();
}

/**
 * @returns the post, or null when nothing had to change
 * @throws DomainError NOT_FOUND, BAD_REQUEST for too many tags, CONFLICT
 */
export async function changeTag(
  deps: EditorDeps,
  admin: AdminIdentity,
  { id, tag, isWanted }: { id: number; tag: string; isWanted: boolean },
): Promise<StoredPost | null> {
  const now = deps.clock.now();
  const changed = await deps.db.prisma.$transaction(async (tx) => {
    const post = await lockOwnPost(tx, admin, id);
    refuseDeleted(post);
    const names = ((await findTagsOf(tx, [id])).get(id) ?? []).map(({ name }) => name);
    const others = names.filter((name) => tagKey(name) !== tagKey(tag));
    if (isWanted === others.length < names.length) return null;
    await keepingFormer(tx, { id, admin, now }, () =>
      setTags(tx, id, isWanted ? [...names, tag] : others),
    );
    await logChange(tx, admin, post, 'changed the details of');
    if (postStatus(post, now) === 'published') await deps.contentBus.record(tx);
    return post;
  });
  if (changed) await deps.contentBus.announce();
  return changed;
}
