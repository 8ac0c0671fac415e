CREATE TABLE "SavedSearch" (
    "id" SERIAL NOT NULL,
    "mailAddress" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "lookAt" TIMESTAMPTZ(3),
    "seenIds" INTEGER[] NOT NULL DEFAULT '{}',

    CONSTRAINT "SavedSearch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "SavedSearch_look_check" CHECK (("confirmedAt" IS NULL) = ("lookAt" IS NULL)),
    CONSTRAINT "SavedSearch_length_check" CHECK (length("search") BETWEEN 1 AND 2000 AND cardinality("seenIds") <= 200)
);
CREATE UNIQUE INDEX "SavedSearch_mailAddress_search_key" ON "SavedSearch"("mailAddress", "search");
CREATE INDEX "SavedSearch_lookAt_idx" ON "SavedSearch"("lookAt");
CREATE INDEX "SavedSearch_endsAt_idx" ON "SavedSearch"("endsAt");

ALTER TABLE "AccessLink" ADD COLUMN "savedSearchId" INTEGER,
    DROP CONSTRAINT "AccessLink_subject_check",
    ADD CONSTRAINT "AccessLink_subject_check" CHECK (
        num_nonnulls("conversationId", "agreementId", "developerId", "testimonialId", "outcomeId", "savedSearchId") = 1);
CREATE INDEX "AccessLink_savedSearchId_idx" ON "AccessLink"("savedSearchId");
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_savedSearchId_fkey"
    FOREIGN KEY ("savedSearchId") REFERENCES "SavedSearch"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OutgoingMessage" ADD COLUMN "savedSearchId" INTEGER;
CREATE INDEX "OutgoingMessage_savedSearchId_idx" ON "OutgoingMessage"("savedSearchId");
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_savedSearchId_fkey"
    FOREIGN KEY ("savedSearchId") REFERENCES "SavedSearch"("id") ON DELETE CASCADE ON UPDATE CASCADE;
