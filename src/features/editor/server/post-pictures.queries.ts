import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import { pictureIdsOfPost, pictureIdsOfVersion } from '../../../server/db/picture-ids.ts';

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
      AND "documentId" NOT IN (
        SELECT "id" FROM "BlogPost" WHERE ${pictureIdsOfPost} @> ARRAY[${pictureId}]
      )`);
  return row?.count ?? 0;
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
