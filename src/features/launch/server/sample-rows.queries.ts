import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const postSelect = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  imageUrl: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
} satisfies Prisma.BlogPostSelect;

const developerSelect = {
  id: true,
  phoneNumber: true,
  developerName: true,
  bio: true,
  country: true,
  state: true,
  birthDate: true,
  yearStartedCoding: true,
  profilePhotoUrl: true,
  projects: {
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { title: true, category: true, story: true, projectLink: true, builtWith: true },
  },
} satisfies Prisma.DeveloperSelect;

export type PostRow = Prisma.BlogPostGetPayload<{ select: typeof postSelect }>;

export type DeveloperRow = Prisma.DeveloperGetPayload<{ select: typeof developerSelect }>;

export function findPostsBySlug(db: Db, slugs: readonly string[]): Promise<PostRow[]> {
  return db.blogPost.findMany({
    where: { slug: { in: [...slugs] }, deletedAt: null },
    orderBy: { id: 'asc' },
    select: postSelect,
  });
}

export function findDevelopersByNumber(
  db: Db,
  numbers: readonly string[],
): Promise<DeveloperRow[]> {
  return db.developer.findMany({
    where: { phoneNumber: { in: [...numbers] } },
    orderBy: { id: 'asc' },
    select: developerSelect,
  });
}

/** Serializes with changes of the same posts and profiles. */
export async function lockRows(
  tx: Db,
  { slugs, numbers }: { slugs: readonly string[]; numbers: readonly string[] },
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Document" WHERE "id" IN (SELECT "id" FROM "BlogPost" WHERE "slug" = ANY(${slugs}::text[])) FOR UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM "Developer" WHERE "phoneNumber" = ANY(${numbers}::text[]) FOR UPDATE`;
}
