-- Posts that were saved from an AI draft before it was written down what of a post a model wrote.
INSERT INTO "PostProvenance" ("postId", "purpose", "model", "wordCount", "characterCount", "writtenAt", "acceptedBy", "acceptedAt")
SELECT "postId", 'draft', "model", cardinality(regexp_split_to_array(btrim("text"), '\s+')), length("text"), "createdAt", "actor", "savedAt"
FROM "AiGeneration" AS draft
WHERE "postId" IS NOT NULL AND "savedAt" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "PostProvenance" AS known WHERE known."postId" = draft."postId" AND known."purpose" = 'draft');
