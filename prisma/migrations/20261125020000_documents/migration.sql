-- One store of what is written: a document from the first keystroke on, and its versions (docs/decisions/documents.md). Drafts of
-- new posts, unsaved texts and kept versions of posts move into it; facts, provenance and preview links point at it.

CREATE TYPE "VersionKind" AS ENUM ('autosave', 'revision');

CREATE TABLE "Document" (
    "id" SERIAL NOT NULL,
    "key" UUID,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "authorId" INTEGER,
    "discardedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- Posts keep their ids.
INSERT INTO "Document" ("id", "kind", "authorId", "createdAt")
SELECT "id", 'post', "authorId", "createdAt" FROM "BlogPost";
SELECT setval('"Document_id_seq"', (SELECT last_value FROM "BlogPost_id_seq"), (SELECT is_called FROM "BlogPost_id_seq"));
ALTER TABLE "BlogPost" ALTER COLUMN "id" SET DEFAULT nextval('"Document_id_seq"'::regclass);
DROP SEQUENCE "BlogPost_id_seq";

UPDATE "Document" SET "key" = draft."id"
FROM (SELECT DISTINCT ON ("postId") "id", "postId" FROM "PostDraft" WHERE "postId" IS NOT NULL ORDER BY "postId", "updatedAt" DESC) AS draft
WHERE "Document"."id" = draft."postId";
INSERT INTO "Document" ("key", "kind", "authorId", "discardedAt", "createdAt")
SELECT draft."id", 'post', "Admin"."id", draft."deletedAt", draft."createdAt"
FROM "PostDraft" AS draft LEFT JOIN "Admin" ON 'admin:' || "Admin"."username" = draft."createdBy"
WHERE draft."postId" IS NULL ORDER BY draft."createdAt", draft."id";

CREATE TABLE "DocumentVersion" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "kind" "VersionKind" NOT NULL,
    "version" INTEGER NOT NULL,
    "baseVersion" INTEGER NOT NULL DEFAULT 0,
    "adminId" INTEGER,
    "form" JSONB NOT NULL,
    "savedBy" TEXT NOT NULL,
    "savedFrom" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentVersion_pkey" PRIMARY KEY ("id")
);

INSERT INTO "DocumentVersion" ("documentId", "kind", "version", "form", "savedBy", "updatedAt")
SELECT "postId", 'revision', "version", jsonb_build_object(
  'title', "title", 'slug', "slug", 'excerpt', "excerpt", 'content', "content", 'categoryId', "categoryId", 'imageUrl', "imageUrl",
  'metaTitle', "metaTitle", 'metaDescription', "metaDescription", 'metaKeywords', "metaKeywords",
  'isPublished', "isPublished"::text
), "savedBy", "createdAt" FROM "BlogPostRevision" ORDER BY "id";

INSERT INTO "DocumentVersion" ("documentId", "kind", "version", "baseVersion", "adminId", "form", "savedBy", "savedFrom", "updatedAt")
SELECT typed."postId", 'autosave', 1, typed."baseVersion", typed."adminId", typed."form", 'admin:' || "Admin"."username", typed."savedFrom", typed."updatedAt"
FROM "BlogPostAutosave" AS typed JOIN "Admin" ON "Admin"."id" = typed."adminId" ORDER BY typed."id";

-- A draft without text was kept for what points at it, and is in no list.
INSERT INTO "DocumentVersion" ("documentId", "kind", "version", "form", "savedBy", "savedFrom", "updatedAt")
SELECT "Document"."id", 'autosave', draft."version", jsonb_build_object(
  'title', "title", 'slug', "slug", 'excerpt', "excerpt", 'content', "content", 'categoryId', "categoryId", 'imageUrl', "imageUrl",
  'metaTitle', "metaTitle", 'metaDescription', "metaDescription", 'metaKeywords', "metaKeywords",
  'isPublished', "isPublished"::text, 'publishAt', "publishAt"
), "savedBy", "savedFrom", "updatedAt"
FROM "PostDraft" AS draft JOIN "Document" ON "Document"."key" = draft."id"
WHERE draft."postId" IS NULL
  AND concat("title", "slug", "excerpt", "content", "imageUrl", "metaTitle", "metaDescription", "metaKeywords") <> ''
ORDER BY "Document"."id";

