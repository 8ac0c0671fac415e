import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { containing } from '../../../server/search/containing.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { modelPostPurposes } from '../../posts/post-editing.ts';
import { statementKind } from '../facts.ts';

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
} satisfies Prisma.FactSelect;

export type StoredFact = Prisma.FactGetPayload<{ select: typeof factSelect }>;

/** Facts that are found in a text; its statements name themselves. */
const ofText = { not: statementKind };

export function findFactsOf(db: Db, documentId: number): Promise<StoredFact[]> {
  return db.fact.findMany({
    where: { documentId, kind: ofText },
    orderBy: { id: 'asc' },
    select: factSelect,
  });
}

export function countFactsOf(db: Db, documentId: number): Promise<number> {
  return db.fact.count({ where: { documentId, kind: ofText } });
}

/** The times of the answers, by the hashes of their facts. */
export async function findAnswerTimes(
  db: Db,
  documentId: number,
): Promise<ReadonlyMap<string, Date>> {
  const select = { keyHash: true, answeredAt: true };
  const rows = await db.fact.findMany({ where: { documentId }, select });
  return new Map(rows.map(({ keyHash, answeredAt }) => [keyHash, answeredAt]));
}

export function upsertFact(
  db: Db,
  documentId: number,
  keyHash: string,
  data: Omit<StoredFact, 'id'>,
): Promise<StoredFact> {
  return db.fact.upsert({
    where: { documentId_keyHash: { documentId, keyHash } },
    create: { ...data, documentId, keyHash },
    update: { ...data, leftTextAt: null },
    select: factSelect,
  });
}

/** Skips duplicates: the first one wins. */
export async function insertFacts(
  tx: Db,
  rows: readonly (Omit<StoredFact, 'id'> & { documentId: number; keyHash: string })[],
): Promise<void> {
  await tx.fact.createMany({ data: [...rows], skipDuplicates: true });
}

/** @returns false when the text has no such fact */
export async function deleteFact(db: Db, documentId: number, id: number): Promise<boolean> {
  const { count } = await db.fact.deleteMany({ where: { id, documentId } });
  return count === 1;
}

export function findFactKeys(
  tx: Db,
  documentId: number,
): Promise<{ id: number; keyHash: string; leftTextAt: Date | null }[]> {
  return tx.fact.findMany({
    where: { documentId, kind: ofText },
    select: { id: true, keyHash: true, leftTextAt: true },
  });
}

const statementSelect = {
  id: true,
  keyHash: true,
  sourceUrl: true,
  answeredAt: true,
  leftTextAt: true,
} satisfies Prisma.FactSelect;

export type StoredStatement = Prisma.FactGetPayload<{ select: typeof statementSelect }>;

/** Finds the statements of the one document of a kind of content. */
export function findStatements(db: Db, kind: string): Promise<StoredStatement[]> {
  return db.fact.findMany({
    where: { kind: statementKind, document: { kind, address: '' } },
    select: statementSelect,
  });
}

export async function replaceStatement(
  tx: Db,
  id: number,
  data: Omit<StoredFact, 'id'>,
): Promise<void> {
  await tx.fact.update({
    where: { id },
    data: { ...data, leftTextAt: null },
    select: { id: true },
  });
}

/** Statements of content that a video can be played. */
export function findVideoStatements(
  db: Db,
): Promise<{ id: number; sourceUrl: string; note: string }[]> {
  return db.fact.findMany({
    where: {
      ...{ kind: statementKind, leftTextAt: null },
      sourceUrl: { startsWith: videoPlatform.watchUrl('') },
    },
    orderBy: { id: 'asc' },
    select: { id: true, sourceUrl: true, note: true },
  });
}

export async function writeRecheck(
  db: Db,
  id: number,
  data: Pick<StoredFact, 'note' | 'recheckAt'>,
): Promise<void> {
  await db.fact.updateMany({ where: { id }, data });
}

