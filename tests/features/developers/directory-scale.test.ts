import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDevelopers } from '../../../scripts/bench/bench-crowd.ts';
import { createWriter } from '../../../scripts/bench/bench-prose.ts';
import { fillListing } from '../../../scripts/bench/scale/bench-listing.ts';
import { findingFilters } from '../../../scripts/bench/scale/finding-filters.ts';
import {
  directoryStatement,
  findCards,
} from '../../../src/features/developers/server/directory/directory.queries.ts';
import { filterQuery } from '../../../src/features/developers/server/directory/directory-filter.ts';
import { Prisma } from '../../../src/server/db/generated/client.ts';
import { resetDatabase, testConnection, testDatabase } from '../../setup/database/database.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { costOf } from '../../setup/database/rows-read.ts';
import { sampleOf } from '../../setup/sample-of.ts';

/** The first five thousand of an order, and rows with rare words (docs/decisions/text-search.md). */
const mostRows = 8_500;
const now = new Date();
beforeAll(async () => {
  await resetDatabase();
  const pool = openPool(testConnection());
  await fillDevelopers(pool, createWriter(), 12_000);
  await fillListing(pool);
  await pool.query('ANALYZE "Developer"');
  await pool.end();
}, 600_000);

afterAll(async () => {
  await testDatabase().pool.query('TRUNCATE "Developer", "SearchWord" CASCADE');
});

const sorts = ['newest', 'fit', 'soonest'] as const;
const columns = { newest: 'createdAt', fit: 'fit', soonest: 'soonest' } as const;

describe('a page of a directory with 12,000 developers by what they take on', () => {
  it.each(sorts)(
    'looks at few of them in the order %s, with any filters and text',
    async (sort) => {
      const { prisma } = testDatabase();
      const dear: unknown[] = [];
      for (const filter of sampleOf(findingFilters(now, ['', 'build']), 5)) {
        const place = { sort, cursor: undefined, take: 25 };
        const rows = await costOf(await directoryStatement(prisma, filter, place));
        if (rows > mostRows) dear.push({ ...filter, rows });
      }
      expect(dear).toEqual([]);
    },
    240_000,
  );

  it.each(sorts)(
    'finds in the order %s what reading everybody finds',
    async (sort) => {
      const { prisma } = testDatabase();
      for (const filter of sampleOf(findingFilters(now, ['']), 5)) {
        const query = filterQuery(filter);
        const cards = await findCards(prisma, filter, { sort, cursor: undefined, take: 25 });
        const isAvailable =
          filter.availability.length > 0 ? Prisma.sql`"availableUntil" > ${now}` : Prisma.sql`true`;
        const isVerified = filter.isVerified
          ? Prisma.sql`"verifiedUntil" > ${now}`
          : Prisma.sql`true`;
        const column = Prisma.raw(`"${columns[sort]}"`);
        const rows = await prisma.$queryRaw<{ id: number }[]>(Prisma.sql`
        SELECT "id" FROM "Developer" WHERE "profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL AND ${isAvailable} AND ${isVerified}
          AND ${query ? Prisma.sql`"searchVector" @@ (${query.whole})` : Prisma.sql`true`}
        ORDER BY ${column} DESC, "id" DESC LIMIT 25`);
        expect(cards.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      }
    },
    240_000,
  );
});
