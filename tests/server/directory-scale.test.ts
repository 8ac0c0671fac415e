import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DirectoryFilter,
  directoryStatements,
  findCards,
} from '../../src/server/features/developer/directory.queries.ts';
import { resetDatabase, testDatabase } from '../setup/database.ts';

const developerCount = 100_000;
const batchSize = 10_000;
const budgetMs = 50;
const runs = 15;

const everybody: DirectoryFilter = {
  words: '',
  prefix: '',
  country: undefined,
  startedUntil: undefined,
  tools: [],
  cursor: undefined,
  take: 25,
};

/** Words, countries and tools from everyday to rare, spread over the whole network. */
async function fillNetwork(): Promise<void> {
  const { pool } = testDatabase();
  for (let from = 1; from <= developerCount; from += batchSize) {
    await pool.query(
      `INSERT INTO "Developer" ("phoneNumber", "developerName", "bio", "country", "yearStartedCoding",
         "profileCompletedAt", "createdAt", "updatedAt")
       SELECT '+' || (10000000000 + i), 'Name' || (i * 7919 % 5000) || ' Family' || (i % 977),
         'I build apps and sites with care. word' || (i % 300) || CASE WHEN i % 20000 = 7 THEN ' zeppelin' ELSE '' END,
         CASE WHEN i % 3 = 0 THEN 'United States' WHEN i % 4001 = 0 THEN 'Uruguay' ELSE 'Country' || (i % 60) END,
         CASE WHEN i % 5 = 0 THEN NULL ELSE 1970 + (i % 56) END,
         now(), now() - (${developerCount} - i) * interval '5 minutes', now()
       FROM generate_series($1::int, $2::int) AS i`,
      [from, from + batchSize - 1],
    );
    await pool.query(
      `INSERT INTO "DeveloperProject" ("developerId", "title", "category", "story", "builtWith", "updatedAt")
       SELECT "id", 'Project', 'Web App', 'Story',
         CASE WHEN "id" % 9001 = 0 THEN ARRAY['Rare tool'] WHEN "id" % 2 = 0 THEN ARRAY['Cursor', 'v0'] ELSE ARRAY['Lovable'] END,
         now()
       FROM "Developer" WHERE "id" BETWEEN $1 AND $2`,
      [from, from + batchSize - 1],
    );
  }
  await pool.query('ANALYZE "Developer", "DeveloperProject"');
}

beforeAll(async () => {
  await resetDatabase();
  await fillNetwork();
}, 240_000);

afterAll(async () => {
  await testDatabase().pool.query('TRUNCATE "Developer" CASCADE');
}, 60_000);

const middle = developerCount / 2;
describe('a page of a directory with 100,000 developers', { timeout: 60_000 }, () => {
  it.each<[string, Partial<DirectoryFilter>]>([
    ['everybody', {}],
    ['a page from the middle', { cursor: middle }],
    ['the last page', { cursor: 20 }],
    ['a word of everybody', { words: 'build' }],
    ['a word of a few', { words: 'zeppelin' }],
    ['a word of nobody', { words: 'nobody-has-this' }],
    ['the beginning of a common name', { prefix: 'name1' }],
    ['the beginning of a rare word', { prefix: 'zepp' }],
    ['a single letter', { prefix: 'n' }],
    ['a phrase', { words: '"apps and sites" word17' }],
    ['words that exclude', { words: 'apps -sites' }],
    ['a large country', { country: 'United States' }],
    ['a small country', { country: 'Uruguay' }],
    ['a country without developers', { country: 'Nowhere' }],
    ['long experience', { startedUntil: 1971 }],
    ['some experience', { startedUntil: 2020 }],
    ['a common tool', { tools: ['Cursor'] }],
    ['a rare tool', { tools: ['Rare tool'] }],
    ['an unknown tool', { tools: ['Nothing'] }],
    [
      'everything together',
      {
        words: 'build',
        prefix: 'word1',
        country: 'United States',
        startedUntil: 2010,
        tools: ['v0'],
      },
    ],
    [
      'everything together, and rare',
      { words: 'zeppelin', country: 'Uruguay', tools: ['Rare tool'] },
    ],
  ])('%s costs less than 50 ms and no walk through the whole table', async (_name, part) => {
    const { prisma } = testDatabase();
    const filter = { ...everybody, ...part };
    for (const statement of await directoryStatements(prisma, filter)) {
      const plan = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN ${statement.text}`,
        ...statement.values,
      );
      const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).not.toMatch(/Seq Scan on "Developer/);
      const rows = await prisma.$queryRaw<unknown[]>(statement);
      if (rows.length === filter.take) break;
    }
    // The fastest run is what a page costs; the others also measure who else is on the machine.
    let fastestMs = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      await findCards(prisma, filter);
      fastestMs = Math.min(fastestMs, performance.now() - startedAt);
    }
    expect(fastestMs).toBeLessThan(budgetMs);
  });
});
