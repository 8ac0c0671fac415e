ALTER TYPE "ReportReason" ADD VALUE 'picture' BEFORE 'spam';
-- The address for an answer. It is emptied when the report is closed.
ALTER TABLE "Report" ADD COLUMN "email" TEXT NOT NULL DEFAULT '';
