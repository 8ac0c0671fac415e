-- CreateTable
CREATE TABLE "PostDraft" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "categoryId" INTEGER,
    "imageUrl" TEXT NOT NULL,
    "metaTitle" TEXT NOT NULL,
    "metaDescription" TEXT NOT NULL,
    "metaKeywords" TEXT NOT NULL,
    "isPublished" BOOLEAN NOT NULL,
    "publishAt" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "savedFrom" TEXT NOT NULL,
    "createdBy" TEXT NOT NULL,
    "savedBy" TEXT NOT NULL,
    "postId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PostDraft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PostDraft_updatedAt_id_idx" ON "PostDraft"("updatedAt" DESC, "id");

-- CreateIndex
CREATE INDEX "PostDraft_slug_idx" ON "PostDraft"("slug");

-- CreateIndex
CREATE INDEX "PostDraft_postId_idx" ON "PostDraft"("postId");

-- AddForeignKey
ALTER TABLE "PostDraft" ADD CONSTRAINT "PostDraft_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was typed into a new post and is in nobody's post yet becomes a draft of its own.
INSERT INTO "PostDraft" ("id", "title", "slug", "excerpt", "content", "categoryId", "imageUrl", "metaTitle",
  "metaDescription", "metaKeywords", "isPublished", "publishAt", "savedFrom", "createdBy", "savedBy", "createdAt", "updatedAt")
SELECT gen_random_uuid(), coalesce("form"->>'title', ''), coalesce("form"->>'slug', ''), coalesce("form"->>'excerpt', ''),
  coalesce("form"->>'content', ''), ("form"->>'categoryId')::int, coalesce("form"->>'imageUrl', ''),
  coalesce("form"->>'metaTitle', ''), coalesce("form"->>'metaDescription', ''), coalesce("form"->>'metaKeywords', ''),
  coalesce("form"->>'isPublished', 'true') = 'true', coalesce("form"->>'publishAt', ''), '',
  'admin:' || "Admin"."username", 'admin:' || "Admin"."username", "BlogPostAutosave"."updatedAt", "BlogPostAutosave"."updatedAt"
FROM "BlogPostAutosave" JOIN "Admin" ON "Admin"."id" = "BlogPostAutosave"."adminId"
WHERE "postId" IS NULL;
DELETE FROM "BlogPostAutosave" WHERE "postId" IS NULL;

-- AlterTable
ALTER TABLE "BlogPostAutosave" ALTER COLUMN "postId" SET NOT NULL;
