import { Prisma, type PrismaClient } from '../../../server/db/generated/client.ts';
import { runSearch } from '../../../server/search/bounded-search.ts';
import { candidateIds } from '../../../server/search/candidates.ts';
import { textQuery } from '../../../server/search/text-query.ts';

/** Upper bound of the newest developers that are compared, and again of those that the index finds. */
const mostCompared = 120;
/** Characters of a developer's projects that are read. */
const mostRead = 2_000;
/** Upper bound of the words in an index search. The longest are used, because they are seldom common. */
const mostLookedUp = 12;
/** Upper bound of the words that explain a suggestion. */
const mostReasons = 6;

export interface SuitableRow {
  developerId: number;
  developerName: string;
  country: string;
  yearStartedCoding: number | null;
  bioWords: string[];
  projectWords: string[];
}

function openTo(country: string | undefined, now: Date): Prisma.Sql {
  const inCountry = country === undefined ? Prisma.empty : Prisma.sql`AND "country" = ${country}`;
  return Prisma.sql`"profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL ${inCountry} AND EXISTS (
    SELECT 1 FROM "Availability" AS available WHERE available."developerId" = "Developer"."id"
      AND available."isOpenToBriefs" AND available."goodUntil" > ${now}::timestamptz)`;
}

/**
 * Returns developers who are open to briefs, sorted by matching words in bio and projects. Rare words count more. Compares
 * English stems. Reads a bounded number of rows: the directory's index finds developers with a matching word
 * (docs/decisions/text-search.md).
 */
export function findSuitable(
  db: PrismaClient,
  search: {
    words: readonly string[];
    isSearch: boolean;
    country: string | undefined;
    except: readonly number[];
    now: Date;
    take: number;
  },
): Promise<SuitableRow[]> {
  const { words, isSearch, country, except, now, take } = search;
  const where = openTo(country, now);
  const telling = words.toSorted((a, b) => b.length - a.length).slice(0, mostLookedUp);
  const named = words.length
    ? candidateIds({
        table: 'Developer',
        newestBy: 'createdAt',
        range: Prisma.sql`true`,
        where,
        query: textQuery(telling.map((word) => `"${word}"`).join(' or ')),
        enoughCount: mostCompared,
        take: mostCompared,
      })
    : Prisma.sql`SELECT NULL::int WHERE false`;
  const statement = Prisma.sql`
    WITH asked AS MATERIALIZED (
      SELECT DISTINCT ON ("stem") "stem", "word" FROM (
        SELECT "word", (ts_lexize('english_stem', "word"))[1] AS "stem" FROM unnest(${words}::text[]) AS "word"
      ) AS stemmed WHERE "stem" IS NOT NULL ORDER BY "stem", "word"
    ), newest AS MATERIALIZED (
      SELECT "id" FROM "Developer" WHERE ${where}
      ORDER BY "createdAt" DESC, "id" DESC LIMIT ${mostCompared}::int
    ), compared AS MATERIALIZED (
      SELECT "id", "developerName", "bio", "country", "yearStartedCoding", "createdAt" FROM "Developer"
      WHERE ("id" IN (SELECT "id" FROM newest) OR "id" IN (${named})) AND "id" <> ALL (${except}::int[])
    ), texts AS (
      SELECT "id", true AS "isBio", to_tsvector('english', "bio") AS "text" FROM compared
      UNION ALL
      SELECT "developerId", false, to_tsvector('english', left(string_agg(
        concat_ws(' ', "title", "category", array_to_string("builtWith", ' '), "story"), ' ' ORDER BY "position"), ${mostRead}::int))
      FROM "DeveloperProject" WHERE "developerId" IN (SELECT "id" FROM compared) GROUP BY "developerId"
    ), found AS MATERIALIZED (
      SELECT texts."id", "isBio", "stem", "word"
      FROM texts CROSS JOIN LATERAL unnest(tsvector_to_array("text")) AS "stem" JOIN asked USING ("stem")
    ), weights AS (
      SELECT "stem", ln(1 + (SELECT count(*) FROM compared)::float / count(DISTINCT "id")) AS "weight" FROM found GROUP BY "stem"
    ), scores AS (
      SELECT "id", sum("weight") AS "score",
        (array_agg("word" ORDER BY "weight" DESC, "word") FILTER (WHERE "isBio"))[1:${mostReasons}::int] AS "bioWords",
        (array_agg("word" ORDER BY "weight" DESC, "word") FILTER (WHERE NOT "isBio"))[1:${mostReasons}::int] AS "projectWords"
      FROM found JOIN weights USING ("stem") GROUP BY "id"
    )
    SELECT "id" AS "developerId", "developerName", "country", "yearStartedCoding",
      coalesce("bioWords", '{}') AS "bioWords", coalesce("projectWords", '{}') AS "projectWords"
    FROM compared LEFT JOIN scores USING ("id")
    WHERE ${isSearch} = false OR "score" IS NOT NULL
    ORDER BY "score" DESC NULLS LAST, "createdAt" DESC, "id" DESC LIMIT ${take}::int`;
  return runSearch<SuitableRow>(db, statement);
}
