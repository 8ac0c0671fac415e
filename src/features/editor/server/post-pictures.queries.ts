import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import {
  isVersionInUse,
  pictureIdsOfPost,
  pictureIdsOfVersion,
} from '../../../server/db/picture-ids.ts';

export function findPostsWith(db: Db, pictureId: string, take: number) {
  return db.$queryRaw<{ id: number; title: string; authorId: number | null }[]>(Prisma.sql`
    SELECT "id", "title", "authorId" FROM "BlogPost"
    WHERE ${pictureIdsOfPost} @> ARRAY[${pictureId}]
    ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${take}::int`);
}

/** Counts posts that show the picture in a kept version but not now. */
export async function countFormerPosts(db: Db, pictureId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(DISTINCT "documentId")::int AS "count" FROM "DocumentVersion"
    WHERE ${pictureIdsOfVersion} @> ARRAY[${pictureId}] AND "kind" = 'revision'
      AND NOT EXISTS (SELECT 1 FROM "Document" WHERE "id" = "documentId" AND "address" IS NOT NULL)
      AND "documentId" NOT IN (
        SELECT "id" FROM "BlogPost" WHERE ${pictureIdsOfPost} @> ARRAY[${pictureId}]
      )`);
  return row?.count ?? 0;
}

export interface ContentUseRow {
  kind: string;
  isPublic: boolean;
  isDrafted: boolean;
  isScheduled: boolean;
}

/** Kinds of content that show the picture now, or in an earlier version. */
export function findContentWith(db: Db, pictureId: string): Promise<ContentUseRow[]> {
  return db.$queryRaw<ContentUseRow[]>(Prisma.sql`
    SELECT created."kind", bool_or("DocumentVersion"."kind" = 'revision' AND ${isVersionInUse}) AS "isPublic",
      bool_or("DocumentVersion"."kind" = 'autosave') AS "isDrafted",
      bool_or("DocumentVersion"."kind" = 'scheduled') AS "isScheduled"
    FROM "DocumentVersion" JOIN "Document" AS created ON created."id" = "documentId" AND created."address" = ''
    WHERE ${pictureIdsOfVersion} @> ARRAY[${pictureId}] GROUP BY created."kind" ORDER BY created."kind"`);
}

/** Versions do not store the social picture, so it is updated here. */
export async function replaceSocialPicture(
  tx: Db,
  postId: number,
  { pictureId, by }: { pictureId: string; by: string },
): Promise<void> {
  await tx.blogPost.updateMany({
    where: { id: postId, socialImageUrl: { contains: pictureId } },
    data: { socialImageUrl: by },
  });
}
