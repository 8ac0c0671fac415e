import { Prisma, type PrismaClient } from '../../../../server/db/generated/client.ts';
import { runSearch } from '../../../../server/search/bounded-search.ts';
import type { FacetName } from '../../directory/facets.ts';
import { listed } from './directory.queries.ts';
import {
  type DirectoryFilter,
  filterQuery,
  isStillAvailable,
  isStillVerified,
  stillHolds,
} from './directory-filter.ts';

/** Everybody who is found has this word. */
export const everybodysWord = 'all=';

const available = (filter: DirectoryFilter) =>
  Prisma.sql`CASE WHEN ${isStillAvailable(filter)} THEN "availabilityWords" END`;

function wordsOf(facet: FacetName, filter: DirectoryFilter): Prisma.Sql {
  switch (facet) {
    case 'skill':
      return Prisma.sql`ARRAY(SELECT 'skill=' || skill FROM unnest("skillKeys") AS skill)`;
    case 'tool':
      return Prisma.sql`ARRAY(SELECT 'tool=' || tool FROM unnest("builtWith") AS tool)`;
    case 'country':
      return Prisma.sql`ARRAY['country=' || "country"]`;
    case 'mark':
      return Prisma.sql`CASE WHEN ${isStillVerified(filter)} THEN ARRAY['mark=verified'] END`;
    default:
      return available(filter);
  }
}

const facetsOfAvailability: readonly FacetName[] = ['kind', 'free', 'hours', 'rate', 'language'];

/** Counts the developers of each word. Those of the availability come all together. */
export async function countWords(
  db: PrismaClient,
  filter: DirectoryFilter,
  facets: readonly FacetName[],
): Promise<ReadonlyMap<string, number>> {
  const single = facets.filter((facet) => !facetsOfAvailability.includes(facet));
  const words = [
    Prisma.sql`ARRAY[${everybodysWord}]`,
    ...single.map((facet) => wordsOf(facet, filter)),
    ...(single.length < facets.length ? [available(filter)] : []),
  ];
  const query = filterQuery(filter);
  const matches = query ? Prisma.sql`"searchVector" @@ (SELECT ${query.whole})` : Prisma.sql`true`;
  const holds = stillHolds(filter) ?? Prisma.sql`true`;
  const rows = await runSearch<{ word: string; count: number }>(
    db,
    Prisma.sql`
      SELECT word, count(*)::int AS "count" FROM "Developer", unnest(${Prisma.join(words, ' || ')}) AS word
      WHERE ${listed} AND ${holds} AND ${matches} GROUP BY word`,
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}
