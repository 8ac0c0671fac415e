import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import type { PostImportOutcome, PostImportState } from '../../../../server/db/generated/enums.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import type { ForeignChoices, ImportItemFilter, ImportSummary } from '../../post-import.ts';

const importSelect = {
  id: true,
  adminId: true,
  fileName: true,
  storedName: true,
  byteSize: true,
  state: true,
  fault: true,
  summary: true,
  isPublishing: true,
  isTakingContent: true,
  categoryId: true,
  foreignChoices: true,
  createdAt: true,
  endedAt: true,
} satisfies Prisma.PostImportSelect;

export type StoredImport = Prisma.PostImportGetPayload<{ select: typeof importSelect }>;

const itemSelect = {
  position: true,
  title: true,
  slug: true,
  outcome: true,
  isPublic: true,
  notes: true,
  postId: true,
  contentKind: true,
  lookedAt: true,
} satisfies Prisma.PostImportItemSelect;

export type StoredItem = Prisma.PostImportItemGetPayload<{ select: typeof itemSelect }>;

export function insertImport(
  db: Db,
  data: Pick<StoredImport, 'adminId' | 'fileName' | 'storedName' | 'byteSize' | 'createdAt'>,
): Promise<StoredImport> {
  return db.postImport.create({ data, select: importSelect });
}

export function findImport(db: Db, id: number): Promise<StoredImport | null> {
  return db.postImport.findUnique({ where: { id }, select: importSelect });
}

export async function lockImport(tx: Db, id: number): Promise<StoredImport | null> {
  await tx.$queryRaw`SELECT 1 FROM "PostImport" WHERE "id" = ${id} FOR UPDATE`;
  return findImport(tx, id);
}

export function findImports(db: Db, take: number): Promise<StoredImport[]> {
  return db.postImport.findMany({ orderBy: { id: 'desc' }, take, select: importSelect });
}

export function findImportsInState(db: Db, states: PostImportState[]) {
  return db.postImport.findMany({
    where: { state: { in: states } },
    select: { id: true, state: true },
  });
}

export async function updateImport(
  db: Db,
  id: number,
  data: Partial<Omit<StoredImport, 'id' | 'summary' | 'foreignChoices'>> & {
    summary?: ImportSummary;
    foreignChoices?: ForeignChoices;
  },
): Promise<void> {
  await db.postImport.updateMany({ where: { id }, data });
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.postImport.deleteMany({ where: { id } });
}

/** Ticks, with a hash of the text that somebody saw. */
export async function findTicks(db: Db, importId: number): Promise<Map<number, Tick>> {
  const rows = await db.$queryRaw<({ position: number } & Tick)[]>(Prisma.sql`
    SELECT "position", "lookedAt", md5("converted") AS "hash" FROM "PostImportItem"
    WHERE "importId" = ${importId}::int AND "lookedAt" IS NOT NULL`);
  return new Map(rows.map(({ position, ...tick }) => [position, tick]));
}

interface Tick {
  lookedAt: Date;
  hash: string;
}

export async function clearItems(db: Db, importId: number): Promise<void> {
  await db.postImportItem.deleteMany({ where: { importId } });
}

export interface NewItem extends Omit<StoredItem, 'postId' | 'lookedAt'> {
  written?: string;
  converted?: string;
  lookedAt?: Date | null;
}

export async function insertItems(
  db: Db,
  importId: number,
  items: readonly NewItem[],
): Promise<void> {
  await db.postImportItem.createMany({ data: items.map((item) => ({ importId, ...item })) });
}

export async function countItems(db: Db, importIds: readonly number[]) {
  return db.$queryRaw<
    {
      importId: number;
      outcome: PostImportOutcome;
      isContent: boolean;
      count: number;
      noted: number;
      public: number;
      looked: number;
    }[]
  >(Prisma.sql`
    SELECT "importId", "outcome", "contentKind" IS NOT NULL AS "isContent", count(*)::int AS "count",
      (count(*) FILTER (WHERE cardinality("notes") > 0))::int AS "noted",
      (count(*) FILTER (WHERE "isPublic" AND "outcome" = 'waiting'))::int AS "public",
      count("lookedAt")::int AS "looked"
    FROM "PostImportItem" WHERE "importId" = ANY(${[...importIds]}::int[])
    GROUP BY "importId", "outcome", "isContent"`);
}

export const itemFilters: Record<ImportItemFilter, Prisma.PostImportItemWhereInput> = {
  all: {},
  noted: { NOT: { notes: { isEmpty: true } } },
  new: { outcome: { in: ['waiting', 'imported', 'undone', 'kept'] } },
  exists: { outcome: 'exists' },
  failed: { outcome: 'failed' },
};

export async function findItemPage(
  db: Db,
  { id, filter, page }: { id: number; filter: ImportItemFilter; page: number },
): Promise<{ items: StoredItem[]; total: number }> {
  const where = { importId: id, ...itemFilters[filter] };
  const [items, total] = await Promise.all([
    db.postImportItem.findMany({
      where,
      orderBy: { position: 'asc' },
      skip: (page - 1) * adminPageSize,
      take: adminPageSize,
      select: itemSelect,
    }),
    db.postImportItem.count({ where }),
  ]);
  return { items, total };
}

/** The texts of a file that has ended its work: they hold personal data. */
export async function clearTexts(db: Db, importId: number): Promise<void> {
  const data = { written: '', converted: '' };
  await db.postImportItem.updateMany({ where: { importId }, data });
}

/** Posts only. */
export function findItemsOf(db: Db, importId: number, outcome: PostImportOutcome) {
  return db.postImportItem.findMany({
    where: { importId, outcome, contentKind: null },
    orderBy: { position: 'asc' },
    select: { position: true, postId: true, displaced: true },
  });
}

export function findContentItems(db: Db, importId: number, outcome: PostImportOutcome) {
  return db.postImportItem.findMany({
    where: { importId, outcome, contentKind: { not: null } },
    orderBy: { position: 'asc' },
    select: {
      ...{ position: true, contentKind: true, contentVersion: true, redirectsVersion: true },
      factChanges: true,
    },
  });
}

/**
 * Sets the outcome of a post or a kind of content of the file; locks the row until the transaction ends.
 * @returns false when its outcome is no longer `from`
 */
export async function moveItem(
  tx: Db,
  { importId, position, from }: { importId: number; position: number; from: PostImportOutcome },
  data: Pick<
    Prisma.PostImportItemUncheckedUpdateManyInput,
    'postId' | 'displaced' | 'factChanges'
  > & {
    outcome: PostImportOutcome;
    contentVersion?: number;
    redirectsVersion?: number | null;
    notes?: string[];
  },
): Promise<boolean> {
  const where = { importId, position, outcome: from };
  return (await tx.postImportItem.updateMany({ where, data })).count === 1;
}

export async function rememberMade(
  tx: Db,
  id: number,
  { categoryIds = [], mediaIds = [] }: { categoryIds?: number[]; mediaIds?: string[] },
): Promise<void> {
  await tx.postImport.updateMany({
    where: { id },
    data: { madeCategoryIds: { push: categoryIds }, madeMediaIds: { push: mediaIds } },
  });
}

export function findImportsBefore(db: Db, before: Date) {
  return db.postImport.findMany({
    where: { createdAt: { lt: before } },
    select: { id: true, storedName: true },
  });
}

export async function updateImportedDetails(
  tx: Db,
  id: number,
  data: { byline: string; canonicalUrl: string; socialImageUrl: string; language: string },
): Promise<void> {
  await tx.blogPost.update({ where: { id }, data, select: { id: true } });
}
