-- AlterEnum
ALTER TYPE "ContactStatus" ADD VALUE 'suspected' BEFORE 'spam';

-- DropIndex
DROP INDEX "DeveloperMessage_developerId_createdAt_id_idx";

-- AlterTable
ALTER TABLE "DeveloperMessage" ADD COLUMN     "isSuspected" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "DeveloperMessage_developerId_isSuspected_id_idx" ON "DeveloperMessage"("developerId", "isSuspected", "id" DESC);

-- CreateIndex
CREATE INDEX "DeveloperMessage_isSuspected_createdAt_idx" ON "DeveloperMessage"("isSuspected", "createdAt");
