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

/** What indexes in the order of the directory answer: who is listed, where, since when. */
async function placeConditions(db: Db, filter: DirectoryFilter): Promise<Prisma.Sql[]> {
  const conditions = [Prisma.sql`"disabledAt" IS NULL AND "profileCompletedAt" IS NOT NULL`];
  if (filter.country !== undefined) conditions.push(Prisma.sql`"country" = ${filter.country}`);
  if (filter.startedUntil !== undefined) {
    conditions.push(Prisma.sql`"yearStartedCoding" <= ${filter.startedUntil}::int`);
  }
  if (filter.cursor !== undefined) conditions.push(await cursorCondition(db, filter.cursor));
  return conditions;
}

const columns = Prisma.sql`
  "id", "developerName", "bio", "country", "state", "yearStartedCoding", "profilePhotoUrl", "createdAt"`;
const newestFirst = Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC`;
const all = (conditions: Prisma.Sql[]) => Prisma.join(conditions, ' AND ');

/** Developers among whom a page of a common word or tool is complete. */
const windowSize = 400;

/** Looks through the newest developers only, and stops as soon as the page is full. */
function windowStatement(place: Prisma.Sql[], filter: DirectoryFilter): Prisma.Sql {
  const search = searchCondition(filter);
  const conditions = search ? [search] : [];
  if (filter.tools.length > 0) {
    conditions.push(Prisma.sql`EXISTS (
      SELECT 1 FROM "DeveloperProject" AS p
      WHERE p."developerId" = "Developer"."id" AND p."builtWith" && ${[...filter.tools]}::text[])`);
  }
  return Prisma.sql`
    SELECT ${columns}
    FROM (
      SELECT * FROM "Developer" WHERE ${all(place)} ${newestFirst} LIMIT ${windowSize}::int
    ) AS "Developer"
    WHERE ${all(conditions)}
    ${newestFirst} LIMIT ${filter.take}::int`;
}

/** Looks matches up in their indexes, then puts them in order: right for what is rare. */
function wholeStatement(place: Prisma.Sql[], filter: DirectoryFilter): Prisma.Sql {
  const search = searchCondition(filter);
  const conditions = search ? [...place, search] : [...place];
  if (filter.tools.length === 0) {
    return Prisma.sql`
      SELECT ${columns} FROM "Developer" WHERE ${all(conditions)}
      ${newestFirst} LIMIT ${filter.take}::int`;
  }
  // Materialized: PostgreSQL cannot tell a rare tool from a common one and would walk all developers for it.
  return Prisma.sql`
    WITH "builder" AS MATERIALIZED (
      SELECT DISTINCT "developerId" FROM "DeveloperProject"
      WHERE "builtWith" && ${[...filter.tools]}::text[]
    )
    SELECT ${columns} FROM "Developer"
    WHERE ${all(conditions)} AND "id" IN (SELECT "developerId" FROM "builder")
    ${newestFirst} LIMIT ${filter.take}::int`;
}

/**
 * The statements behind a page of the directory, newest first: each is tried until one fills the page, and the last
 * one is right in any case. How common the beginning of a word or a tool is cannot be told from PostgreSQL's
 * statistics, and the best way for the one is the worst for the other.
 */
export async function directoryStatements(db: Db, filter: DirectoryFilter): Promise<Prisma.Sql[]> {
  const place = await placeConditions(db, filter);
  const isUnpredictable = filter.prefix !== '' || filter.tools.length > 0;
  const whole = wholeStatement(place, filter);
  return isUnpredictable ? [windowStatement(place, filter), whole] : [whole];
}

export async function findCards(db: Db, filter: DirectoryFilter): Promise<CardRow[]> {
  let rows: CardRow[] = [];
  for (const statement of await directoryStatements(db, filter)) {
    rows = await db.$queryRaw<CardRow[]>(statement);
    if (rows.length === filter.take) break;
  }
  return rows;
}
