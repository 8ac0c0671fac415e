import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDevelopers, fillPosts } from '../../../../scripts/bench/bench-crowd.ts';
import { createWriter } from '../../../../scripts/bench/bench-prose.ts';
import {
  type DirectoryPlace,
  directoryStatement,
  findCards,
} from '../../../../src/features/developers/server/directory/directory.queries.ts';
import type { DirectoryFilter } from '../../../../src/features/developers/server/directory/directory-filter.ts';
import { dashboardSearchStatement } from '../../../../src/features/posts/server/list/post-list.queries.ts';
import { postPageStatement } from '../../../../src/features/posts/server/public-posts.queries.ts';
import {
  findPostsByText,
  postSearchStatement,
} from '../../../../src/features/posts/server/reading/post-search.queries.ts';
import { Prisma } from '../../../../src/server/db/generated/client.ts';
import { textQuery } from '../../../../src/server/search/text-query.ts';
import { resetDatabase, testConnection, testDatabase } from '../../../setup/database/database.ts';
import { openPool } from '../../../setup/database/open-pool.ts';
import { costOf } from '../../../setup/database/rows-read.ts';
import { sampleOf } from '../../../setup/sample-of.ts';

const developerCount = 14_000;
const postCount = 14_000;

/** Searches read a bounded number of rows: the newest five thousand, plus rows with rare words. */
const mostRows = 8_500;

beforeAll(async () => {
  await resetDatabase();
  // Uses a connection without the site's time limits to fill the tables.
  const pool = openPool(testConnection());
  const writer = createWriter();
  await fillDevelopers(pool, writer, developerCount);
  await fillPosts(pool, writer, { count: postCount, words: 84 });
  // Updates the statistics, which still describe the few rows of earlier tests.
  await pool.query('ANALYZE "Developer", "BlogPost"');
  await pool.end();
}, 600_000);

afterAll(async () => {
  await testDatabase().pool.query(
    'TRUNCATE "Developer", "BlogPost", "BlogCategory", "PostTally", "SearchWord" CASCADE',
  );
});

const everybody: DirectoryFilter = {
  query: undefined,
  country: undefined,
  startedUntil: undefined,
  tools: [],
  skills: [],
  availability: [],
  isVerified: false,
  now: new Date(),
};

const firstPage: DirectoryPlace = { sort: 'newest', cursor: undefined, take: 25 };
const pageAfter = (id: number | undefined): DirectoryPlace =>
  id === undefined ? firstPage : { ...firstPage, cursor: { key: null, id } };

const texts = [
  '',
  'i',
  'build',
  'zzz',
  'freelance -react',
  'apps or sites',
  '"react design"',
  'the "design shops" -bakery',
  'bakery',
  'the mobile ba',
  'montevideo',
];
const countries = [undefined, 'United States', 'Uruguay', 'Nowhere'];
const years = [undefined, 1971, 2020, 1940];
const toolChoices = [[], ['Cursor'], ['Rare tool'], ['v0', 'Lovable']];

