-- AlterEnum
ALTER TYPE "UnsentDraftKind" ADD VALUE 'quote';
ALTER TYPE "UnsentDraftKind" ADD VALUE 'callWord';
ALTER TYPE "UnsentDraftKind" ADD VALUE 'messageAnswer';
ALTER TYPE "UnsentDraftKind" ADD VALUE 'addition';
ALTER TYPE "UnsentDraftKind" ADD VALUE 'briefWord';

-- DropIndex
DROP INDEX "UnsentDraft_requestId_kind_adminId_key";

-- AlterTable
ALTER TABLE "UnsentDraft" ALTER COLUMN "requestId" DROP NOT NULL,
ADD COLUMN     "messageId" INTEGER,
ADD COLUMN     "briefId" INTEGER;

-- A draft is about one thing.
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_about_check" CHECK (num_nonnulls("requestId", "messageId", "briefId") = 1);

-- CreateIndex
CREATE INDEX "UnsentDraft_messageId_idx" ON "UnsentDraft"("messageId");

-- CreateIndex
CREATE INDEX "UnsentDraft_briefId_idx" ON "UnsentDraft"("briefId");

-- One draft of a kind for each thing and person, also where no account is named (PostgreSQL 15 or newer).
CREATE UNIQUE INDEX "UnsentDraft_requestId_messageId_briefId_kind_adminId_key" ON "UnsentDraft"("requestId", "messageId", "briefId", "kind", "adminId") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_briefId_fkey" FOREIGN KEY ("briefId") REFERENCES "Brief"("id") ON DELETE CASCADE ON UPDATE CASCADE;
