-- A sender who is blocked for all developers is a blocked sender without a developer.
ALTER TABLE "BlockedSender" ALTER COLUMN "developerId" DROP NOT NULL;
INSERT INTO "BlockedSender" ("senderHash", "senderName", "createdAt")
SELECT "senderHash", "senderName", "createdAt" FROM "SiteBlock" ORDER BY "id";
CREATE UNIQUE INDEX "BlockedSender_for_all_key" ON "BlockedSender"("senderHash") WHERE "developerId" IS NULL;
DROP TABLE "SiteBlock";

-- A report is about a message or about a profile.
ALTER TYPE "ProfileReportReason" RENAME TO "ReportReason_new";
CREATE TABLE "Report" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER,
    "messageId" INTEGER,
    "reason" "ReportReason_new" NOT NULL,
    "word" TEXT NOT NULL DEFAULT '',
    "isSuspected" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Report_subject_check" CHECK (num_nonnulls("developerId", "messageId") = 1)
);
INSERT INTO "Report" ("developerId", "messageId", "reason", "word", "isSuspected", "createdAt", "closedAt")
SELECT * FROM (
  SELECT NULL::integer, "messageId", "reason"::text::"ReportReason_new", "word", false, "createdAt", "closedAt" FROM "MessageReport"
  UNION ALL
  SELECT "developerId", NULL::integer, "reason", "word", "isSuspected", "createdAt", "closedAt" FROM "ProfileReport"
) AS report ORDER BY "createdAt";
DROP TABLE "MessageReport";
DROP TABLE "ProfileReport";
DROP TYPE "ReportReason";
ALTER TYPE "ReportReason_new" RENAME TO "ReportReason";
CREATE UNIQUE INDEX "Report_messageId_key" ON "Report"("messageId");
CREATE INDEX "Report_developerId_id_idx" ON "Report"("developerId", "id");
CREATE INDEX "Report_closedAt_id_idx" ON "Report"("closedAt", "id");
CREATE INDEX "Report_isSuspected_createdAt_idx" ON "Report"("isSuspected", "createdAt");
ALTER TABLE "Report" ADD CONSTRAINT "Report_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Report" ADD CONSTRAINT "Report_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
