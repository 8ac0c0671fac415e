import type { Db } from '../../../../server/db/client.ts';
import { Prisma, type PrismaClient } from '../../../../server/db/generated/client.ts';
import { countUpTo, findParts, partStatement } from '../../../../server/db/id-parts.ts';
import { unestimated } from '../../../../server/db/unestimated.ts';
import { runSearch } from '../../../../server/search/bounded-search.ts';
import { candidateIds } from '../../../../server/search/candidates.ts';
import {
  exactQuery,
  filteredQuery,
  lexeme,
  type TextQuery,
} from '../../../../server/search/text-query.ts';

export interface DirectoryFilter {
  query: TextQuery | undefined;
  country: string | undefined;
  /** Latest year of the first line of code. */
  startedUntil: number | undefined;
  tools: readonly string[];
  /** Keys of one skill: that of today and former ones. */
  skills: readonly string[];
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

/** Earliest year that a profile accepts (specification, section 5). */
const firstYear = 1950;
const decadeYears = 10;

/** Covers "up to this year" with whole decades and single years, the fewest lexemes possible. */
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

/** Filters are lexemes of the search vector (see the migration `text_search`). */
function filterQuery({ query, country, startedUntil, tools, skills }: DirectoryFilter) {
  const facets: string[] = [];
  if (country !== undefined) facets.push(lexeme(`country=${country}`));
  if (tools.length > 0) facets.push(anyOf(tools.map((tool) => `tool=${tool}`)));
  if (skills.length > 0) facets.push(anyOf(skills.map((skill) => `skill=${skill}`)));
  if (startedUntil !== undefined) facets.push(anyOf(['year=', ...yearsUntil(startedUntil)]));
  if (facets.length === 0) return query;
  const filters = exactQuery(facets.join('&'));
  return query ? filteredQuery(query, filters) : filters;
}

const listed = Prisma.sql`"profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL`;

/** Falls back to the next older developer when the one of the cursor is gone. */
async function rangeAfter(db: Db, cursor: number | undefined): Promise<Prisma.Sql> {
  if (cursor === undefined) return Prisma.sql`true`;
  const last = await db.developer.findFirst({
    where: { id: { lte: cursor } },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
  return last
    ? Prisma.sql`("createdAt", "id") < (${last.createdAt}::timestamptz, ${cursor}::int)`
    : Prisma.sql`false`;
}

export async function directoryStatement(db: Db, filter: DirectoryFilter): Promise<Prisma.Sql> {
  const range = await rangeAfter(db, filter.cursor);
  const query = filterQuery(filter);
  const { take } = filter;
  const found = query
    ? candidateIds({
        table: 'Developer',
        newestBy: 'createdAt',
        range,
        where: listed,
        query,
        enoughCount: take,
        take,
      })
    : null;
  return Prisma.sql`
    SELECT "id", "developerName", "bio", "country", "state", "yearStartedCoding", "profilePhotoUrl", "createdAt"
    FROM "Developer"
    WHERE ${found ? Prisma.sql`"id" IN (${found})` : Prisma.sql`${range} AND ${unestimated(listed)}`}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT ${take}::int`;
}

const listedDevelopers = { table: 'Developer', where: listed } as const;

export function countListed(db: Db, most: number): Promise<number> {
  return countUpTo(db, listedDevelopers, most);
}

export function findListedParts(db: Db, size: number): Promise<number[]> {
  return findParts(db, listedDevelopers, size);
}

export function findListedPart(db: Db, part: { part: number | null; size: number }) {
  const columns = ['id', 'handle', 'updatedAt'] as const;
  return db.$queryRaw<{ id: number; handle: string | null; updatedAt: Date }[]>(
    partStatement(listedDevelopers, columns, part),
  );
}

export async function findCards(db: PrismaClient, filter: DirectoryFilter): Promise<CardRow[]> {
  return runSearch<CardRow>(db, await directoryStatement(db, filter));
}
