-- AlterTable
ALTER TABLE "PostImport" ADD COLUMN     "foreignChoices" JSONB NOT NULL DEFAULT '{}';
