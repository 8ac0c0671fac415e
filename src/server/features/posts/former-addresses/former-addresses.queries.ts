import type { Db } from '../../../db/client.ts';
import { publicPostWhere } from '../public-posts.queries.ts';

/** Notes where a post was found before; an address that leads to another post already goes on leading there. */
export async function insertFormerAddresses(
  tx: Db,
  postId: number,
  paths: readonly string[],
): Promise<void> {
  await tx.postFormerAddress.createMany({
    data: paths.map((path) => ({ path, postId })),
    skipDuplicates: true,
  });
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
