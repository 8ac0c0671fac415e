import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { type Previewed, wholePostPurpose } from '../../posts/post-editing.ts';

const claimSelect = {
  id: true,
  kind: true,
  words: true,
  sentence: true,
  state: true,
  sourceUrl: true,
  note: true,
  recheckAt: true,
  answeredBy: true,
  answeredAt: true,
} satisfies Prisma.PostClaimSelect;

export type StoredClaim = Prisma.PostClaimGetPayload<{ select: typeof claimSelect }>;

export function findClaimsOf(db: Db, text: Previewed): Promise<StoredClaim[]> {
  return db.postClaim.findMany({
    where: { ...text },
    orderBy: { id: 'asc' },
    select: claimSelect,
  });
}

export function countClaimsOf(db: Db, text: Previewed): Promise<number> {
  return db.postClaim.count({ where: { ...text } });
}

export function upsertClaim(
  db: Db,
  text: Previewed,
  keyHash: string,
  data: Omit<StoredClaim, 'id'>,
): Promise<StoredClaim> {
  const key =
    'postId' in text
      ? { postId_keyHash: { postId: text.postId, keyHash } }
      : { draftId_keyHash: { draftId: text.draftId, keyHash } };
  return db.postClaim.upsert({
    where: key,
    create: { ...data, ...text, keyHash },
    update: { ...data, leftTextAt: null },
    select: claimSelect,
  });
}

/** Skips duplicates: the first one wins. */
export async function insertClaims(
  tx: Db,
  rows: readonly (Omit<StoredClaim, 'id'> & { postId: number; keyHash: string })[],
): Promise<void> {
  await tx.postClaim.createMany({ data: [...rows], skipDuplicates: true });
}

/** @returns false when the text has no such claim */
export async function deleteClaim(db: Db, text: Previewed, id: number): Promise<boolean> {
  const { count } = await db.postClaim.deleteMany({ where: { id, ...text } });
  return count === 1;
}

/** Moves the claims of a draft to the post created from it. */
export async function moveClaims(tx: Db, draftId: string, postId: number): Promise<void> {
  await tx.postClaim.updateMany({ where: { draftId }, data: { draftId: null, postId } });
}

export function findClaimKeys(
  tx: Db,
  postId: number,
): Promise<{ id: number; keyHash: string; leftTextAt: Date | null }[]> {
  return tx.postClaim.findMany({
    where: { postId },
    select: { id: true, keyHash: true, leftTextAt: true },
  });
}

export async function markLeftText(
  tx: Db,
  ids: readonly number[],
  leftTextAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.postClaim.updateMany({ where: { id: { in: [...ids] } }, data: { leftTextAt } });
}

const modelDraftSelect = {
  id: true,
  content: true,
  claims: { select: claimSelect },
} satisfies Prisma.BlogPostSelect;

/** Returns posts by a model that are neither published nor scheduled, with their stored claims. */
export function findDraftsFromModel(
  db: Db,
  ids: readonly number[],
  authorId: number | undefined,
): Promise<Prisma.BlogPostGetPayload<{ select: typeof modelDraftSelect }>[]> {
  return db.blogPost.findMany({
    where: {
      ...{ id: { in: [...ids] }, authorId, isPublished: false, deletedAt: null },
      provenance: { some: { purpose: wholePostPurpose } },
    },
    orderBy: { id: 'asc' },
    select: modelDraftSelect,
  });
}

const recheckRowSelect = {
  ...claimSelect,
  post: { select: { id: true, title: true } },
} satisfies Prisma.PostClaimSelect;

export type StoredRecheck = Prisma.PostClaimGetPayload<{ select: typeof recheckRowSelect }>;

export interface RecheckFilter {
  /** Upper or lower bound of the recheck day. */
  recheckAt: { lte: Date } | { gt: Date };
  search: string;
  /** Undefined selects the posts of all authors. */
  authorId: number | undefined;
}

/** Excludes claims that left the saved text, and posts in the trash. */
function recheckWhere({ recheckAt, search, authorId }: RecheckFilter): Prisma.PostClaimWhereInput {
  const contains = { contains: search, mode: 'insensitive' } as const;
  return {
    recheckAt,
    leftTextAt: null,
    post: { deletedAt: null, ...(authorId === undefined ? {} : { authorId }) },
    ...(search
      ? { OR: [{ sentence: contains }, { note: contains }, { post: { title: contains } }] }
      : {}),
  };
}

export function findRechecks(
  db: Db,
  filter: RecheckFilter,
  page: { skip: number; take: number },
): Promise<StoredRecheck[]> {
  return db.postClaim.findMany({
    where: recheckWhere(filter),
    orderBy: [{ recheckAt: 'asc' }, { id: 'asc' }],
    ...page,
    select: recheckRowSelect,
  });
}

export function countRechecks(db: Db, filter: RecheckFilter): Promise<number> {
  return db.postClaim.count({ where: recheckWhere(filter) });
}

/** Finds a claim with a recheck day whose post is not in the trash. */
export function findRecheck(db: Db, id: number) {
  return db.postClaim.findFirst({
    where: { id, recheckAt: { not: null }, post: { deletedAt: null } },
    select: { id: true, kind: true, post: { select: { authorId: true } } },
  });
}

export async function updateClaim(
  db: Db,
  id: number,
  data: Pick<StoredClaim, 'state' | 'recheckAt' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await db.postClaim.updateMany({ where: { id }, data });
}

/** Covers claims that left the saved text before `before`. */
export function purgeClaimsGoneBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.PostClaimWhereInput>(db.postClaim, { leftTextAt: { lt: before } }, mode);
}
