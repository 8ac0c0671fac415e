-- AlterTable
ALTER TABLE "PostImport" DROP COLUMN "madeTagKeys",
ADD COLUMN     "madeMediaIds" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "PostImportItem" ADD COLUMN     "displaced" JSONB,
ADD COLUMN     "redirectsVersion" INTEGER;

-- A count of nothing has no row.
CREATE OR REPLACE FUNCTION "addToPostTally"(changes "PostTally"[]) RETURNS void LANGUAGE sql AS $$
  -- In one order everywhere: two who change the same counts wait for each other and never in a circle.
  INSERT INTO "PostTally" AS tally
  SELECT "categoryId", "isDeleted", "isDraft", sum("postCount") FROM unnest(changes)
  GROUP BY "categoryId", "isDeleted", "isDraft" HAVING sum("postCount") <> 0
  ORDER BY "categoryId", "isDeleted", "isDraft"
  ON CONFLICT ("categoryId", "isDeleted", "isDraft") DO UPDATE SET "postCount" = tally."postCount" + EXCLUDED."postCount";
  DELETE FROM "PostTally" AS tally USING unnest(changes) AS change
  WHERE tally."postCount" = 0 AND tally."categoryId" = change."categoryId"
    AND tally."isDeleted" = change."isDeleted" AND tally."isDraft" = change."isDraft"
$$;
DELETE FROM "PostTally" WHERE "postCount" = 0;
