import type { Db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client.ts';

/** Posts of any state that show a picture now, last changed first. */
export function findPostsWith(db: Db, pictureId: string, take: number) {
  return db.$queryRaw<{ id: number; title: string; authorId: number | null }[]>(Prisma.sql`
    SELECT "id", "title", "authorId" FROM "BlogPost"
    WHERE "pictureIds"("imageUrl", "content") @> ARRAY[${pictureId}]
    ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${take}::int`);
}

/** How many posts showed a picture in a version that is kept, and show it no more. */
export async function countFormerPosts(db: Db, pictureId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(DISTINCT "postId")::int AS "count" FROM "BlogPostRevision"
    WHERE "pictureIds"("imageUrl", "content") @> ARRAY[${pictureId}]
      AND "postId" NOT IN (
        SELECT "id" FROM "BlogPost" WHERE "pictureIds"("imageUrl", "content") @> ARRAY[${pictureId}]
      )`);
  return row?.count ?? 0;
}
