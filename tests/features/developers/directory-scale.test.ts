import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDevelopers } from '../../../scripts/bench/bench-crowd.ts';
import { createWriter } from '../../../scripts/bench/bench-prose.ts';
import { fillListing } from '../../../scripts/bench/scale/bench-listing.ts';
import type { DirectoryFilters } from '../../../src/features/developers/developers.ts';
import { availabilityWords } from '../../../src/features/developers/server/directory/availability-words.ts';
import {
  directoryStatement,
  findCards,
} from '../../../src/features/developers/server/directory/directory.queries.ts';
import {
  type DirectoryFilter,
  filterQuery,
} from '../../../src/features/developers/server/directory/directory-filter.ts';
import { Prisma } from '../../../src/server/db/generated/client.ts';
import { textQuery } from '../../../src/server/search/text-query.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { resetDatabase, testConnection, testDatabase } from '../../setup/database/database.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { costOf } from '../../setup/database/rows-read.ts';

/** The first five thousand of an order, and rows with rare words (docs/decisions/text-search.md). */
const mostRows = 8_500;
const now = new Date();
const dayAhead = (days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

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

const everybody: DirectoryFilter = {
  ...{ query: undefined, country: undefined, startedUntil: undefined },
  ...{ tools: [], skills: [], availability: [], isVerified: false, now },
};

const choices: DirectoryFilters[] = [
  {},
  { kind: 'project' },
  { mark: 'verified' },
  { kind: 'mentoring', language: 'is' },
  { freeBy: dayAhead(0) },
  { freeBy: dayAhead(30), rate: 'USD.hour.40' },
  { minHours: 40, language: 'en' },
  { kind: 'fullTime', rate: 'NOK.day.20' },
];

function* filters(): Generator<DirectoryFilter> {
  for (const country of [undefined, 'United States', 'Uruguay']) {
    for (const tools of [[], ['Cursor']]) {
      for (const skills of [[], ['term.skill-0'], ['term.skill-119']]) {
        for (const choice of choices) {
          const availability = availabilityWords(choice, now);
          yield { ...everybody, country, tools, skills, availability };
        }
      }
    }
  }
}

const sorts = ['newest', 'fit', 'soonest'] as const;
const columns = { newest: 'createdAt', fit: 'fit', soonest: 'soonest' } as const;

describe('a page of a directory with 12,000 developers by what they take on', () => {
  it.each(sorts)(
    'looks at few of them in the order %s, with any filters and text',
    async (sort) => {
      const { prisma } = testDatabase();
      const dear: unknown[] = [];
      for (const filter of filters()) {
        for (const text of ['', 'build']) {
          const query = text ? textQuery(text) : undefined;
          const place = { sort, cursor: undefined, take: 25 };
          const rows = await costOf(await directoryStatement(prisma, { ...filter, query }, place));
          if (rows > mostRows) dear.push({ ...filter, text, rows });
        }
      }
      expect(dear).toEqual([]);
    },
    240_000,
  );

  it.each(sorts)(
    'finds in the order %s what reading everybody finds',
    async (sort) => {
      const { prisma } = testDatabase();
      for (const filter of filters()) {
        const query = filterQuery(filter);
        const cards = await findCards(prisma, filter, { sort, cursor: undefined, take: 25 });
        const holds =
          filter.availability.length > 0 ? Prisma.sql`"availableUntil" > ${now}` : Prisma.sql`true`;
        const column = Prisma.raw(`"${columns[sort]}"`);
        const rows = await prisma.$queryRaw<{ id: number }[]>(Prisma.sql`
        SELECT "id" FROM "Developer" WHERE "profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL AND ${holds}
          AND ${query ? Prisma.sql`"searchVector" @@ (${query.whole})` : Prisma.sql`true`}
        ORDER BY ${column} DESC, "id" DESC LIMIT 25`);
        expect(cards.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      }
    },
    240_000,
  );
});
