import type { Pool } from 'pg';

const batchSize = 2_000;

/**
 * Gives the developers of `fillDevelopers` skills, projects and availability, skewed as people are: seven in ten have a
 * project, six in ten said what they take on, and a third of those are over. One in thirty is verified.
 */
export async function fillListing(pool: Pool): Promise<void> {
  const tables = ['Availability', 'DeveloperProject', 'Verification'];
  for (const table of tables) await pool.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
  await pool.query(`
    INSERT INTO "DeveloperProject" ("developerId", "title", "category", "story", "slug", "position", "updatedAt")
    SELECT "id", 'Project', 'Web App', 'Somebody needed it.', 'project-' || place, place, now()
    FROM "Developer", generate_series(1, ("id" * 7919 % 10) / 2) AS place WHERE "id" * 7919 % 10 > 2`);
  await pool.query(`
    INSERT INTO "Availability" ("developerId", "kinds", "hoursPerWeek", "freeFrom", "rateFrom", "rateTo", "rateCurrency", "ratePer",
      "languages", "days", "goodUntil")
    SELECT "id",
      CASE WHEN r < 0.7 THEN '{project}' WHEN r < 0.9 THEN '{project,partTime}' WHEN r < 0.99 THEN '{fullTime}'
        ELSE '{mentoring}' END::"AvailabilityKind"[],
      CASE WHEN h < 0.6 THEN 5 + (h * 60)::int END,
      CASE WHEN f < 0.4 THEN current_date + (f * f * 900)::int END,
      rate, 2 * rate, CASE WHEN rate IS NOT NULL THEN CASE WHEN r < 0.6 THEN 'USD' WHEN r < 0.9 THEN 'EUR' ELSE 'NOK' END END,
      CASE WHEN rate IS NOT NULL THEN CASE WHEN f < 0.8 THEN 'hour' ELSE 'day' END::"RatePeriod" END,
      CASE WHEN h < 0.7 THEN '{en}' WHEN h < 0.9 THEN '{en,es}' WHEN h < 0.99 THEN '{de,en}' ELSE '{is}' END::text[],
      30, now() + (30 - g * 45) * interval '1 day'
    FROM (
      SELECT "id", random() AS r, random() AS h, random() AS f, random() AS g,
        CASE WHEN random() < 0.7 THEN 20 + (random() * random() * 180)::int END AS rate
      FROM "Developer" WHERE "id" * 31 % 10 < 6
    ) AS people`);
  await pool.query(`
    INSERT INTO "Verification" ("developerId", "askedAt", "taskText", "givenAt", "answerUntil", "answer", "answeredAt", "remarks",
      "isPassed", "assessedAt", "reviewRemarks", "reviewedAt", "endedAt", "outcome", "examined", "markUntil")
    SELECT "id", now(), 'Build a form.', now(), now() + interval '1 day', 'Here it is.', now(), 'It works.',
      true, now(), 'Read.', now(), now(), 'verified', 'A form.', now() + random() * interval '700 days'
    FROM "Developer" WHERE "id" % 30 = 7`);
  for (const table of tables) await pool.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  const { rows } = await pool.query<{ first: number; last: number }>(
    'SELECT min("id") AS first, max("id") AS last FROM "Developer"',
  );
  const { first = 0, last = -1 } = rows[0] ?? {};
  for (let from = first; from <= last; from += batchSize) {
    // The square of a chance prefers the first skills: a few are common, and many are rare.
    await pool.query(
      `UPDATE "Developer" AS d SET "skillKeys" = ARRAY(
         SELECT DISTINCT 'term.skill-' || floor(power(random(), 3) * 120 + 0 * d."id")::int FROM generate_series(1, d."id" % 7)
       ) WHERE "id" BETWEEN $1 AND $2`,
      [from, from + batchSize - 1],
    );
    await pool.query(
      'SELECT "listDevelopers"(ARRAY(SELECT generate_series($1::int, $2::int)), now())',
      [from, from + batchSize - 1],
    );
  }
}
