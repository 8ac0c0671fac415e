-- AlterTable
ALTER TABLE "BlogPostAutosave" ADD COLUMN     "savedFrom" TEXT;
