import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';

export interface DirectoryFilter {
  /** For websearch_to_tsquery; empty where the words are all in `prefix`. */
  words: string;
  /** The word that is still being typed: letters and digits only, matched as a beginning. */
  prefix: string;
  country: string | undefined;
  /** Latest year of the first line of code. */
  startedUntil: number | undefined;
  tools: readonly string[];
  /** Id of the last developer of the page before. */
  cursor: number | undefined;
  take: number;
}

export interface CardRow {
  id: number;
  developerName: string;
  bio: string;
  country: string;
  state: string;
  yearStartedCoding: number | null;
  profilePhotoUrl: string;
  createdAt: Date;
}

/** The expression must be that of the index Developer_search_idx, to the letter. */
const searchText = Prisma.sql`to_tsvector('simple', "developerName" || ' ' || "bio")`;

function searchCondition({ words, prefix }: DirectoryFilter): Prisma.Sql | null {
  const whole = Prisma.sql`websearch_to_tsquery('simple', ${words})`;
  const beginning = Prisma.sql`to_tsquery('simple', ${`${prefix}:*`})`;
  if (words && prefix) return Prisma.sql`${searchText} @@ (${whole} && ${beginning})`;
  if (words) return Prisma.sql`${searchText} @@ ${whole}`;
  if (prefix) return Prisma.sql`${searchText} @@ ${beginning}`;
  return null;
}

/** A developer who left since the last page still marks a place in it: the next older one takes over. */
async function cursorCondition(db: Db, cursor: number): Promise<Prisma.Sql> {
  const last = await db.developer.findFirst({
    where: { id: { lte: cursor } },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
  return last
    ? Prisma.sql`("createdAt", "id") < (${last.createdAt}::timestamptz, ${cursor}::int)`
    : Prisma.sql`false`;
}

async function conditionsOf(db: Db, filter: DirectoryFilter): Promise<Prisma.Sql[]> {
  const conditions = [Prisma.sql`"disabledAt" IS NULL AND "profileCompletedAt" IS NOT NULL`];
  const search = searchCondition(filter);
  if (search) conditions.push(search);
  if (filter.country !== undefined) conditions.push(Prisma.sql`"country" = ${filter.country}`);
  if (filter.startedUntil !== undefined) {
    conditions.push(Prisma.sql`"yearStartedCoding" <= ${filter.startedUntil}::int`);
  }
  if (filter.tools.length > 0) {
    conditions.push(Prisma.sql`EXISTS (
      SELECT 1 FROM "DeveloperProject" AS p
      WHERE p."developerId" = "Developer"."id" AND p."builtWith" && ${[...filter.tools]}::text[])`);
  }
  if (filter.cursor !== undefined) conditions.push(await cursorCondition(db, filter.cursor));
  return conditions;
}

/** The statement behind a page of the directory, newest first. */
export async function directoryStatement(db: Db, filter: DirectoryFilter): Promise<Prisma.Sql> {
  const conditions = await conditionsOf(db, filter);
  return Prisma.sql`
    SELECT "id", "developerName", "bio", "country", "state", "yearStartedCoding", "profilePhotoUrl", "createdAt"
    FROM "Developer"
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY "createdAt" DESC, "id" DESC
    LIMIT ${filter.take}::int`;
}

export async function findCards(db: Db, filter: DirectoryFilter): Promise<CardRow[]> {
  return db.$queryRaw<CardRow[]>(await directoryStatement(db, filter));
}
