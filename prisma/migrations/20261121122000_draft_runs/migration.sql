-- AlterTable
ALTER TABLE "AiGeneration" ADD COLUMN     "runBy" TEXT NOT NULL DEFAULT '';
