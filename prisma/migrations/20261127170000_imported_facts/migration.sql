-- AlterTable
ALTER TABLE "PostImportItem" ADD COLUMN     "factChanges" JSONB;
