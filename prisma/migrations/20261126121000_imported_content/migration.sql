-- AlterTable
ALTER TABLE "PostImport" ADD COLUMN     "isTakingContent" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "PostImportItem" ADD COLUMN     "contentKind" TEXT,
ADD COLUMN     "contentVersion" INTEGER;
