import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { lexeme } from '../search/text-query.ts';

export interface DirectoryFilter {
  /** A tsquery for words of name and bio. */
  query: Prisma.Sql | undefined;
  country: string | undefined;
  /** Latest year of the first line of code. */
  startedUntil: number | undefined;
  /** A developer matches who has built something with any of these; empty for everybody. */
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

/** Years before this one stand in no profile (specification, section 5). */
const firstYear = 1950;
const decadeYears = 10;

/** Whole decades and the years of the last one: the fewest words for "up to this year". */
function yearsUntil(year: number): string[] {
  const found: string[] = [];
  for (let from = firstYear; from <= year; from += decadeYears) {
    if (from + decadeYears - 1 <= year) found.push(`decade=${from / decadeYears}`);
    else for (let single = from; single <= year; single += 1) found.push(`year=${single}`);
  }
  return found;
}

function anyOf(words: readonly string[]): string {
  return `(${words.map(lexeme).join('|')})`;
}

/** Filters are words of the search vector too (see the migration `text_search`). */
function filterQuery({ query, country, startedUntil, tools }: DirectoryFilter): Prisma.Sql | null {
  const facets: string[] = [];
  if (country !== undefined) facets.push(lexeme(`country=${country}`));
  if (tools.length > 0) facets.push(anyOf(tools.map((tool) => `tool=${tool}`)));
  if (startedUntil !== undefined) facets.push(anyOf(['year=', ...yearsUntil(startedUntil)]));
  const parts = query ? [query] : [];
  if (facets.length > 0) parts.push(Prisma.sql`${facets.join('&')}::tsquery`);
  return parts.length > 0 ? Prisma.sql`(${Prisma.join(parts, ' && ')})` : null;
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

const columns = Prisma.sql`
  "id", "developerName", "bio", "country", "state", "yearStartedCoding", "profilePhotoUrl", "createdAt"`;
const newestFirst = Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC`;

/** Developers among whom a page of something common is complete. */
const recentCount = 1_000;

/**
 * A page of the directory, newest first. What is common fills the page from the newest developers; only what does not is
 * looked up in the index, where it is rare. So neither costs more with more developers, whatever the statistics say, and
 * no combination makes PostgreSQL walk all of them in search of one.
 */
export async function directoryStatement(db: Db, filter: DirectoryFilter): Promise<Prisma.Sql> {
  const conditions = [Prisma.sql`"profileCompletedAt" IS NOT NULL AND "disabledAt" IS NULL`];
  if (filter.cursor !== undefined) conditions.push(await cursorCondition(db, filter.cursor));
  const listed = Prisma.join(conditions, ' AND ');
  const page = Prisma.sql`${newestFirst} LIMIT ${filter.take}::int`;
  const query = filterQuery(filter);
  if (!query) return Prisma.sql`SELECT ${columns} FROM "Developer" WHERE ${listed} ${page}`;
  return Prisma.sql`
    WITH recent AS MATERIALIZED (
      SELECT "id", "createdAt", "searchVector" FROM "Developer" WHERE ${listed}
      ${newestFirst} LIMIT ${recentCount}::int
    ), near AS MATERIALIZED (
      SELECT "id" FROM recent WHERE "searchVector" @@ ${query} ${page}
    ), far AS MATERIALIZED (
      SELECT "id", "createdAt" FROM "Developer"
      WHERE (SELECT count(*) FROM near) < ${filter.take}::int AND "searchVector" @@ ${query} AND ${listed}
    )
    SELECT ${columns} FROM "Developer"
    WHERE "id" IN (SELECT "id" FROM near UNION SELECT "id" FROM (SELECT "id" FROM far ${page}) AS rest)
    ${page}`;
}

/** Cards of finished profiles that match, newest first. */
export async function findCards(db: Db, filter: DirectoryFilter): Promise<CardRow[]> {
  return db.$queryRaw<CardRow[]>(await directoryStatement(db, filter));
}
