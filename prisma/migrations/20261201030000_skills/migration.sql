-- The places 1 to 12 hold a developer to twelve skills.
CREATE TABLE "DeveloperSkill" (
    "developerId" INTEGER NOT NULL,
    "skill" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "DeveloperSkill_pkey" PRIMARY KEY ("developerId", "skill"),
    CONSTRAINT "DeveloperSkill_position_range" CHECK ("position" BETWEEN 1 AND 12),
    CONSTRAINT "DeveloperSkill_skill_form" CHECK ("skill" ~ '^[a-z]+[.][a-z0-9]+(-[a-z0-9]+)*$' AND length("skill") <= 140)
);

CREATE UNIQUE INDEX "DeveloperSkill_developerId_position_key" ON "DeveloperSkill"("developerId", "position");
CREATE INDEX "DeveloperSkill_skill_idx" ON "DeveloperSkill"("skill");

ALTER TABLE "DeveloperSkill" ADD CONSTRAINT "DeveloperSkill_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Both keys name the developer, so a skill is shown by its developer's own projects only.
CREATE UNIQUE INDEX "DeveloperProject_id_developerId_key" ON "DeveloperProject"("id", "developerId");

CREATE TABLE "DeveloperSkillProject" (
    "developerId" INTEGER NOT NULL,
    "skill" TEXT NOT NULL,
    "projectId" INTEGER NOT NULL,
    CONSTRAINT "DeveloperSkillProject_pkey" PRIMARY KEY ("developerId", "skill", "projectId")
);

CREATE INDEX "DeveloperSkillProject_projectId_developerId_idx" ON "DeveloperSkillProject"("projectId", "developerId");

ALTER TABLE "DeveloperSkillProject" ADD CONSTRAINT "DeveloperSkillProject_developerId_skill_fkey"
    FOREIGN KEY ("developerId", "skill") REFERENCES "DeveloperSkill"("developerId", "skill") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeveloperSkillProject" ADD CONSTRAINT "DeveloperSkillProject_projectId_developerId_fkey"
    FOREIGN KEY ("projectId", "developerId") REFERENCES "DeveloperProject"("id", "developerId") ON DELETE CASCADE ON UPDATE CASCADE;

-- The directory filters by lexemes of the search vector.
ALTER TABLE "Developer" ADD COLUMN "skillKeys" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

CREATE FUNCTION "developerSearchVector"(name text, bio text, country text, year int, tools text[], skills text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.folded', name || ' ' || bio)
    || array_to_tsvector(
      array_remove(ARRAY['country=' || country, 'year=' || year, 'decade=' || year / 10], NULL)
      || ARRAY(SELECT 'tool=' || tool FROM unnest(tools) AS tool)
      || ARRAY(SELECT 'skill=' || skill FROM unnest(skills) AS skill)
    )
$$;

ALTER TABLE "Developer"
  DROP COLUMN "searchVector",
  ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
    "developerSearchVector"("developerName", "bio", "country", "yearStartedCoding", "builtWith", "skillKeys")
  ) STORED;
CREATE INDEX "Developer_searchVector_idx" ON "Developer"
  USING GIN ("searchVector", "wordPairs"("searchVector")) WITH (fastupdate = off);
DROP FUNCTION "developerSearchVector"(text, text, text, int, text[]);

-- One update of the developer for each statement, however many skills it changes.
CREATE FUNCTION "collectSkills"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Developer" AS d SET "skillKeys" = ARRAY(
    SELECT s."skill" FROM "DeveloperSkill" AS s WHERE s."developerId" = d."id" ORDER BY s."skill"
  ) WHERE d."id" IN (SELECT "developerId" FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER "DeveloperSkill_added" AFTER INSERT ON "DeveloperSkill"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSkills"();
CREATE TRIGGER "DeveloperSkill_changed" AFTER UPDATE ON "DeveloperSkill"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSkills"();
CREATE TRIGGER "DeveloperSkill_removed" AFTER DELETE ON "DeveloperSkill"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSkills"();
