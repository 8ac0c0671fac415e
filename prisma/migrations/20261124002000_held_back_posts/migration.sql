-- AlterTable
ALTER TABLE "BlogPost" ADD COLUMN     "heldBack" TEXT[] DEFAULT ARRAY[]::TEXT[];
