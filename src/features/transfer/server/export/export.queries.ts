import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { postTextColumns } from '../../../../server/db/post-columns.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { mostProvenance } from '../../post-transfer.ts';

const settledFacts = {
  where: { leftTextAt: null },
  select: {
    ...{ kind: true, words: true, sentence: true, state: true, sourceUrl: true, note: true },
    ...{ recheckAt: true, answeredBy: true, answeredAt: true },
  },
  orderBy: { id: 'asc' },
  take: quotas.facts.limit,
} satisfies Prisma.Document$factsArgs;

export type FactRow = Prisma.FactGetPayload<Pick<typeof settledFacts, 'select'>>;

const exportSelect = {
  id: true,
  ...postTextColumns,
  isPublished: true,
  publishedAt: true,
  updatedAt: true,
  deletedAt: true,
  byline: true,
  canonicalUrl: true,
  socialImageUrl: true,
  language: true,
  category: { select: { name: true } },
  author: { select: { username: true } },
  redirects: { select: { slug: true }, orderBy: { slug: 'asc' } },
  formerAddresses: { select: { path: true }, orderBy: { path: 'asc' } },
  document: {
    select: {
      provenance: {
        select: {
          ...{ purpose: true, model: true, wordCount: true, characterCount: true },
          ...{ writtenAt: true, acceptedBy: true, acceptedAt: true },
        },
        orderBy: { id: 'asc' },
        take: mostProvenance,
      },
      facts: settledFacts,
    },
  },
  tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { nameKey: 'asc' } } },
} satisfies Prisma.BlogPostSelect;

export type ExportRow = Prisma.BlogPostGetPayload<{ select: typeof exportSelect }>;

export function findPostsAfter(db: Db, id: number, take: number): Promise<ExportRow[]> {
  return db.blogPost.findMany({
    where: { id: { gt: id }, deletedAt: null },
    orderBy: { id: 'asc' },
    take,
    select: exportSelect,
  });
}

/** Settled facts of kinds of content, by the name of the kind, without those that one name has answered. */
export async function findContentFacts(
  db: Db,
  { kinds, exceptBy }: { kinds: readonly string[]; exceptBy: string },
): Promise<ReadonlyMap<string, FactRow[]>> {
  const facts = {
    ...settledFacts,
    where: { ...settledFacts.where, answeredBy: { not: exceptBy } },
  } satisfies Prisma.Document$factsArgs;
  const documents = await db.document.findMany({
    where: { kind: { in: [...kinds] }, address: '' },
    select: { kind: true, facts },
  });
  return new Map(documents.map(({ kind, facts }) => [kind, facts]));
}

export function findPictureDetails(db: Db, ids: readonly string[]) {
  return db.media.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, altText: true, focusX: true, focusY: true },
  });
}

export function countPosts(db: Db): Promise<number> {
  return db.blogPost.count({ where: { deletedAt: null } });
}

export function findCategoryTexts(db: Db) {
  return db.blogCategory.findMany({
    orderBy: { id: 'asc' },
    select: { name: true, slug: true, description: true },
  });
}
