import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import {
  isVersionInUse,
  pictureIdsOfPost,
  pictureIdsOfVersion,
} from '../../../../server/db/picture-ids.ts';
import { anywhere } from '../../../../server/search/containing.ts';
import type { MediaFilter, MediaSort, MediaUpdate } from '../../media-library.ts';
import { isNamedByNoPost } from '../media.queries.ts';

const itemSelect = {
  id: true,
  name: true,
  altText: true,
  focusX: true,
  focusY: true,
  isKept: true,
  widthPx: true,
  heightPx: true,
  byteSize: true,
  adminId: true,
  createdAt: true,
} satisfies Prisma.MediaSelect;

export type StoredMediaItem = Prisma.MediaGetPayload<{ select: typeof itemSelect }>;

export interface MediaQuery {
  search: string;
  filter: MediaFilter;
}

/** Excludes profile photos. */
const ofPosts = Prisma.sql`"kind" IN ('postImage', 'generatedImage')`;

function conditionOf({ search, filter }: MediaQuery): Prisma.Sql {
  const conditions = [ofPosts];
  if (search) {
    const pattern = anywhere(search);
    conditions.push(Prisma.sql`("name" ILIKE ${pattern} OR "altText" ILIKE ${pattern})`);
  }
  if (filter === 'unused') conditions.push(isNamedByNoPost);
  return Prisma.join(conditions, ' AND ');
}

export async function countMedia(db: Db, query: MediaQuery): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(*)::int AS "count" FROM "Media" WHERE ${conditionOf(query)}`);
  return row?.count ?? 0;
}

/** Each order has its own index. Pictures without a name come last. */
const orders: Record<MediaSort, Prisma.Sql> = {
  newest: Prisma.sql`"createdAt" DESC, "id"`,
  name: Prisma.sql`"name" = '', "name", "id"`,
  size: Prisma.sql`"byteSize" DESC, "id"`,
};

export async function findMediaItems(
  db: Db,
  query: MediaQuery,
  { sort, skip, take }: { sort: MediaSort; skip: number; take: number },
): Promise<StoredMediaItem[]> {
  const found = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT "id" FROM "Media" WHERE ${conditionOf(query)}
    ORDER BY ${orders[sort]} LIMIT ${take}::int OFFSET ${skip}::int`);
  const ids = found.map(({ id }) => id);
  const rows = await db.media.findMany({ where: { id: { in: ids } }, select: itemSelect });
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export interface UseCounts {
  postCount: number;
  /** Kinds of content, with their drafts and scheduled versions. */
  contentCount: number;
}

export async function countUses(db: Db, ids: readonly string[]): Promise<Map<string, UseCounts>> {
  const rows = await db.$queryRaw<({ id: string } & UseCounts)[]>(Prisma.sql`
    SELECT wanted AS "id", (
      SELECT count(*)::int FROM "BlogPost"
      WHERE ${pictureIdsOfPost} @> ARRAY[wanted]
    ) AS "postCount", (
      SELECT count(DISTINCT "documentId")::int FROM "DocumentVersion"
        JOIN "Document" ON "Document"."id" = "documentId" AND "Document"."address" = ''
      WHERE ${pictureIdsOfVersion} @> ARRAY[wanted] AND ${isVersionInUse}
    ) AS "contentCount" FROM unnest(${ids}::text[]) AS wanted`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export function findMediaItem(db: Db, id: string) {
  return db.media.findUnique({
    where: { id, kind: { in: ['postImage', 'generatedImage'] } },
    select: { ...itemSelect, variants: true },
  });
}

/** @returns false when the picture is missing or differs from `seen` */
export async function updateMedia(tx: Db, { id, seen, ...sent }: MediaUpdate): Promise<boolean> {
  const data = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const { count } = await tx.media.updateMany({ where: { id, ...seen }, data });
  return count === 1;
}

export async function isUnnamed(db: Db, id: string): Promise<boolean> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT "id" FROM "Media" WHERE "id" = ${id} AND ${isNamedByNoPost}`);
  return rows.length > 0;
}

export function findFocus(db: Db, ids: readonly string[]) {
  return db.media.findMany({
    where: { id: { in: [...ids] }, NOT: { focusX: 50, focusY: 50 } },
    select: { id: true, focusX: true, focusY: true },
  });
}
