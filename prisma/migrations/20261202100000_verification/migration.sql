CREATE TYPE "VerificationOutcome" AS ENUM ('withdrawn', 'declined', 'verified');

CREATE TABLE "Verification" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "taskTitle" TEXT NOT NULL DEFAULT '',
    "taskText" TEXT NOT NULL DEFAULT '',
    "lookedFor" TEXT NOT NULL DEFAULT '',
    "givenAt" TIMESTAMPTZ(3),
    "answerUntil" TIMESTAMPTZ(3),
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMPTZ(3),
    "remarks" TEXT NOT NULL DEFAULT '',
    "isPassed" BOOLEAN,
    "assessedAt" TIMESTAMPTZ(3),
    "reviewRemarks" TEXT NOT NULL DEFAULT '',
    "reviewedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "outcome" "VerificationOutcome",
    "reason" TEXT NOT NULL DEFAULT '',
    "examined" TEXT NOT NULL DEFAULT '',
    "markUntil" TIMESTAMPTZ(3),
    "takenBackAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Verification_given_check" CHECK (
        num_nonnulls("givenAt", "answerUntil") IN (0, 2) AND ("givenAt" IS NULL OR ("taskText" <> '' AND "answerUntil" > "givenAt"))),
    CONSTRAINT "Verification_answered_check" CHECK (
        "answeredAt" IS NULL OR ("answer" <> '' AND "givenAt" IS NOT NULL AND "answeredAt" < "answerUntil")),
    CONSTRAINT "Verification_assessed_check" CHECK (
        num_nonnulls("isPassed", "assessedAt") IN (0, 2) AND ("assessedAt" IS NULL OR ("remarks" <> '' AND "givenAt" IS NOT NULL))
        AND ("isPassed" IS NOT TRUE OR "answeredAt" IS NOT NULL)),
    CONSTRAINT "Verification_reviewed_check" CHECK ("reviewedAt" IS NULL OR "reviewRemarks" <> ''),
    CONSTRAINT "Verification_ended_check" CHECK (num_nonnulls("endedAt", "outcome") IN (0, 2)),
    CONSTRAINT "Verification_reason_check" CHECK (
        ("outcome" IS DISTINCT FROM 'declined' AND "takenBackAt" IS NULL) OR "reason" <> ''),
    CONSTRAINT "Verification_mark_check" CHECK (
        CASE WHEN "outcome" = 'verified'
        THEN "isPassed" IS TRUE AND "reviewedAt" IS NOT NULL AND "examined" <> '' AND "markUntil" IS NOT NULL
        ELSE num_nonnulls("markUntil", "takenBackAt", "remindedAt") = 0 END)
);
-- A developer has one open request.
CREATE UNIQUE INDEX "Verification_open_key" ON "Verification"("developerId") WHERE "endedAt" IS NULL;
CREATE INDEX "Verification_developerId_askedAt_idx" ON "Verification"("developerId", "askedAt");
CREATE INDEX "Verification_endedAt_askedAt_idx" ON "Verification"("endedAt", "askedAt");
CREATE INDEX "Verification_markUntil_idx" ON "Verification"("markUntil");
ALTER TABLE "Verification" ADD CONSTRAINT "Verification_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The directory filters by the mark in the row of the developer, as it does by the availability.
ALTER TABLE "Developer" ADD COLUMN "verifiedUntil" TIMESTAMPTZ(3);

CREATE OR REPLACE FUNCTION "listDevelopers"(ids int[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE "Developer" AS d SET
    "availableUntil" = listing."until",
    "availabilityWords" = listing."words",
    "fit" = listing."fit",
    "soonest" = listing."soonest",
    "verifiedUntil" = listing."verified"
  FROM (
    SELECT l."id", a."goodUntil" AS "until",
      CASE WHEN a."developerId" IS NULL THEN ARRAY[]::text[] ELSE "availabilityWords"(a) END AS "words",
      CASE WHEN a."developerId" IS NOT NULL AND p."count" > 0 THEN 100 ELSE 0 END
        + 10 * least(p."count", 9) + least(s."count", 9) AS "fit",
      CASE
        WHEN a."developerId" IS NULL OR p."count" = 0 THEN -1000000
        WHEN a."freeFrom" IS NULL
          OR a."freeFrom" <= greatest((a."goodUntil" AT TIME ZONE 'UTC')::date - a."days", (moment AT TIME ZONE 'UTC')::date)
        THEN 0
        ELSE date '2000-01-01' - a."freeFrom"
      END AS "soonest",
      v."until" AS "verified"
    FROM unnest(ids) AS l ("id")
      LEFT JOIN "Availability" AS a ON a."developerId" = l."id" AND a."endedBefore" IS NULL
        AND (moment IS NULL OR a."goodUntil" > moment)
      CROSS JOIN LATERAL (SELECT count(*)::int AS "count" FROM "DeveloperProject" WHERE "developerId" = l."id") AS p
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT "skill")::int AS "count" FROM "DeveloperSkillProject" WHERE "developerId" = l."id"
      ) AS s
      CROSS JOIN LATERAL (
        SELECT max("markUntil") AS "until" FROM "Verification"
        WHERE "developerId" = l."id" AND "takenBackAt" IS NULL AND (moment IS NULL OR "markUntil" > moment)
      ) AS v
  ) AS listing
  WHERE d."id" = listing."id" AND (d."availableUntil", d."availabilityWords", d."fit", d."soonest", d."verifiedUntil")
    IS DISTINCT FROM (listing."until", listing."words", listing."fit", listing."soonest", listing."verified")
$$;

CREATE TRIGGER "Verification_listed" AFTER INSERT ON "Verification"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Verification_listed_anew" AFTER UPDATE ON "Verification"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Verification_unlisted" AFTER DELETE ON "Verification"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();

CREATE FUNCTION "developerSearchVector"(
  name text, bio text, country text, year int, tools text[], skills text[], availability text[], "isVerified" boolean
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.folded', name || ' ' || bio)
    || array_to_tsvector(
      array_remove(ARRAY[
        'country=' || country, 'year=' || year, 'decade=' || year / 10, CASE WHEN "isVerified" THEN 'mark=verified' END
      ], NULL)
      || ARRAY(SELECT 'tool=' || tool FROM unnest(tools) AS tool)
      || ARRAY(SELECT 'skill=' || skill FROM unnest(skills) AS skill)
      || availability
    )
$$;
ALTER TABLE "Developer"
  DROP COLUMN "searchVector",
  ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
    "developerSearchVector"(
      "developerName", "bio", "country", "yearStartedCoding", "builtWith", "skillKeys", "availabilityWords",
      "verifiedUntil" IS NOT NULL
    )
  ) STORED;
CREATE INDEX "Developer_searchVector_idx" ON "Developer"
  USING GIN ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate = off);
DROP FUNCTION "developerSearchVector"(text, text, text, int, text[], text[], text[]);

CREATE INDEX "Developer_verifiedUntil_idx" ON "Developer" ("verifiedUntil");
