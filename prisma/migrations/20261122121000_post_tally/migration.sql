-- How many posts there are of each category and state, kept with every change of a post: to count them for each page of
-- the dashboard would be to read all of them. The category 0 stands for none.
CREATE TABLE "PostTally" (
    "categoryId" INTEGER NOT NULL,
    "isDeleted" BOOLEAN NOT NULL,
    "isDraft" BOOLEAN NOT NULL,
    "postCount" INTEGER NOT NULL,

    CONSTRAINT "PostTally_pkey" PRIMARY KEY ("categoryId", "isDeleted", "isDraft")
);

CREATE FUNCTION "addToPostTally"(changes "PostTally"[]) RETURNS void LANGUAGE sql AS $$
  -- In one order everywhere: two who change the same counts wait for each other and never in a circle.
  INSERT INTO "PostTally" AS tally
  SELECT "categoryId", "isDeleted", "isDraft", sum("postCount") FROM unnest(changes)
  GROUP BY "categoryId", "isDeleted", "isDraft" HAVING sum("postCount") <> 0
  ORDER BY "categoryId", "isDeleted", "isDraft"
  ON CONFLICT ("categoryId", "isDeleted", "isDraft") DO UPDATE SET "postCount" = tally."postCount" + EXCLUDED."postCount"
$$;

CREATE FUNCTION "tallyPosts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes "PostTally"[] := '{}';
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := ARRAY(
      SELECT ROW(coalesce("categoryId", 0), "deletedAt" IS NOT NULL, NOT "isPublished" OR "publishedAt" IS NULL, 1)::"PostTally"
      FROM present
    );
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT ROW(coalesce("categoryId", 0), "deletedAt" IS NOT NULL, NOT "isPublished" OR "publishedAt" IS NULL, -1)::"PostTally"
      FROM former
    );
  END IF;
  PERFORM "addToPostTally"(changes);
  RETURN NULL;
END $$;
CREATE TRIGGER "BlogPost_tally_of_new" AFTER INSERT ON "BlogPost"
  REFERENCING NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyPosts"();
CREATE TRIGGER "BlogPost_tally_of_changed" AFTER UPDATE ON "BlogPost"
  REFERENCING OLD TABLE AS former NEW TABLE AS present FOR EACH STATEMENT EXECUTE FUNCTION "tallyPosts"();
CREATE TRIGGER "BlogPost_tally_of_deleted" AFTER DELETE ON "BlogPost"
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION "tallyPosts"();

INSERT INTO "PostTally"
SELECT coalesce("categoryId", 0), "deletedAt" IS NOT NULL, NOT "isPublished" OR "publishedAt" IS NULL, count(*)
FROM "BlogPost" GROUP BY 1, 2, 3;

-- What is rare is found without reading all posts in the order of their changes.
CREATE INDEX "BlogPost_deleted_idx" ON "BlogPost" ("updatedAt" DESC, "id" DESC) WHERE "deletedAt" IS NOT NULL;
CREATE INDEX "BlogPost_draft_idx" ON "BlogPost" ("updatedAt" DESC, "id" DESC)
  WHERE "deletedAt" IS NULL AND (NOT "isPublished" OR "publishedAt" IS NULL);
