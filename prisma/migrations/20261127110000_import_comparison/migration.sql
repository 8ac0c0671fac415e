-- AlterTable
ALTER TABLE "PostImportItem" ADD COLUMN     "converted" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "lookedAt" TIMESTAMPTZ(3),
ADD COLUMN     "written" TEXT NOT NULL DEFAULT '';
