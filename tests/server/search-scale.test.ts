import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/server/db/generated/client.ts';
import {
  type DirectoryFilter,
  directoryStatement,
} from '../../src/server/features/developers/directory/directory.queries.ts';
import { dashboardSearchStatement } from '../../src/server/features/posts/posts.queries.ts';
import { postSearchStatement } from '../../src/server/features/posts/reading/post-search.queries.ts';
import { textQuery } from '../../src/server/features/search/text-query.ts';
import { createWriter, fillDevelopers, fillPosts } from '../factories/crowd.ts';
import { resetDatabase, testConnection, testDatabase } from '../setup/database.ts';

const developerCount = 100_000;
const postCount = 20_000;

/** What a search may look at, however many rows there are: the newest thousand, and of the rest what is rare. */
const mostRows = 12_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Rows of tables that a plan has read, those that it threw away again among them. */
function rowsRead(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}

async function costOf(statement: Prisma.Sql): Promise<number> {
  const { prisma } = testDatabase();
  const [row] = await prisma.$queryRaw<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`,
  );
  if (!row) throw new Error('EXPLAIN answers one row.');
  return rowsRead(row['QUERY PLAN'][0].Plan);
}

beforeAll(async () => {
  await resetDatabase();
  // Filling takes what it takes; only the searches are held to the site's limits.
  const pool = new pg.Pool(testConnection());
  const writer = createWriter();
  await fillDevelopers(pool, writer, developerCount);
  await fillPosts(pool, writer, postCount);
  // Developers are searched without fresh statistics; those of posts come within a minute by themselves (autovacuum).
  await pool.query('ANALYZE "BlogPost"');
  await pool.end();
}, 600_000);

afterAll(async () => {
  await testDatabase().pool.query('TRUNCATE "Developer", "BlogPost", "SearchWord" CASCADE');
});

const everybody: DirectoryFilter = {
  query: undefined,
  country: undefined,
  startedUntil: undefined,
  tools: [],
  cursor: undefined,
  take: 25,
};

const texts = [
  '',
  'i',
  'build',
  'zzz',
  'freelance -react',
  'apps or sites',
  '"react design"',
  'bakery',
];
const countries = [undefined, 'United States', 'Uruguay', 'Nowhere'];
const years = [undefined, 1971, 2020, 1940];
const toolChoices = [[], ['Cursor'], ['Rare tool'], ['v0', 'Lovable']];

describe('a page of a directory with 100,000 developers', () => {
  it.each(texts)(
    'looks at few of them for the text %j with any other filters',
    async (text) => {
      const { prisma } = testDatabase();
      const dear: unknown[] = [];
      for (const country of countries) {
        for (const startedUntil of years) {
          for (const tools of toolChoices) {
            const query = text ? textQuery(text) : undefined;
            const part = { country, startedUntil, tools };
            const statement = await directoryStatement(prisma, { ...everybody, ...part, query });
            const rows = await costOf(statement);
            if (rows > mostRows) dear.push({ ...part, rows });
          }
        }
      }
      expect(dear).toEqual([]);
    },
    120_000,
  );

  it.each([developerCount / 2, 20])(
    'looks at few of them for the page after %i',
    async (cursor) => {
      const statement = await directoryStatement(testDatabase().prisma, { ...everybody, cursor });
      expect(await costOf(statement)).toBeLessThan(mostRows);
    },
  );
});

describe('the search of the dashboard through 20,000 posts', () => {
  it.each(['th', 'build', 'zzz', 'bakery apps', 'co'])(
    'looks at few of them for %j',
    async (text) => {
      expect(await costOf(dashboardSearchStatement(textQuery(text)))).toBeLessThan(mostRows);
    },
  );
});

describe('the search through 20,000 posts', () => {
  it.each(['th', 'build', 'zzz', 'a b', 'react design', 'bakery apps', 'co'])(
    'looks at few of them for %j',
    async (text) => {
      const statement = postSearchStatement({ query: textQuery(text), now: new Date(), take: 6 });
      expect(await costOf(statement)).toBeLessThan(mostRows);
    },
  );
});
