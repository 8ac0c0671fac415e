import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import { isForeignKeyViolation } from '../../../../server/db/constraint-errors.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import type { FormerDetails, PostDetails, PostDetailsUpdate } from '../../post-details.ts';
import type { PostTag } from '../../posts.ts';
import { type EditorDeps, logChange, refuseDeleted } from '../changes/post-changes.service.ts';
import { postNews } from '../changes/post-news.ts';
import { postStatus } from '../changes/post-status.ts';
import { changeDetails, keepingFormer } from '../detail-changes.service.ts';
import {
  findAuthors,
  findDetails,
  findFormerDetails,
  type StoredDetails,
  updateDetails,
} from '../details.queries.ts';
import {
  lockOwnPost,
  noSuchPost,
  requireOwnPost,
  requirePostAccess,
  requirePublisher,
} from '../post-access.service.ts';
import type { StoredPost } from '../posts.queries.ts';
import { findTags, findTagsOf } from '../tags.queries.ts';
import { setTags, tagKey } from '../tags.service.ts';

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

async function giveTo(tx: Db, id: number, authorId: number): Promise<void> {
  try {
    await updateDetails(tx, id, { authorId });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    throw new DomainError('BAD_REQUEST', 'This author does not exist.');
  }
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
    requirePublisher(admin, post);
    if (authorId !== undefined) await giveTo(tx, id, authorId);
    await changeDetails(tx, { post, details, admin, now }, deps.settings.siteOrigin);
    await logChange(tx, admin, post, 'changed the details of');
    if (postStatus(post, now) === 'published') await deps.contentBus.record(tx, postNews(post));
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
    if (postStatus(post, now) === 'published') await deps.contentBus.record(tx, postNews(post));
    return post;
  });
  if (changed) await deps.contentBus.announce();
  return changed;
}
