-- CreateEnum
CREATE TYPE "ContactStatus" AS ENUM ('new', 'read', 'replied', 'spam');

-- CreateEnum
CREATE TYPE "ContactSource" AS ENUM ('form', 'sms');

-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('postImage', 'generatedImage', 'profilePhoto');

-- CreateTable
CREATE TABLE "BlogCategory" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlogCategory_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BlogPost" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "categoryId" INTEGER,
    "imageUrl" TEXT NOT NULL DEFAULT '',
    "metaTitle" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "metaKeywords" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL DEFAULT true,
    "publishedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlogPost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BlogPostRevision" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
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
    "savedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BlogPostRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BlogSlugRedirect" (
    "slug" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BlogSlugRedirect_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "BlogPostAutosave" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER NOT NULL,
    "postId" INTEGER,
    "baseVersion" INTEGER NOT NULL DEFAULT 0,
    "form" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlogPostAutosave_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Admin" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "adminId" INTEGER NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "adminId" INTEGER,
    "developerId" INTEGER,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ActivityEntry" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL DEFAULT '',
    "summary" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ActivityEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactRequest" (
    "id" SERIAL NOT NULL,
    "source" "ContactSource" NOT NULL DEFAULT 'form',
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phoneNumber" TEXT,
    "company" TEXT NOT NULL DEFAULT '',
    "projectType" TEXT,
    "budgetRange" TEXT,
    "description" TEXT NOT NULL,
    "status" "ContactStatus" NOT NULL DEFAULT 'new',
    "note" TEXT NOT NULL DEFAULT '',
    "dedupeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ContactRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Developer" (
    "id" SERIAL NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "showPhoneNumber" BOOLEAN NOT NULL DEFAULT true,
    "developerName" TEXT NOT NULL DEFAULT '',
    "bio" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "birthDate" DATE,
    "yearStartedCoding" INTEGER,
    "profilePhotoUrl" TEXT NOT NULL DEFAULT '',
    "profileCompletedAt" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Developer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeveloperProject" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "story" TEXT NOT NULL,
    "projectLink" TEXT NOT NULL DEFAULT '',
    "builtWith" TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DeveloperProject_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeveloperMessage" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "senderName" TEXT NOT NULL,
    "senderEmail" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "dedupeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeveloperMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PhoneVerification" (
    "phoneNumber" TEXT NOT NULL,
    "codeHash" TEXT,
    "checkCount" INTEGER NOT NULL DEFAULT 0,
    "sendCount" INTEGER NOT NULL DEFAULT 1,
    "lastSentAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "consumedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PhoneVerification_pkey" PRIMARY KEY ("phoneNumber")
);

-- CreateTable
CREATE TABLE "SmsOptOut" (
    "phoneNumber" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SmsOptOut_pkey" PRIMARY KEY ("phoneNumber")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" TEXT NOT NULL,
    "kind" "MediaKind" NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "variants" JSONB NOT NULL,
    "ownerId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AiGeneration" (
    "id" SERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "imageModel" TEXT NOT NULL DEFAULT '',
    "outcome" TEXT NOT NULL,
    "durationMs" INTEGER NOT NULL,
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AiGeneration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "BlogCategory_name_key" ON "BlogCategory"("name");

-- CreateIndex
CREATE UNIQUE INDEX "BlogCategory_slug_key" ON "BlogCategory"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "BlogPost_slug_key" ON "BlogPost"("slug");

-- CreateIndex
CREATE INDEX "BlogPost_isPublished_publishedAt_id_idx" ON "BlogPost"("isPublished", "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "BlogPost_categoryId_isPublished_publishedAt_id_idx" ON "BlogPost"("categoryId", "isPublished", "publishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "BlogPost_updatedAt_id_idx" ON "BlogPost"("updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "BlogPostRevision_postId_version_key" ON "BlogPostRevision"("postId", "version");

-- CreateIndex
CREATE INDEX "BlogSlugRedirect_postId_idx" ON "BlogSlugRedirect"("postId");

-- CreateIndex
CREATE INDEX "BlogPostAutosave_postId_idx" ON "BlogPostAutosave"("postId");

-- CreateIndex
-- A new post has no id yet, and an admin has one unfinished new post at a time (PostgreSQL 15 or newer).
CREATE UNIQUE INDEX "BlogPostAutosave_adminId_postId_key" ON "BlogPostAutosave"("adminId", "postId") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "Admin_username_key" ON "Admin"("username");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken"("tokenHash");

-- CreateIndex
CREATE INDEX "ApiToken_adminId_idx" ON "ApiToken"("adminId");

-- CreateIndex
CREATE INDEX "Session_adminId_idx" ON "Session"("adminId");

-- CreateIndex
CREATE INDEX "Session_developerId_idx" ON "Session"("developerId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "ActivityEntry_createdAt_id_idx" ON "ActivityEntry"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ContactRequest_dedupeKey_key" ON "ContactRequest"("dedupeKey");

-- CreateIndex
CREATE INDEX "ContactRequest_createdAt_id_idx" ON "ContactRequest"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactRequest_status_createdAt_id_idx" ON "ContactRequest"("status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Developer_phoneNumber_key" ON "Developer"("phoneNumber");

-- CreateIndex
CREATE INDEX "Developer_createdAt_id_idx" ON "Developer"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Developer_country_createdAt_id_idx" ON "Developer"("country", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Developer_yearStartedCoding_createdAt_id_idx" ON "Developer"("yearStartedCoding", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "DeveloperProject_developerId_position_id_idx" ON "DeveloperProject"("developerId", "position", "id");

-- CreateIndex
CREATE INDEX "DeveloperProject_builtWith_idx" ON "DeveloperProject" USING GIN ("builtWith");

-- CreateIndex
CREATE UNIQUE INDEX "DeveloperMessage_dedupeKey_key" ON "DeveloperMessage"("dedupeKey");

-- CreateIndex
CREATE INDEX "DeveloperMessage_developerId_createdAt_id_idx" ON "DeveloperMessage"("developerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "PhoneVerification_expiresAt_idx" ON "PhoneVerification"("expiresAt");

-- CreateIndex
CREATE INDEX "Media_kind_createdAt_idx" ON "Media"("kind", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "AiGeneration_createdAt_id_idx" ON "AiGeneration"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- AddForeignKey
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "BlogCategory"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlogPostRevision" ADD CONSTRAINT "BlogPostRevision_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlogSlugRedirect" ADD CONSTRAINT "BlogSlugRedirect_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlogPostAutosave" ADD CONSTRAINT "BlogPostAutosave_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlogPostAutosave" ADD CONSTRAINT "BlogPostAutosave_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeveloperProject" ADD CONSTRAINT "DeveloperProject_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeveloperMessage" ADD CONSTRAINT "DeveloperMessage_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the Prisma schema cannot say.

-- Full-text search; a query has to repeat the expression to use the index.
CREATE INDEX "BlogPost_search_idx" ON "BlogPost" USING GIN (to_tsvector('simple', "title" || ' ' || "excerpt"));
CREATE INDEX "Developer_search_idx" ON "Developer" USING GIN (to_tsvector('simple', "developerName" || ' ' || "bio"));

ALTER TABLE "Session" ADD CONSTRAINT "Session_one_owner_check" CHECK (num_nonnulls("adminId", "developerId") = 1);
ALTER TABLE "BlogPost" ADD CONSTRAINT "BlogPost_version_check" CHECK ("version" > 0);
ALTER TABLE "BlogPostRevision" ADD CONSTRAINT "BlogPostRevision_version_check" CHECK ("version" > 0);
ALTER TABLE "BlogPostAutosave" ADD CONSTRAINT "BlogPostAutosave_baseVersion_check" CHECK ("baseVersion" >= 0);
ALTER TABLE "DeveloperProject" ADD CONSTRAINT "DeveloperProject_position_check" CHECK ("position" >= 0);
ALTER TABLE "PhoneVerification" ADD CONSTRAINT "PhoneVerification_counts_check" CHECK ("checkCount" >= 0 AND "sendCount" > 0);
ALTER TABLE "Media" ADD CONSTRAINT "Media_size_check" CHECK ("widthPx" > 0 AND "heightPx" > 0 AND "byteSize" > 0);
ALTER TABLE "AiGeneration" ADD CONSTRAINT "AiGeneration_amounts_check" CHECK ("durationMs" >= 0 AND "inputTokens" >= 0 AND "outputTokens" >= 0);
