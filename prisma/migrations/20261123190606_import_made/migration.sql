-- AlterTable
ALTER TABLE "PostImport" ADD COLUMN     "madeCategoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "madeTagKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];
