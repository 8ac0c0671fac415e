import type { Pool } from 'pg';
import { seededRandom } from '../setup/seeded-random.ts';

const batchSize = 5_000;

const everydayWords =
  'i build apps sites web mobile with care for small teams and the people who use them react node typescript python design shops booking data tools ai prompts in my years of work freelance product startup bakery'.split(
    ' ',
  );
const rareWordCount = 20_000;

export interface Writer {
  random(): number;
  word(): string;
  text(wordCount: number): string;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Writes as people do: few words very often, many words seldom (Zipf's law). */
export function createWriter(seed = 1): Writer {
  const random = seededRandom(seed);
  const letters = () => String.fromCharCode(97 + Math.floor(random() * 26));
  const rareWords = Array.from({ length: rareWordCount }, () =>
    Array.from({ length: 3 + Math.floor(random() * 8) }, letters).join(''),
  );
  const words = [...everydayWords, ...rareWords];
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? 'i';
  return {
    random,
    word,
    text: (wordCount) => Array.from({ length: wordCount }, word).join(' '),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  };
}

function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

function countryOf(index: number, writer: Writer): string {
  if (index % 4_001 === 0) return 'Uruguay';
  return writer.random() < 0.33 ? 'United States' : `Country ${Math.floor(writer.random() * 60)}`;
}

const tools = ['Cursor', 'v0', 'Lovable', 'Bolt.new', 'Replit Agent', 'GitHub Copilot'] as const;

function toolsOf(index: number, writer: Writer): string[] {
  if (index % 9_001 === 0) return ['Rare tool'];
  return Array.from({ length: Math.floor(writer.random() * 4) }, () => writer.pick(tools));
}

/** Finished profiles with bios of some 50 words and up to three tools, five minutes apart. */
export async function fillDevelopers(pool: Pool, writer: Writer, count: number): Promise<void> {
  for (let first = 1; first <= count; first += batchSize) {
    const indexes = numbersFrom(first, Math.min(batchSize, count - first + 1));
    await pool.query(
      `INSERT INTO "Developer" ("phoneNumber", "developerName", "bio", "country", "yearStartedCoding", "builtWith",
         "profileCompletedAt", "createdAt", "updatedAt")
       SELECT '+' || (10000000000 + i), name, bio, country, CASE WHEN i % 5 = 0 THEN NULL ELSE 1970 + i % 56 END,
         string_to_array(nullif(tools, ''), ','), now(), now() - ($6 - i) * interval '5 minutes', now()
       FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) AS t (i, name, bio, country, tools)`,
      [
        indexes,
        indexes.map(() => writer.text(2)),
        indexes.map(() => writer.text(52).slice(0, 320)),
        indexes.map((index) => countryOf(index, writer)),
        indexes.map((index) => toolsOf(index, writer).join(',')),
        count,
      ],
    );
  }
}

/** Public posts of 100 words (of which a search reads title and excerpt), an hour apart. */
export async function fillPosts(pool: Pool, writer: Writer, count: number): Promise<void> {
  for (let first = 1; first <= count; first += batchSize) {
    const indexes = numbersFrom(first, Math.min(batchSize, count - first + 1));
    await pool.query(
      `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "publishedAt", "updatedAt")
       SELECT title, 'post-' || i, excerpt, content, now() - ($5 - i) * interval '1 hour', now()
       FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS t (i, title, excerpt, content)`,
      [
        indexes,
        indexes.map(() => writer.text(7)),
        indexes.map(() => writer.text(25)),
        indexes.map(() => `<p>${writer.text(100)}</p>`),
        count,
      ],
    );
  }
}
