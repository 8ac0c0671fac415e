import type { Db } from '../../../../server/db/client.ts';
import { publicPostWhere } from '../public-posts.queries.ts';

/** Keeps an address that already leads to another post, unless that post is deleted. */
export async function insertFormerAddresses(
  tx: Db,
  postId: number,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "PostFormerAddress" AS former ("path", "postId")
    SELECT path, ${postId}::int FROM unnest(${[...new Set(paths)]}::text[]) AS path
    ON CONFLICT ("path") DO UPDATE SET "postId" = EXCLUDED."postId"
    WHERE EXISTS (
      SELECT FROM "BlogPost" WHERE "id" = former."postId" AND "deletedAt" IS NOT NULL
    )`;
}

export async function hasFormerAddresses(db: Db): Promise<boolean> {
  return (await db.postFormerAddress.findFirst({ select: { path: true } })) !== null;
}

export async function findFormerTarget(db: Db, path: string, now: Date): Promise<string | null> {
  const found = await db.postFormerAddress.findFirst({
    where: { path, post: publicPostWhere(now) },
    select: { post: { select: { slug: true } } },
  });
  return found?.post.slug ?? null;
}