ALTER TABLE "PostFact" RENAME TO "Fact";
ALTER TABLE "Fact" ADD COLUMN "documentId" INTEGER;
UPDATE "Fact" SET "documentId" = coalesce("postId", (SELECT "id" FROM "Document" WHERE "key" = "draftId"));
ALTER TABLE "PostProvenance" RENAME TO "Provenance";
ALTER TABLE "Provenance" ADD COLUMN "documentId" INTEGER;
UPDATE "Provenance" SET "documentId" = coalesce("postId", (SELECT "id" FROM "Document" WHERE "key" = "draftId"));
ALTER TABLE "PreviewLink" ADD COLUMN "documentId" INTEGER;
UPDATE "PreviewLink" SET "documentId" = coalesce(
  "postId",
  (SELECT "postId" FROM "PostDraft" WHERE "id" = "draftId"),
  (SELECT "id" FROM "Document" WHERE "key" = "draftId")
);
ALTER TABLE "Fact" DROP COLUMN "postId", DROP COLUMN "draftId", ALTER COLUMN "documentId" SET NOT NULL;
ALTER TABLE "Provenance" DROP COLUMN "postId", DROP COLUMN "draftId", ALTER COLUMN "documentId" SET NOT NULL;
ALTER TABLE "PreviewLink" DROP COLUMN "postId", DROP COLUMN "draftId", ALTER COLUMN "documentId" SET NOT NULL;
ALTER TABLE "Fact" RENAME CONSTRAINT "PostFact_pkey" TO "Fact_pkey";
ALTER SEQUENCE "PostFact_id_seq" RENAME TO "Fact_id_seq";
ALTER INDEX "PostFact_recheckAt_id_idx" RENAME TO "Fact_recheckAt_id_idx";
ALTER INDEX "PostFact_leftTextAt_idx" RENAME TO "Fact_leftTextAt_idx";
ALTER TABLE "Provenance" RENAME CONSTRAINT "PostProvenance_pkey" TO "Provenance_pkey";
ALTER SEQUENCE "PostProvenance_id_seq" RENAME TO "Provenance_id_seq";

DROP TABLE "BlogPostRevision";
DROP TABLE "BlogPostAutosave";
DROP TABLE "PostDraft";

CREATE UNIQUE INDEX "Document_key_key" ON "Document"("key");
CREATE INDEX "Document_authorId_idx" ON "Document"("authorId");
CREATE INDEX "Document_discardedAt_idx" ON "Document"("discardedAt");
CREATE INDEX "DocumentVersion_documentId_kind_version_idx" ON "DocumentVersion"("documentId", "kind", "version");
CREATE INDEX "DocumentVersion_adminId_idx" ON "DocumentVersion"("adminId");
CREATE UNIQUE INDEX "DocumentVersion_revision_key" ON "DocumentVersion"("documentId", "version") WHERE "kind" = 'revision';
CREATE UNIQUE INDEX "DocumentVersion_autosave_key" ON "DocumentVersion"("documentId", coalesce("adminId", 0)) WHERE "kind" = 'autosave';
-- Documents that are not created, in the order of their list.
CREATE INDEX "DocumentVersion_new_idx" ON "DocumentVersion"("updatedAt" DESC, "documentId") WHERE "kind" = 'autosave' AND "adminId" IS NULL;
CREATE INDEX "DocumentVersion_pictureIds_idx" ON "DocumentVersion" USING GIN ("pictureIds"("form"::text));
CREATE UNIQUE INDEX "Fact_documentId_keyHash_key" ON "Fact"("documentId", "keyHash");
CREATE INDEX "Provenance_documentId_idx" ON "Provenance"("documentId");
CREATE INDEX "PreviewLink_documentId_idx" ON "PreviewLink"("documentId");

ALTER TABLE "Document" ADD CONSTRAINT "Document_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "DocumentVersion" ADD CONSTRAINT "DocumentVersion_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DocumentVersion" ADD CONSTRAINT "DocumentVersion_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Fact" ADD CONSTRAINT "Fact_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Provenance" ADD CONSTRAINT "Provenance_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PreviewLink" ADD CONSTRAINT "PreviewLink_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_id_fkey" FOREIGN KEY ("id") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No post without its document, and no document left of a post that is gone.
CREATE FUNCTION "beginDocument"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Document" ("id", "kind", "authorId", "createdAt") VALUES (NEW."id", 'post', NEW."authorId", NEW."createdAt")
  ON CONFLICT ("id") DO NOTHING;
  RETURN NEW;
END $$;
CREATE TRIGGER "BlogPost_document" BEFORE INSERT ON "BlogPost" FOR EACH ROW EXECUTE FUNCTION "beginDocument"();

CREATE FUNCTION "endDocument"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "Document" WHERE "id" = OLD."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "BlogPost_document_end" AFTER DELETE ON "BlogPost" FOR EACH ROW EXECUTE FUNCTION "endDocument"();
