-- AlterTable
ALTER TABLE "Developer" ADD COLUMN     "showReplyTime" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "DeveloperMessage_developerId_answeredAt_idx" ON "DeveloperMessage"("developerId", "answeredAt" DESC);
