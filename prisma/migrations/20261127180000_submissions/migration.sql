CREATE TYPE "SubmissionKind" AS ENUM ('tool', 'prompt', 'term', 'video');
CREATE TYPE "SubmissionStatus" AS ENUM ('waiting', 'suspected', 'accepted', 'declined', 'spam');

CREATE TABLE "Submission" (
    "id" SERIAL NOT NULL,
    "kind" "SubmissionKind" NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "more" TEXT NOT NULL DEFAULT '',
    "tool" TEXT NOT NULL DEFAULT '',
    "senderName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "isNamed" BOOLEAN NOT NULL DEFAULT false,
    "status" "SubmissionStatus" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "joinedId" INTEGER,
    "matchKey" TEXT NOT NULL DEFAULT '',
    "dedupeKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Submission_address_check" CHECK ("address" = '' OR "address" ~* '^https?://'),
    CONSTRAINT "Submission_named_check" CHECK (NOT "isNamed" OR "senderName" <> ''),
    CONSTRAINT "Submission_decided_check" CHECK (("decidedAt" IS NOT NULL) = ("status" IN ('accepted', 'declined')))
);
CREATE UNIQUE INDEX "Submission_dedupeKey_key" ON "Submission"("dedupeKey");
CREATE INDEX "Submission_status_joinedId_id_idx" ON "Submission"("status", "joinedId", "id");
CREATE INDEX "Submission_joinedId_idx" ON "Submission"("joinedId");
CREATE INDEX "Submission_matchKey_idx" ON "Submission"("matchKey");
CREATE INDEX "Submission_isNamed_decidedAt_idx" ON "Submission"("isNamed", "decidedAt");
CREATE INDEX "Submission_status_createdAt_idx" ON "Submission"("status", "createdAt");
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_joinedId_fkey"
  FOREIGN KEY ("joinedId") REFERENCES "Submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;
