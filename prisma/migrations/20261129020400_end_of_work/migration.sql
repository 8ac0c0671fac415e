-- The work on a request as a whole: its end, and when both sides were last told about it.
CREATE TABLE "Work" (
    "requestId" INTEGER NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "question" TEXT NOT NULL DEFAULT '',
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMPTZ(3),
    "answeredBy" TEXT NOT NULL DEFAULT '',
    "clientToldAt" TIMESTAMPTZ(3) NOT NULL,
    "ownerToldAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Work_pkey" PRIMARY KEY ("requestId")
);
ALTER TABLE "Work" ADD CONSTRAINT "Work_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "WorkStage" ADD COLUMN "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE "WorkStage" ALTER COLUMN "changedAt" DROP DEFAULT;

-- Both sides know everything that was there before.
INSERT INTO "Work" ("requestId", "clientToldAt", "ownerToldAt") SELECT DISTINCT "requestId", now(), now() FROM "WorkStage";
