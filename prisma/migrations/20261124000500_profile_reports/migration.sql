CREATE TYPE "ProfileReportReason" AS ENUM ('impersonation', 'spam', 'abuse', 'fraud', 'other');

CREATE TABLE "ProfileReport" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "reason" "ProfileReportReason" NOT NULL,
    "word" TEXT NOT NULL DEFAULT '',
    "isSuspected" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProfileReport_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "ProfileReport_closedAt_developerId_id_idx" ON "ProfileReport"("closedAt", "developerId", "id");
CREATE INDEX "ProfileReport_developerId_idx" ON "ProfileReport"("developerId");
CREATE INDEX "ProfileReport_isSuspected_createdAt_idx" ON "ProfileReport"("isSuspected", "createdAt");
ALTER TABLE "ProfileReport" ADD CONSTRAINT "ProfileReport_developerId_fkey"
  FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
