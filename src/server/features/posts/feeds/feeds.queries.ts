import type { Db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client.ts';
import { postSelect, publicPostWhere } from '../public-posts.queries.ts';

const feedSelect = {
  ...postSelect,
  category: { select: { name: true } },
} satisfies Prisma.BlogPostSelect;

const addressSelect = {
  slug: true,
  title: true,
  excerpt: true,
  updatedAt: true,
} satisfies Prisma.BlogPostSelect;

const newestFirst = [{ publishedAt: 'desc' }, { id: 'desc' }] as const;

export type FeedRow = Prisma.BlogPostGetPayload<{ select: typeof feedSelect }>;
export type AddressRow = Prisma.BlogPostGetPayload<{ select: typeof addressSelect }>;

/** Whole public posts with their category's name. */
export function findFeedPosts(db: Db, now: Date, take: number): Promise<FeedRow[]> {
  return db.blogPost.findMany({
    where: publicPostWhere(now),
    orderBy: [...newestFirst],
    take,
    select: feedSelect,
  });
}

export function findFeedPost(db: Db, slug: string, now: Date): Promise<FeedRow | null> {
  return db.blogPost.findFirst({ where: { slug, ...publicPostWhere(now) }, select: feedSelect });
}

/** Where public posts are, without their content. */
export function findPublicAddresses(db: Db, now: Date, take: number): Promise<AddressRow[]> {
  return db.blogPost.findMany({
    where: publicPostWhere(now),
    orderBy: [...newestFirst],
    take,
    select: addressSelect,
  });
}

/** What a social picture of a public post shows. */
export function findPublicTitle(db: Db, slug: string, now: Date) {
  return db.blogPost.findFirst({
    where: { slug, ...publicPostWhere(now) },
    select: { title: true, category: { select: { name: true } } },
  });
}
