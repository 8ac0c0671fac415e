import { z } from 'zod';
import type { Db } from '../../../../../server/db/client.ts';

/** Addresses of posts in the trash that a new post takes over. */
const displacedSchema = z.object({
  redirects: z.array(
    z.object({ slug: z.string(), postId: z.int(), createdAt: z.coerce.date<string | Date>() }),
  ),
  addresses: z.array(z.object({ path: z.string(), postId: z.int() })),
});
type Displaced = z.output<typeof displacedSchema>;

/** Call it before the post is made. Null for none. */
export async function findDisplaced(
  tx: Db,
  { slug, paths }: { slug: string; paths: readonly string[] },
): Promise<Displaced | null> {
  const redirects = await tx.blogSlugRedirect.findMany({ where: { slug } });
  const addresses = await tx.postFormerAddress.findMany({
    where: { path: { in: [...paths] }, post: { deletedAt: { not: null } } },
  });
  return redirects.length + addresses.length > 0 ? { redirects, addresses } : null;
}

/** Skips what leads elsewhere by now, and to posts that are gone. */
export async function putBackDisplaced(tx: Db, stored: unknown): Promise<void> {
  if (stored === null) return;
  const { redirects, addresses } = displacedSchema.parse(stored);
  const ids = [...redirects, ...addresses].map(({ postId }) => postId);
  const posts = await tx.blogPost.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const isThere = ({ postId }: { postId: number }) => posts.some(({ id }) => id === postId);
  const skipDuplicates = true;
  await tx.blogSlugRedirect.createMany({ data: redirects.filter(isThere), skipDuplicates });
  await tx.postFormerAddress.createMany({ data: addresses.filter(isThere), skipDuplicates });
}

/** Details and answers to facts may change without a new version. */
export async function hasNewDetails(
  tx: Db,
  { id: postId, createdAt }: { id: number; createdAt: Date },
): Promise<boolean> {
  const answers = { documentId: postId, answeredAt: { gt: createdAt } };
  const former = await tx.formerPostDetails.count({ where: { postId } });
  return former > 0 || (await tx.fact.count({ where: answers })) > 0;
}

/** Categories and pictures that the import created. No category among them has a post. */
export async function findMade(
  db: Db,
  id: number,
): Promise<{ categoryIds: number[]; mediaIds: string[] }> {
  const made = await db.postImport.findUniqueOrThrow({
    where: { id },
    select: { madeCategoryIds: true, madeMediaIds: true },
  });
  const categories = await db.blogCategory.findMany({
    where: { id: { in: made.madeCategoryIds }, posts: { none: {} } },
    select: { id: true },
  });
  return { categoryIds: categories.map((row) => row.id), mediaIds: made.madeMediaIds };
}
