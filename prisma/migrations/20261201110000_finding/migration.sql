-- What the directory filters and sorts by stands in the row of the developer, so that one index answers any combination.
ALTER TABLE "Developer"
  ADD COLUMN "availableUntil" TIMESTAMPTZ(3),
  ADD COLUMN "availabilityWords" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "fit" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "soonest" INTEGER NOT NULL DEFAULT -1000000;

-- Steps of hours and rates as in the file directory-choices.ts. A word names the step, and a filter asks for several steps.
CREATE FUNCTION "availabilityWords"(a "Availability") RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(
    ARRAY(SELECT 'kind=' || kind FROM unnest(a."kinds") AS kind)
    || ARRAY(SELECT 'language=' || tag FROM unnest(a."languages") AS tag)
    || CASE WHEN a."freeFrom" IS NULL OR a."freeFrom" <= (a."goodUntil" AT TIME ZONE 'UTC')::date - a."days"
      THEN ARRAY['free=now']
      ELSE ARRAY['free=' || to_char(a."freeFrom", 'YYYY-MM'), 'free=' || to_char(a."freeFrom", 'YYYY-MM-DD')] END
    || ARRAY['hours=' || (SELECT max(step) FROM unnest(ARRAY[5, 10, 20, 30, 40]) AS step WHERE step <= a."hoursPerWeek")]
    || ARRAY['rate=' || a."rateCurrency" || '.' || a."ratePer" || '.' || (
      SELECT min(step) FROM (
        SELECT unnest(ARRAY[10, 15, 20, 30, 40, 50, 75]) * power(10, zeros)::int AS step FROM generate_series(0, 4) AS zeros
        UNION ALL SELECT 1000000
      ) AS steps WHERE step >= a."rateFrom"
    )], NULL)
$$;

-- Without a moment, an availability counts as good unless it was ended by hand: only the application knows its clock.
CREATE FUNCTION "listDevelopers"(ids int[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE "Developer" AS d SET
    "availableUntil" = listing."until",
    "availabilityWords" = listing."words",
    "fit" = listing."fit",
    "soonest" = listing."soonest"
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
      END AS "soonest"
    FROM unnest(ids) AS l ("id")
      LEFT JOIN "Availability" AS a ON a."developerId" = l."id" AND a."endedBefore" IS NULL
        AND (moment IS NULL OR a."goodUntil" > moment)
      CROSS JOIN LATERAL (SELECT count(*)::int AS "count" FROM "DeveloperProject" WHERE "developerId" = l."id") AS p
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT "skill")::int AS "count" FROM "DeveloperSkillProject" WHERE "developerId" = l."id"
      ) AS s
  ) AS listing
  WHERE d."id" = listing."id" AND (d."availableUntil", d."availabilityWords", d."fit", d."soonest")
    IS DISTINCT FROM (listing."until", listing."words", listing."fit", listing."soonest")
$$;

CREATE FUNCTION "listChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "listDevelopers"(ARRAY(SELECT DISTINCT "developerId" FROM changed ORDER BY 1), NULL);
  RETURN NULL;
END $$;

SELECT "listDevelopers"(ARRAY(SELECT "id" FROM "Developer"), now());

CREATE TRIGGER "Availability_listed" AFTER INSERT ON "Availability"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Availability_listed_anew" AFTER UPDATE ON "Availability"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "Availability_unlisted" AFTER DELETE ON "Availability"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperProject_listed" AFTER INSERT ON "DeveloperProject"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperProject_unlisted" AFTER DELETE ON "DeveloperProject"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperSkillProject_listed" AFTER INSERT ON "DeveloperSkillProject"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();
CREATE TRIGGER "DeveloperSkillProject_unlisted" AFTER DELETE ON "DeveloperSkillProject"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "listChanged"();

CREATE FUNCTION "developerSearchVector"(
  name text, bio text, country text, year int, tools text[], skills text[], availability text[]
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.folded', name || ' ' || bio)
    || array_to_tsvector(
      array_remove(ARRAY['country=' || country, 'year=' || year, 'decade=' || year / 10], NULL)
      || ARRAY(SELECT 'tool=' || tool FROM unnest(tools) AS tool)
      || ARRAY(SELECT 'skill=' || skill FROM unnest(skills) AS skill)
      || availability
    )
$$;
ALTER TABLE "Developer"
  DROP COLUMN "searchVector",
  ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
    "developerSearchVector"("developerName", "bio", "country", "yearStartedCoding", "builtWith", "skillKeys", "availabilityWords")
  ) STORED;
CREATE INDEX "Developer_searchVector_idx" ON "Developer"
  USING GIN ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate = off);
DROP FUNCTION "developerSearchVector"(text, text, text, int, text[], text[]);

CREATE INDEX "Developer_fit_id_idx" ON "Developer" ("fit" DESC, "id" DESC);
CREATE INDEX "Developer_soonest_id_idx" ON "Developer" ("soonest" DESC, "id" DESC);
CREATE INDEX "Developer_availableUntil_idx" ON "Developer" ("availableUntil");