async function foundByReading(text: string, part: Partial<DirectoryFilter>): Promise<number[]> {
  const { country, startedUntil, tools = [] } = part;
  const conditions = [
    Prisma.sql`"profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL`,
    ...(text ? [Prisma.sql`("searchVector" @@ ${textQuery(text).whole}) IS TRUE`] : []),
    ...(country ? [Prisma.sql`"country" = ${country}`] : []),
    ...(startedUntil ? [Prisma.sql`"yearStartedCoding" <= ${startedUntil}::int`] : []),
    ...(tools.length > 0 ? [Prisma.sql`"builtWith" && ${tools}::text[]`] : []),
  ];
  const rows = await testDatabase().prisma.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT "id" FROM "Developer" WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY "createdAt" DESC, "id" DESC LIMIT 25`);
  return rows.map(({ id }) => id);
}

describe('a page of a directory with 14,000 developers', () => {
  it.each(texts)(
    'looks at few of them for the text %j with any other filters',
    async (text) => {
      const { prisma } = testDatabase();
      const dear: unknown[] = [];
      const parts = countries.flatMap((country) =>
        years.flatMap((startedUntil) =>
          toolChoices.map((tools) => ({ country, startedUntil, tools })),
        ),
      );
      for (const part of sampleOf(parts, 5)) {
        const query = text ? textQuery(text) : undefined;
        const filter = { ...everybody, ...part, query };
        const rows = await costOf(await directoryStatement(prisma, filter, firstPage));
        if (rows > mostRows) dear.push({ ...part, rows });
      }
      expect(dear).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['zzz', {}],
    ['montevideo', {}],
    ['"react design"', {}],
    ['"react design"', { startedUntil: 1971, tools: ['Cursor'] }],
    ['the "design shops" -bakery', {}],
    ['"the and of"', {}],
    ['"design"', { tools: ['Rare tool'] }],
    ['"& design"', { country: 'Uruguay' }],
    ['zzz or bakery', { country: 'Uruguay' }],
    ['-the', { country: 'Uruguay' }],
    ['-the -i', {}],
    ['-"the and"', { tools: ['Rare tool'] }],
    ['th', { country: 'Uruguay' }],
    ['the ba', { country: 'Uruguay' }],
    ['bakery &&', { country: 'Uruguay' }],
    ['!!', { country: 'Uruguay' }],
    ['', { country: 'Uruguay', startedUntil: 2000 }],
    ['', { tools: ['Rare tool', 'None'] }],
  ] satisfies [string, Partial<DirectoryFilter>][])(
    'finds by the text %j and the filters %j what reading all of them finds',
    async (text, part) => {
      const { prisma } = testDatabase();
      const query = text ? textQuery(text) : undefined;
      const cards = await findCards(prisma, { ...everybody, ...part, query }, firstPage);
      expect(cards.map(({ id }) => id)).toEqual(await foundByReading(text, part));
    },
  );

  it('goes on after any page, with words and filters', async () => {
    const { prisma } = testDatabase();
    const filter = { ...everybody, query: textQuery('"the and"'), country: 'United States' };
    const all = (await findCards(prisma, filter, { ...firstPage, take: 1_000 })).map(
      ({ id }) => id,
    );
    expect(all.length).toBeGreaterThan(10);
    for (const after of [0, Math.floor(all.length / 2), all.length - 2]) {
      const cards = await findCards(prisma, filter, pageAfter(all[after]));
      expect(cards.map(({ id }) => id)).toEqual(all.slice(after + 1, after + 26));
    }
  });

  it.each([developerCount / 2, 20])(
    'looks at few of them for the page after %i',
    async (cursor) => {
      const { prisma } = testDatabase();
      const statement = await directoryStatement(prisma, everybody, pageAfter(cursor));
      expect(await costOf(statement)).toBeLessThan(mostRows);
    },
  );
});

describe('a list of 14,000 posts', () => {
  it.each([undefined, 1, 8])(
    'looks at its page alone, first or deep, in the category %s',
    async (nth) => {
      const { prisma, pool } = testDatabase();
      const now = new Date();
      const categories = await prisma.blogCategory.findMany({ orderBy: { id: 'asc' } });
      const categoryId = nth && categories[nth - 1]?.id;
      const page = { now, categoryId, cursor: undefined, take: 100 };
      const first = await postPageStatement(prisma, page, { id: true });
      const { rows } = await pool.query<{ id: number }>(
        `SELECT "id" FROM "BlogPost" WHERE "isPublished" AND "deletedAt" IS NULL AND "publishedAt" <= $1
         AND ($2::int IS NULL OR "categoryId" = $2) ORDER BY "publishedAt", "id" OFFSET 200 LIMIT 1`,
        [now, categoryId],
      );
      const deep = await postPageStatement(prisma, { ...page, cursor: rows[0]?.id }, { id: true });
      for (const statement of [first, deep]) {
        if (!statement) throw new Error('There is a page.');
        expect(await costOf(statement)).toBeLessThan(400);
      }
    },
  );
});

describe('the search of the dashboard through 14,000 posts', () => {
  it.each(['th', 'build', 'zzz', 'bakery apps', 'co'])(
    'looks at few of them for %j',
    async (text) => {
      expect(await costOf(dashboardSearchStatement(textQuery(text)))).toBeLessThan(mostRows);
    },
  );
});

/** The best of the newest titles with the very words. */
async function titledByReading(text: string): Promise<string[]> {
  const titleWords = Prisma.sql`ts_filter("searchVector", '{a}')`;
  const { exact, whole } = textQuery(text);
  const rows = await testDatabase().prisma.$queryRaw<{ slug: string }[]>(Prisma.sql`
    SELECT "slug" FROM (
      SELECT "id", "slug", "searchVector", "publishedAt" FROM "BlogPost"
      WHERE "isPublished" AND "deletedAt" IS NULL AND "publishedAt" <= now() AND ${titleWords} @@ ${exact}
      ORDER BY "publishedAt" DESC, "id" DESC LIMIT 200
    ) AS newest
    ORDER BY ts_rank("searchVector", ${whole}) DESC, "publishedAt" DESC, "id" DESC LIMIT 6`);
  return rows.map(({ slug }) => slug);
}

describe('the search through 14,000 posts', () => {
  it.each([
    'th',
    'build',
    'zzz',
    'a b',
    'react design',
    'bakery apps',
    'co',
    'the and',
    '"the and"',
  ])('looks at few of them for %j', async (text) => {
    const statement = postSearchStatement({ query: textQuery(text), now: new Date(), take: 6 });
    expect(await costOf(statement)).toBeLessThan(mostRows);
  });

  it.each(['the', 'build', 'montevideo', 'react design', '"the and"', 'the tanaka'])(
    'puts first for the text %j what reading all titles finds',
    async (text) => {
      const search = { query: textQuery(text), now: new Date(), take: 6 };
      const found = await findPostsByText(testDatabase().prisma, search);
      const titled = await titledByReading(text);
      expect(titled.length).toBeGreaterThan(2);
      expect(found.slice(0, titled.length).map(({ slug }) => slug)).toEqual(titled);
    },
  );
});
