import path from 'node:path';
import { seedDatabase } from '../../prisma/seed/seed.ts';
import { createDatabase } from '../../src/server/db/client.ts';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { applyMigrations } from '../../src/server/db/migrations/migrate.ts';
import { createLog } from '../../src/server/observation/log.ts';

const postCount = 200;
const wordsPerPost = 800;
const wordsPerParagraph = 80;

const syllables = [
  'ba',
  'co',
  'de',
  'fin',
  'gra',
  'ho',
  'ki',
  'lo',
  'men',
  'no',
  'per',
  'ran',
  'so',
  'ti',
  'ul',
  'ver',
];

/** Texts of these made-up words compress about as well as prose. */
function word(seed: number): string {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  let letters = '';
  for (let length = 1 + (seed % 3); length >= 0; length -= 1) {
    letters += syllables[state % syllables.length];
    state = Math.floor(state / syllables.length);
  }
  return letters;
}

function article(seed: number): string {
  const words = Array.from({ length: wordsPerPost }, (_, index) =>
    word(((seed + 1) * 7_919 + index * index * 31) % 4_001),
  );
  const paragraphs: string[] = [];
  for (let start = 0; start < words.length; start += wordsPerParagraph) {
    paragraphs.push(`<p>${words.slice(start, start + wordsPerParagraph).join(' ')}</p>`);
  }
  return paragraphs.join('\n');
}

export async function seedBenchPosts(dataDir: string): Promise<void> {
  const log = createLog('silent');
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const db = createDatabase({
    connection: embedded.connection,
    poolSize: 1,
    statementTimeoutMs: 30_000,
    connectTimeoutMs: 10_000,
    log,
  });
  await applyMigrations(db.pool, path.resolve('prisma/migrations'));
  await seedDatabase(db.prisma, { mode: 'demo' });
  const { id: categoryId } = await db.prisma.blogCategory.create({
    select: { id: true },
    data: { name: 'Bench', slug: 'bench', description: 'Posts of the benchmark' },
  });
  await db.prisma.blogPost.createMany({
    data: Array.from({ length: postCount }, (_, index) => ({
      title: `Bench post ${index + 1}`,
      slug: `bench-post-${index + 1}`,
      excerpt: 'A post that is as long as a real one and says nothing.',
      content: article(index),
      categoryId,
      publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000),
    })),
  });
  await db.close();
  await embedded.stop();
}
