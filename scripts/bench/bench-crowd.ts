import type { Pool } from 'pg';
import type { Writer } from './bench-prose.ts';

const batchSize = 2_000;

function batches(count: number): number[][] {
  return Array.from({ length: Math.ceil(count / batchSize) }, (_, batch) =>
    Array.from(
      { length: Math.min(batchSize, count - batch * batchSize) },
      (_item, index) => batch * batchSize + index + 1,
    ),
  );
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

/** Spaces profiles five minutes apart. Of a hundred, two are unfinished and one is hidden. Bios have 320 letters. */
export async function fillDevelopers(pool: Pool, writer: Writer, count: number): Promise<void> {
  for (const indexes of batches(count)) {
    await pool.query(
      `INSERT INTO "Developer" ("phoneNumber", "developerName", "bio", "country", "yearStartedCoding", "builtWith",
         "profileCompletedAt", "hiddenAt", "createdAt", "updatedAt")
       SELECT '+' || (10000000000 + i), name, bio, country, CASE WHEN i % 5 = 0 THEN NULL ELSE 1970 + i % 56 END,
         string_to_array(nullif(tools, ''), ','), CASE WHEN i % 50 <> 7 THEN now() END, CASE WHEN i % 100 = 9 THEN now() END,
         now() - ($6 - i) * interval '5 minutes', now()
       FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) AS t (i, name, bio, country, tools)`,
      [
        indexes,
        indexes.map(() => writer.text(2)),
        indexes.map(() => writer.text(60).slice(0, 320)),
        indexes.map((index) => countryOf(index, writer)),
        indexes.map((index) => toolsOf(index, writer).join(',')),
        count,
      ],
    );
  }
}

export async function fillProjects(pool: Pool, writer: Writer, developerCount: number) {
  // The trigger would collect tools that are already there, once per row.
  await pool.query('ALTER TABLE "DeveloperProject" DISABLE TRIGGER "DeveloperProject_builtWith"');
  for (const ids of batches(developerCount)) {
    await pool.query(
      `INSERT INTO "DeveloperProject" ("developerId", "title", "category", "story", "builtWith", "slug", "position", "updatedAt")
       SELECT d."id", title, 'Web app', story, coalesce(d."builtWith"[place + 1:place + 1], '{}'), 'project-' || place, place, now()
       FROM unnest($1::int[], $2::text[], $3::text[]) AS t (i, title, story)
         CROSS JOIN generate_series(0, 2) AS place
         JOIN "Developer" AS d ON d."phoneNumber" = '+' || (10000000000 + i)`,
      [ids, ids.map(() => writer.text(4)), ids.map(() => writer.text(40))],
    );
  }
  await pool.query('ALTER TABLE "DeveloperProject" ENABLE TRIGGER "DeveloperProject_builtWith"');
}

/** Spaces posts an hour apart. Of a hundred, three are drafts, one is scheduled and one is deleted. */
export async function fillPosts(
  pool: Pool,
  writer: Writer,
  { count, words }: { count: number; words: number },
): Promise<void> {
  const categories = await pool.query<{ id: number }>(
    `INSERT INTO "BlogCategory" ("name", "slug", "description", "updatedAt")
     SELECT 'Category ' || i, 'category-' || i, 'Posts about ' || i, now() FROM generate_series(1, 8) AS i
     RETURNING "id"`,
  );
  const categoryIds = categories.rows.map(({ id }) => id);
  for (const indexes of batches(count)) {
    await pool.query(
      `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "categoryId", "isPublished", "publishedAt", "deletedAt", "createdAt",
         "updatedAt")
       SELECT title, 'post-' || i, excerpt, content, category, i % 100 NOT IN (3, 23, 43),
         CASE WHEN i % 100 IN (3, 23) THEN NULL WHEN i % 100 = 63 THEN now() + i * interval '1 hour' ELSE at END,
         CASE WHEN i % 100 = 83 THEN now() END, at, at
       FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[]) AS t (i, title, excerpt, content, category)
         CROSS JOIN LATERAL (SELECT now() - ($6 - i) * interval '1 hour' AS at) AS times`,
      [
        indexes,
        indexes.map(() => writer.text(7)),
        indexes.map(() => writer.text(25)),
        indexes.map(() => writer.html(words)),
        indexes.map(() => categoryIds[Math.floor(writer.random() ** 2 * categoryIds.length)]),
        count,
      ],
    );
  }
}
