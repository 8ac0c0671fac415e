-- AlterTable
ALTER TABLE "DocumentVersion" ADD COLUMN     "unpublishAt" TIMESTAMPTZ(3);
