import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import type { AutosaveForm, PostStatus } from '../../post-editing.ts';

/** `id` is the key of the document. */
export interface StoredDraftRow {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  imageUrl: string;
  categoryName: string | null;
  createdBy: string;
  updatedAt: Date;
  deletedAt: Date | null;
}

export interface DraftFilter {
  status: PostStatus | undefined;
  categoryId: number | undefined;
  authorId: number | undefined;
  search: string;
}

/** Posts that are written and not created: their document has an autosave that all share. */
const newPosts = Prisma.sql`
  "DocumentVersion" AS typed
  JOIN "Document" AS begun ON begun."id" = typed."documentId" AND begun."kind" = 'post'
  LEFT JOIN "Admin" AS writer ON writer."id" = begun."authorId"
  LEFT JOIN "BlogCategory" AS category ON category."id" = (typed."form"->>'categoryId')::int`;

const isNew = Prisma.sql`typed."kind" = 'autosave' AND typed."adminId" IS NULL`;

const isWithText = (search: string) => Prisma.sql`strpos(lower(concat_ws(
  chr(10), typed."form"->>'title', typed."form"->>'slug', typed."form"->>'excerpt',
  regexp_replace(typed."form"->>'content', '<[^>]*>', ' ', 'g')
)), lower(${search})) > 0`;

function conditionOf({ status, categoryId, authorId, search }: DraftFilter): Prisma.Sql | null {
  if (status === 'published' || status === 'scheduled') return null;
  const isDeleted = status === 'deleted';
  const conditions = [
    isNew,
    isDeleted
      ? Prisma.sql`begun."discardedAt" IS NOT NULL`
      : Prisma.sql`begun."discardedAt" IS NULL`,
  ];
  if (categoryId !== undefined) conditions.push(Prisma.sql`category."id" = ${categoryId}::int`);
  if (authorId !== undefined) conditions.push(Prisma.sql`begun."authorId" = ${authorId}::int`);
  if (search) conditions.push(isWithText(search));
  return Prisma.join(conditions, ' AND ');
}

export async function findDraftRows(
  db: Db,
  filter: DraftFilter,
  { skip, take }: { skip: number; take: number },
): Promise<StoredDraftRow[]> {
  const condition = conditionOf(filter);
  if (!condition) return [];
  return db.$queryRaw<StoredDraftRow[]>(Prisma.sql`
    SELECT begun."key" AS "id", typed."form"->>'title' AS "title", typed."form"->>'slug' AS "slug",
      typed."form"->>'excerpt' AS "excerpt", typed."form"->>'imageUrl' AS "imageUrl", category."name" AS "categoryName",
      coalesce('admin:' || writer."username", typed."savedBy") AS "createdBy", typed."updatedAt", begun."discardedAt" AS "deletedAt"
    FROM ${newPosts} WHERE ${condition}
    ORDER BY typed."updatedAt" DESC, typed."documentId" LIMIT ${take}::int OFFSET ${skip}::int`);
}

export async function countDrafts(db: Db, filter: DraftFilter): Promise<number> {
  const condition = conditionOf(filter);
  if (!condition) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(*)::int AS "count" FROM ${newPosts} WHERE ${condition}`);
  return row?.count ?? 0;
}

export interface TypedDraft {
  form: AutosaveForm;
  version: number;
  updatedAt: Date;
}

/** Returns the one that was typed last. */
export async function findDraftBySlug(
  db: Db,
  slug: string,
  authorId: number | undefined,
): Promise<TypedDraft | null> {
  const filter = { status: undefined, categoryId: undefined, authorId, search: '' };
  const rows = await db.$queryRaw<TypedDraft[]>(Prisma.sql`
    SELECT typed."form", typed."version", typed."updatedAt" FROM ${newPosts}
    WHERE ${conditionOf(filter) ?? isNew} AND typed."form"->>'slug' = ${slug}
    ORDER BY typed."updatedAt" DESC LIMIT 1`);
  return rows[0] ?? null;
}

export async function isCategory(db: Db, id: number): Promise<boolean> {
  return (await db.blogCategory.count({ where: { id } })) > 0;
}
