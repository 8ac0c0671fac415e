import type { Db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client.ts';
import { countUpTo, findParts, partStatement } from '../../../db/id-parts.ts';
import {
  findCategories,
  findPublicPosts,
  type PostRow,
  postPageStatement,
  postSelect,
  publicPostSql,
  publicPostWhere,
} from '../public-posts.queries.ts';

export type FeedRow = PostRow & { category: { name: string } | null };

export interface AddressRow {
  slug: string;
  title: string;
  excerpt: string;
}

const newest = (now: Date, take: number) => ({
  now,
  take,
  categoryId: undefined,
  cursor: undefined,
});

/** Whole public posts with their category's name, newest first. */
export async function findFeedPosts(db: Db, now: Date, take: number): Promise<FeedRow[]> {
  const posts = await findPublicPosts(db, newest(now, take));
  const categories = new Map((await findCategories(db)).map((category) => [category.id, category]));
  return posts.map((post) => ({ ...post, category: categories.get(post.categoryId ?? 0) ?? null }));
}

export function findFeedPost(db: Db, slug: string, now: Date): Promise<FeedRow | null> {
  return db.blogPost.findFirst({
    where: { slug, ...publicPostWhere(now) },
    select: { ...postSelect, category: { select: { name: true } } },
  });
}

/** Where public posts are, without their content, newest first. */
export async function findPublicAddresses(db: Db, now: Date, take: number): Promise<AddressRow[]> {
  const columns = { slug: true, title: true, excerpt: true } satisfies Prisma.BlogPostSelect;
  const statement = await postPageStatement(db, newest(now, take), columns);
  return statement ? db.$queryRaw<AddressRow[]>(statement) : [];
}

const publicPosts = (now: Date) => ({
  table: 'BlogPost' as const,
  where: Prisma.sql`${publicPostSql.until(now)} AND ${publicPostSql.rest}`,
});

export function countPublicPosts(db: Db, now: Date, most: number): Promise<number> {
  return countUpTo(db, publicPosts(now), most);
}

export function findPublicParts(db: Db, now: Date, size: number): Promise<number[]> {
  return findParts(db, publicPosts(now), size);
}

export function findPublicPart(db: Db, now: Date, part: { part: number | null; size: number }) {
  const columns = ['slug', 'updatedAt'] as const;
  return db.$queryRaw<{ slug: string; updatedAt: Date }[]>(
    partStatement(publicPosts(now), columns, part),
  );
}

/** What a social picture of a public post shows. */
export function findPublicTitle(db: Db, slug: string, now: Date) {
  return db.blogPost.findFirst({
    where: { slug, ...publicPostWhere(now) },
    select: { title: true, category: { select: { name: true } } },
  });
}
