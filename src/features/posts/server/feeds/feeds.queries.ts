import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { countUpTo, findParts, partStatement } from '../../../../server/db/id-parts.ts';
import type { PostTag } from '../../posts.ts';
import {
  findCategories,
  type PostRow,
  postPageStatement,
  postSelect,
  publicPostSql,
  publicPostWhere,
} from '../public-posts.queries.ts';
import { findTagsOf } from '../tags.queries.ts';

const feedSelect = {
  ...postSelect,
  byline: true,
  canonicalUrl: true,
  language: true,
} satisfies Prisma.BlogPostSelect;

type FeedColumns = PostRow & { byline: string; canonicalUrl: string; language: string };
export type FeedRow = FeedColumns & { category: { name: string } | null; tags: PostTag[] };

export interface AddressRow {
  slug: string;
  title: string;
  excerpt: string;
}

interface Newest {
  now: Date;
  take: number;
  categoryId?: number | undefined;
}

const newest = ({ now, take, categoryId }: Newest) => ({
  ...{ now, take, categoryId, cursor: undefined },
});

export function findCategory(db: Db, id: number) {
  return db.blogCategory.findUnique({
    where: { id },
    select: { id: true, name: true, description: true },
  });
}

export async function findFeedPosts(db: Db, wish: Newest): Promise<FeedRow[]> {
  const page = await postPageStatement(db, newest(wish), feedSelect);
  const posts = page ? await db.$queryRaw<FeedColumns[]>(page) : [];
  const categories = new Map((await findCategories(db)).map((category) => [category.id, category]));
  const tags = await findTagsOf(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => ({
    ...post,
    category: categories.get(post.categoryId ?? 0) ?? null,
    tags: tags.get(post.id) ?? [],
  }));
}

export async function findFeedPost(db: Db, slug: string, now: Date): Promise<FeedRow | null> {
  const post = await db.blogPost.findFirst({
    where: { slug, ...publicPostWhere(now) },
    select: { ...feedSelect, category: { select: { name: true } } },
  });
  return post && { ...post, tags: (await findTagsOf(db, [post.id])).get(post.id) ?? [] };
}

export async function findPublicAddresses(db: Db, now: Date, take: number): Promise<AddressRow[]> {
  const columns = { slug: true, title: true, excerpt: true } satisfies Prisma.BlogPostSelect;
  const statement = await postPageStatement(db, newest({ now, take }), columns);
  return statement ? db.$queryRaw<AddressRow[]>(statement) : [];
}

/** Excludes texts that were first published elsewhere: the sitemap there lists them. */
const publicPosts = (now: Date) => ({
  table: 'BlogPost' as const,
  where: Prisma.sql`${publicPostSql.until(now)} AND ${publicPostSql.rest} AND "canonicalUrl" = ''`,
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

export function findPublicTitle(db: Db, slug: string, now: Date) {
  return db.blogPost.findFirst({
    where: { slug, ...publicPostWhere(now) },
    select: { title: true, category: { select: { name: true } } },
  });
}