export async function markLeftText(
  tx: Db,
  ids: readonly number[],
  leftTextAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.fact.updateMany({ where: { id: { in: [...ids] } }, data: { leftTextAt } });
}

const modelDraftSelect = {
  id: true,
  content: true,
  document: { select: { facts: { select: factSelect } } },
} satisfies Prisma.BlogPostSelect;

export function findDraftsFromModel(
  db: Db,
  ids: readonly number[],
  authorId: number | undefined,
): Promise<Prisma.BlogPostGetPayload<{ select: typeof modelDraftSelect }>[]> {
  return db.blogPost.findMany({
    where: {
      ...{ id: { in: [...ids] }, authorId, isPublished: false, deletedAt: null },
      document: { provenance: { some: { purpose: { in: modelPostPurposes } } } },
    },
    orderBy: { id: 'asc' },
    select: modelDraftSelect,
  });
}

const recheckRowSelect = {
  ...factSelect,
  document: { select: { kind: true, post: { select: { id: true, title: true } } } },
} satisfies Prisma.FactSelect;

export type StoredRecheck = Prisma.FactGetPayload<{ select: typeof recheckRowSelect }>;

export interface RecheckTexts {
  /** Undefined for the posts of all authors. */
  authorId: number | undefined;
  /** Names of the kinds of content. */
  kinds: readonly string[];
}

export interface RecheckFilter extends RecheckTexts {
  recheckAt: { lte: Date } | { gt: Date };
  search: string;
  /** Those of the kinds whose title the search finds. */
  foundKinds: readonly string[];
}

const ofKinds = (kinds: readonly string[]): Prisma.DocumentWhereInput => ({
  ...{ kind: { in: [...kinds] }, address: '' },
});

/** Excludes posts in the trash. */
const ofTexts = ({ authorId, kinds }: RecheckTexts): Prisma.DocumentWhereInput => ({
  OR: [
    { post: { deletedAt: null, ...(authorId === undefined ? {} : { authorId }) } },
    ofKinds(kinds),
  ],
});

/** Excludes facts that left the saved text. */
function recheckWhere({ recheckAt, search, foundKinds, ...texts }: RecheckFilter) {
  const contains = containing(search);
  return {
    recheckAt,
    leftTextAt: null,
    document: ofTexts(texts),
    ...(search
      ? {
          OR: [
            { sentence: contains },
            { note: contains },
            { document: { post: { title: contains } } },
            { document: ofKinds(foundKinds) },
          ],
        }
      : {}),
  } satisfies Prisma.FactWhereInput;
}

export function findRechecks(
  db: Db,
  filter: RecheckFilter,
  page: { skip: number; take: number },
): Promise<StoredRecheck[]> {
  return db.fact.findMany({
    where: recheckWhere(filter),
    orderBy: [{ recheckAt: 'asc' }, { id: 'asc' }],
    ...page,
    select: recheckRowSelect,
  });
}

export function countRechecks(db: Db, filter: RecheckFilter): Promise<number> {
  return db.fact.count({ where: recheckWhere(filter) });
}

export function findFact(db: Db, id: number, texts: RecheckTexts) {
  return db.fact.findFirst({
    where: { id, document: ofTexts(texts) },
    select: { id: true, kind: true, state: true, recheckAt: true, answeredAt: true },
  });
}

/** @returns false when somebody has answered it since `answeredAt` */
export async function updateFact(
  db: Db,
  { id, answeredAt }: Pick<StoredFact, 'id' | 'answeredAt'>,
  data: Pick<StoredFact, 'state' | 'recheckAt' | 'answeredBy' | 'answeredAt'>,
): Promise<boolean> {
  const { count } = await db.fact.updateMany({ where: { id, answeredAt }, data });
  return count === 1;
}

export function purgeFactsGoneBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.FactWhereInput>(db.fact, { leftTextAt: { lt: before } }, mode);
}
