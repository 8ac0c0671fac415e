-- AlterEnum
ALTER TYPE "UnsentDraftKind" ADD VALUE 'stagedBrief';

-- DropIndex
DROP INDEX "UnsentDraft_requestId_messageId_briefId_kind_adminId_key";

-- AlterTable
ALTER TABLE "UnsentDraft" ADD COLUMN     "stagedDraftId" INTEGER;

-- A draft is about one thing, or an admin's and about nothing yet.
ALTER TABLE "UnsentDraft" DROP CONSTRAINT "UnsentDraft_about_check",
ADD CONSTRAINT "UnsentDraft_about_check" CHECK (
  CASE num_nonnulls("requestId", "messageId", "briefId", "stagedDraftId") WHEN 0 THEN "adminId" IS NOT NULL WHEN 1 THEN true ELSE false END
);

-- CreateIndex
CREATE INDEX "UnsentDraft_stagedDraftId_idx" ON "UnsentDraft"("stagedDraftId");

-- One draft of a kind for each thing and person, also where no account is named (PostgreSQL 15 or newer).
CREATE UNIQUE INDEX "UnsentDraft_requestId_messageId_briefId_stagedDraftId_kind__key" ON "UnsentDraft"("requestId", "messageId", "briefId", "stagedDraftId", "kind", "adminId") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_stagedDraftId_fkey" FOREIGN KEY ("stagedDraftId") REFERENCES "StagedDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
