CREATE TYPE "ReviewOutcome" AS ENUM ('published', 'draft');

CREATE TABLE "Review" (
    "id" SERIAL NOT NULL,
    "documentId" INTEGER NOT NULL,
    "readyAt" TIMESTAMPTZ(3) NOT NULL,
    "readyBy" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endedBy" TEXT,
    "outcome" "ReviewOutcome",

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Review_documentId_id_idx" ON "Review"("documentId", "id");
CREATE UNIQUE INDEX "Review_open_key" ON "Review"("documentId") WHERE "endedAt" IS NULL;

ALTER TABLE "Review" ADD CONSTRAINT "Review_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
