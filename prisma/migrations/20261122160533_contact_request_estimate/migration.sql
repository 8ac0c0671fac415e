-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "estimate" TEXT NOT NULL DEFAULT '';
