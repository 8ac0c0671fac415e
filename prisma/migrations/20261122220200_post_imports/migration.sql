-- CreateEnum
CREATE TYPE "PostImportState" AS ENUM ('reading', 'ready', 'running', 'done', 'undoing', 'undone', 'failed');

-- CreateEnum
CREATE TYPE "PostImportOutcome" AS ENUM ('waiting', 'exists', 'imported', 'failed', 'undone', 'kept');

-- CreateTable
CREATE TABLE "PostFormerAddress" (
    "path" TEXT NOT NULL,
    "postId" INTEGER NOT NULL,

    CONSTRAINT "PostFormerAddress_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "PostImport" (
    "id" SERIAL NOT NULL,
    "adminId" INTEGER,
    "fileName" TEXT NOT NULL,
    "storedName" TEXT NOT NULL,
    "byteSize" INTEGER NOT NULL,
    "state" "PostImportState" NOT NULL DEFAULT 'reading',
    "fault" TEXT NOT NULL DEFAULT '',
    "summary" JSONB,
    "isPublishing" BOOLEAN NOT NULL DEFAULT false,
    "categoryId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PostImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostImportItem" (
    "importId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "outcome" "PostImportOutcome" NOT NULL,
    "isPublic" BOOLEAN NOT NULL,
    "notes" TEXT[],
    "postId" INTEGER,

    CONSTRAINT "PostImportItem_pkey" PRIMARY KEY ("importId","position")
);

-- CreateIndex
CREATE INDEX "PostFormerAddress_postId_idx" ON "PostFormerAddress"("postId");

-- CreateIndex
CREATE INDEX "PostImport_createdAt_idx" ON "PostImport"("createdAt");

-- CreateIndex
CREATE INDEX "PostImport_adminId_idx" ON "PostImport"("adminId");

-- CreateIndex
CREATE INDEX "PostImportItem_postId_idx" ON "PostImportItem"("postId");

-- AddForeignKey
ALTER TABLE "PostFormerAddress" ADD CONSTRAINT "PostFormerAddress_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostImport" ADD CONSTRAINT "PostImport_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostImportItem" ADD CONSTRAINT "PostImportItem_importId_fkey" FOREIGN KEY ("importId") REFERENCES "PostImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostImportItem" ADD CONSTRAINT "PostImportItem_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE SET NULL ON UPDATE CASCADE;
