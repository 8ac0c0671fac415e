-- Search that folds accents, bears typos, and answers from an index whatever the words are (docs/decisions/text-search.md).

DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS unaccent;
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'this database user may not create the extensions unaccent, pg_trgm and fuzzystrmatch. Give it the right (GRANT CREATE ON DATABASE % TO %), or let an administrator create them in this database once', quote_ident(current_database()), quote_ident(current_user);
  WHEN undefined_file OR feature_not_supported THEN
    RAISE EXCEPTION 'this PostgreSQL server lacks the extensions unaccent, pg_trgm or fuzzystrmatch. Install its contrib package (postgresql-contrib)';
END $$;

-- Words without their accents, in lower case, in no particular language.
CREATE TEXT SEARCH CONFIGURATION folded (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION folded ALTER MAPPING FOR word, hword, hword_part WITH unaccent, simple;

DROP INDEX "BlogPost_search_idx";
DROP INDEX "Developer_search_idx";

-- Posts: the words of title, excerpt and address, weighted in this order.
ALTER TABLE "BlogPost" ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('folded', "title"), 'A')
  || setweight(to_tsvector('folded', "excerpt"), 'B')
  || setweight(to_tsvector('folded', replace("slug", '-', ' ')), 'D')
) STORED;
CREATE INDEX "BlogPost_searchVector_idx" ON "BlogPost" USING GIN ("searchVector");
CREATE INDEX "BlogPost_public_idx" ON "BlogPost" ("publishedAt" DESC, "id" DESC)
  WHERE "isPublished" AND "deletedAt" IS NULL;

-- Developers: the words of name and bio, and beside them what the directory filters by, so that any combination is one
-- look-up in one index. What people type cannot be mistaken for a filter: words hold no "=".
CREATE FUNCTION "developerSearchVector"(name text, bio text, country text, year int, tools text[]) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('public.folded', name || ' ' || bio)
    || array_to_tsvector(
      array_remove(ARRAY['country=' || country, 'year=' || year, 'decade=' || year / 10], NULL)
      || ARRAY(SELECT 'tool=' || tool FROM unnest(tools) AS tool)
    )
$$;

ALTER TABLE "Developer" ADD COLUMN "builtWith" TEXT[] DEFAULT ARRAY[]::TEXT[];
UPDATE "Developer" AS d SET "builtWith" = ARRAY(
  SELECT DISTINCT tool FROM "DeveloperProject" AS p, unnest(p."builtWith") AS tool
  WHERE p."developerId" = d."id" ORDER BY tool
) WHERE EXISTS (SELECT 1 FROM "DeveloperProject" AS p WHERE p."developerId" = d."id");

ALTER TABLE "Developer" ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
  "developerSearchVector"("developerName", "bio", "country", "yearStartedCoding", "builtWith")
) STORED;
CREATE INDEX "Developer_searchVector_idx" ON "Developer" USING GIN ("searchVector")
  WHERE "profileCompletedAt" IS NOT NULL AND "disabledAt" IS NULL;
CREATE INDEX "Developer_listed_idx" ON "Developer" ("createdAt" DESC, "id" DESC)
  WHERE "profileCompletedAt" IS NOT NULL AND "disabledAt" IS NULL;

DROP INDEX "Developer_country_createdAt_id_idx";
DROP INDEX "Developer_yearStartedCoding_createdAt_id_idx";
DROP INDEX "DeveloperProject_builtWith_idx";

-- A developer's tools are those of the projects.
CREATE FUNCTION "collectBuiltWith"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Developer" AS d SET "builtWith" = ARRAY(
    SELECT DISTINCT tool FROM "DeveloperProject" AS p, unnest(p."builtWith") AS tool
    WHERE p."developerId" = d."id" ORDER BY tool
  ) WHERE d."id" IN (OLD."developerId", NEW."developerId");
  RETURN NULL;
END $$;
CREATE TRIGGER "DeveloperProject_builtWith" AFTER INSERT OR DELETE OR UPDATE OF "builtWith", "developerId"
  ON "DeveloperProject" FOR EACH ROW EXECUTE FUNCTION "collectBuiltWith"();

-- Every word that can be found, for the nearest ones to a word that cannot.
CREATE TABLE "SearchWord" (
    "word" TEXT NOT NULL,

    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "SearchWord_word_idx" ON "SearchWord" USING GIN ("word" gin_trgm_ops);

CREATE FUNCTION "collectSearchWords"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order everywhere: two who bring the same new words wait for each other and never in a circle.
  INSERT INTO "SearchWord"
  SELECT DISTINCT lexeme FROM changed, unnest(changed."searchVector")
  WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[0-9=./@:_-]'
    AND NOT EXISTS (SELECT 1 FROM "SearchWord" WHERE "word" = lexeme)
  ORDER BY lexeme
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "BlogPost_words_of_new" AFTER INSERT ON "BlogPost"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "BlogPost_words_of_changed" AFTER UPDATE ON "BlogPost"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "Developer_words_of_new" AFTER INSERT ON "Developer"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();
CREATE TRIGGER "Developer_words_of_changed" AFTER UPDATE ON "Developer"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "collectSearchWords"();

INSERT INTO "SearchWord"
SELECT DISTINCT lexeme
FROM (SELECT "searchVector" FROM "BlogPost" UNION ALL SELECT "searchVector" FROM "Developer") AS written,
  unnest(written."searchVector")
WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[0-9=./@:_-]';
