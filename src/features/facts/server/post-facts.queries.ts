import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { type Previewed, wholePostPurpose } from '../../posts/post-editing.ts';

const factSelect = {
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
} satisfies Prisma.PostFactSelect;

export type StoredFact = Prisma.PostFactGetPayload<{ select: typeof factSelect }>;

export function findFactsOf(db: Db, text: Previewed): Promise<StoredFact[]> {
  return db.postFact.findMany({
    where: { ...text },
    orderBy: { id: 'asc' },
    select: factSelect,
  });
}

export function countFactsOf(db: Db, text: Previewed): Promise<number> {
  return db.postFact.count({ where: { ...text } });
}

export function upsertFact(
  db: Db,
  text: Previewed,
  keyHash: string,
  data: Omit<StoredFact, 'id'>,
): Promise<StoredFact> {
  const key =
    'postId' in text
      ? { postId_keyHash: { postId: text.postId, keyHash } }
      : { draftId_keyHash: { draftId: text.draftId, keyHash } };
  return db.postFact.upsert({
    where: key,
    create: { ...data, ...text, keyHash },
    update: { ...data, leftTextAt: null },
    select: factSelect,
  });
}

/** Skips duplicates: the first one wins. */
export async function insertFacts(
  tx: Db,
  rows: readonly (Omit<StoredFact, 'id'> & { postId: number; keyHash: string })[],
): Promise<void> {
  await tx.postFact.createMany({ data: [...rows], skipDuplicates: true });
}

/** @returns false when the text has no such fact */
export async function deleteFact(db: Db, text: Previewed, id: number): Promise<boolean> {
  const { count } = await db.postFact.deleteMany({ where: { id, ...text } });
  return count === 1;
}

export async function moveFacts(tx: Db, draftId: string, postId: number): Promise<void> {
  await tx.postFact.updateMany({ where: { draftId }, data: { draftId: null, postId } });
}

export function findFactKeys(
  tx: Db,
  postId: number,
): Promise<{ id: number; keyHash: string; leftTextAt: Date | null }[]> {
  return tx.postFact.findMany({
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
  await tx.postFact.updateMany({ where: { id: { in: [...ids] } }, data: { leftTextAt } });
}

const modelDraftSelect = {
  id: true,
  content: true,
  facts: { select: factSelect },
} satisfies Prisma.BlogPostSelect;

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
  ...factSelect,
  post: { select: { id: true, title: true } },
} satisfies Prisma.PostFactSelect;

export type StoredRecheck = Prisma.PostFactGetPayload<{ select: typeof recheckRowSelect }>;

export interface RecheckFilter {
  recheckAt: { lte: Date } | { gt: Date };
  search: string;
  /** Undefined for all authors. */
  authorId: number | undefined;
}

/** Excludes facts that left the saved text, and posts in the trash. */
function recheckWhere({ recheckAt, search, authorId }: RecheckFilter): Prisma.PostFactWhereInput {
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
  return db.postFact.findMany({
    where: recheckWhere(filter),
    orderBy: [{ recheckAt: 'asc' }, { id: 'asc' }],
    ...page,
    select: recheckRowSelect,
  });
}

export function countRechecks(db: Db, filter: RecheckFilter): Promise<number> {
  return db.postFact.count({ where: recheckWhere(filter) });
}

export function findRecheck(db: Db, id: number) {
  return db.postFact.findFirst({
    where: { id, recheckAt: { not: null }, post: { deletedAt: null } },
    select: { id: true, kind: true, post: { select: { authorId: true } } },
  });
}

export async function updateFact(
  db: Db,
  id: number,
  data: Pick<StoredFact, 'state' | 'recheckAt' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await db.postFact.updateMany({ where: { id }, data });
}

export function purgeFactsGoneBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.PostFactWhereInput>(db.postFact, { leftTextAt: { lt: before } }, mode);
}
