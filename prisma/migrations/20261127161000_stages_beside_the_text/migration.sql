-- AlterTable
ALTER TABLE "AiUsage" ADD COLUMN     "documentId" INTEGER,
ADD COLUMN     "stagedDraftId" INTEGER;

-- AlterTable
ALTER TABLE "StagedDraft" ADD COLUMN     "documentId" INTEGER;

-- A saved draft belongs to its post. Its sections stand in the text already.
DELETE FROM "StagedDraft" WHERE "savedAt" IS NOT NULL AND "postId" IS NULL;
UPDATE "StagedDraft" SET "documentId" = "postId" WHERE "savedAt" IS NOT NULL;
UPDATE "StagedSection" SET "offeredHtml" = NULL
FROM "StagedDraft" AS draft WHERE draft."id" = "draftId" AND draft."savedAt" IS NOT NULL;

-- Titles, excerpts and pictures are written in the editor from now on. Drafts that have some become texts of the editor.
CREATE TEMPORARY TABLE "opened" ON COMMIT DROP AS
SELECT draft.*, gen_random_uuid() AS "key", coalesce((
  SELECT string_agg(
    CASE WHEN section."heading" = '' THEN '' ELSE
      '<h2>' || replace(replace(replace(section."heading", '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || E'</h2>\n'
    END || section."html", E'\n' ORDER BY section."position", section."id")
  FROM "StagedSection" AS section WHERE section."draftId" = draft."id" AND section."html" <> ''), '') AS "content"
FROM "StagedDraft" AS draft
WHERE draft."savedAt" IS NULL AND draft."discardedAt" IS NULL
  AND (draft."title" <> '' OR draft."excerpt" <> '' OR draft."imageUrl" <> '');
INSERT INTO "Document" ("key", "kind", "authorId") SELECT "key", 'post', "adminId" FROM "opened";
INSERT INTO "DocumentVersion" ("documentId", "kind", "version", "form", "savedBy")
SELECT document."id", 'autosave', 1, jsonb_build_object(
  'title', opened."title", 'slug', opened."slug", 'categoryId', opened."categoryId", 'imageUrl', opened."imageUrl",
  'excerpt', opened."excerpt", 'isPublished', 'false', 'content', opened."content", 'metaTitle', opened."metaTitle",
  'metaDescription', opened."metaDescription", 'metaKeywords', opened."metaKeywords", 'publishAt', '', 'unpublishAt', ''),
  'admin:' || writer."username"
FROM "opened" JOIN "Document" AS document ON document."key" = opened."key" JOIN "Admin" AS writer ON writer."id" = opened."adminId";
UPDATE "StagedDraft" AS draft SET "documentId" = document."id"
FROM "opened" JOIN "Document" AS document ON document."key" = opened."key" WHERE draft."id" = opened."id";
UPDATE "ModelRun" SET "outcome" = 'cancelled' WHERE "purpose" = 'details' AND "outcome" = 'running';

-- AlterTable
ALTER TABLE "StagedDraft" DROP COLUMN "excerpt",
DROP COLUMN "imageAlt",
DROP COLUMN "imageUrl",
DROP COLUMN "metaDescription",
DROP COLUMN "metaKeywords",
DROP COLUMN "metaTitle",
DROP COLUMN "offeredDetails",
DROP COLUMN "postId",
DROP COLUMN "savedAt",
DROP COLUMN "slug",
DROP COLUMN "title";

-- AlterTable
ALTER TABLE "StagedSection" ADD COLUMN     "isWaiting" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "AiUsage_purpose_createdAt_idx" ON "AiUsage"("purpose", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "AiUsage_documentId_idx" ON "AiUsage"("documentId");

-- CreateIndex
CREATE INDEX "AiUsage_stagedDraftId_idx" ON "AiUsage"("stagedDraftId");

-- CreateIndex
CREATE UNIQUE INDEX "StagedDraft_documentId_key" ON "StagedDraft"("documentId");

-- AddForeignKey
ALTER TABLE "StagedDraft" ADD CONSTRAINT "StagedDraft_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_stagedDraftId_fkey" FOREIGN KEY ("stagedDraftId") REFERENCES "StagedDraft"("id") ON DELETE SET NULL ON UPDATE CASCADE;
