import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { postTextColumns } from '../../../../server/db/post-columns.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import type { PostStatus } from '../../post-editing.ts';

const formSelect = {
  ...postTextColumns,
  isPublished: true,
  publishAt: true,
} satisfies Prisma.PostDraftSelect;

const draftSelect = {
  id: true,
  ...formSelect,
  version: true,
  savedFrom: true,
  createdBy: true,
  savedBy: true,
  postId: true,
  updatedAt: true,
  deletedAt: true,
} satisfies Prisma.PostDraftSelect;

const rowSelect = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  categoryId: true,
  imageUrl: true,
  createdBy: true,
  updatedAt: true,
  deletedAt: true,
} satisfies Prisma.PostDraftSelect;

const previewSelect = {
  ...postTextColumns,
  version: true,
  updatedAt: true,
} satisfies Prisma.PostDraftSelect;

export type StoredDraft = Prisma.PostDraftGetPayload<{ select: typeof draftSelect }>;
export type StoredDraftRow = Prisma.PostDraftGetPayload<{ select: typeof rowSelect }>;
export type DraftColumns = Pick<StoredDraft, keyof typeof formSelect>;

/** Clears all text columns. The list of deleted drafts skips rows without text. */
export const noText = {
  ...{ title: '', slug: '', excerpt: '', content: '', imageUrl: '' },
  ...{ metaTitle: '', metaDescription: '', metaKeywords: '' },
} satisfies Partial<DraftColumns>;

export function findDraft(db: Db, id: string): Promise<StoredDraft | null> {
  return db.postDraft.findUnique({ where: { id }, select: draftSelect });
}

/** Takes an advisory lock on the id, which also blocks the creation of the draft. */
export async function lockDraft(tx: Db, id: string): Promise<StoredDraft | null> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))::text`;
  return findDraft(tx, id);
}

export async function writeDraft(
  tx: Db,
  id: string,
  data: DraftColumns & Pick<StoredDraft, 'version' | 'savedFrom' | 'savedBy' | 'postId'>,
): Promise<Date> {
  const { updatedAt } = await tx.postDraft.upsert({
    where: { id },
    create: { ...data, id, createdBy: data.savedBy },
    update: { ...data, deletedAt: null },
    select: { updatedAt: true },
  });
  return updatedAt;
}

export async function markDeleted(tx: Db, id: string, deletedAt: Date | null): Promise<void> {
  await tx.postDraft.update({ where: { id }, data: { deletedAt }, select: { id: true } });
}

/** Keeps a draft that facts, provenance or preview links point to. @returns true when it was deleted */
export async function removeBareDraft(tx: Db, id: string): Promise<boolean> {
  const none = { none: {} };
  const bare = { id, facts: none, provenance: none, previewLinks: none };
  return (await tx.postDraft.deleteMany({ where: bare })).count > 0;
}

export async function removeDraft(tx: Db, id: string): Promise<void> {
  await tx.postDraft.deleteMany({ where: { id } });
}

export interface DraftFilter {
  status: PostStatus | undefined;
  categoryId: number | undefined;
  createdBy: string | undefined;
  search: string;
}

async function findIdsByText(db: Db, text: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT "id" FROM "PostDraft"
    WHERE "postId" IS NULL AND strpos(
      lower(concat_ws(chr(10), "title", "slug", "excerpt", regexp_replace("content", '<[^>]*>', ' ', 'g'))),
      lower(${text})
    ) > 0`);
  return rows.map(({ id }) => id);
}

async function filterWhere(
  db: Db,
  { status, categoryId, createdBy, search }: DraftFilter,
): Promise<Prisma.PostDraftWhereInput | null> {
  if (status === 'published' || status === 'scheduled') return null;
  return {
    postId: null,
    ...(status === 'deleted' ? { deletedAt: { not: null }, NOT: noText } : { deletedAt: null }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(createdBy === undefined ? {} : { createdBy }),
    ...(search ? { id: { in: await findIdsByText(db, search) } } : {}),
  };
}

export async function findDraftRows(
  db: Db,
  filter: DraftFilter,
  page: { skip: number; take: number },
): Promise<StoredDraftRow[]> {
  const where = await filterWhere(db, filter);
  if (!where) return [];
  return db.postDraft.findMany({
    where,
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    ...page,
    select: rowSelect,
  });
}

export async function countDrafts(db: Db, filter: DraftFilter): Promise<number> {
  const where = await filterWhere(db, filter);
  return where ? db.postDraft.count({ where }) : 0;
}

export async function findCategoryNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.blogCategory.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function findDraftBySlug(db: Db, slug: string, createdBy: string | undefined) {
  return db.postDraft.findFirst({
    where: {
      slug,
      postId: null,
      deletedAt: null,
      ...(createdBy === undefined ? {} : { createdBy }),
    },
    orderBy: { updatedAt: 'desc' },
    select: previewSelect,
  });
}

export function purgeEndedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    OR: [{ deletedAt: { lt: before } }, { postId: { not: null }, updatedAt: { lt: before } }],
  };
  return purgeRows<Prisma.PostDraftWhereInput>(db.postDraft, where, mode);
}
