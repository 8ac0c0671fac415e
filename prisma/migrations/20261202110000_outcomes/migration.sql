CREATE TYPE "OutcomeAnswer" AS ENUM ('finished', 'going', 'no');

CREATE TABLE "Outcome" (
    "id" SERIAL NOT NULL,
    "briefId" INTEGER NOT NULL,
    "developerId" INTEGER NOT NULL,
    "chosenAt" TIMESTAMPTZ(3) NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "tellAt" TIMESTAMPTZ(3),
    "clientAnswer" "OutcomeAnswer",
    "clientAnsweredAt" TIMESTAMPTZ(3),
    "developerAnswer" "OutcomeAnswer",
    "developerAnsweredAt" TIMESTAMPTZ(3),
    "words" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL DEFAULT '',
    "consentedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Outcome_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Outcome_client_check" CHECK (num_nonnulls("clientAnswer", "clientAnsweredAt") IN (0, 2)),
    CONSTRAINT "Outcome_developer_check" CHECK (num_nonnulls("developerAnswer", "developerAnsweredAt") IN (0, 2)),
    CONSTRAINT "Outcome_words_check" CHECK (length("words") <= 600 AND length("author") <= 120),
    CONSTRAINT "Outcome_consent_check" CHECK (
        ("consentedAt" IS NULL) = ("words" = '') AND ("consentedAt" IS NULL) = ("author" = '')),
    CONSTRAINT "Outcome_recommendation_check" CHECK (
        "consentedAt" IS NULL OR "clientAnswer" IS NOT DISTINCT FROM 'finished' OR "clientAnswer" IS NOT DISTINCT FROM 'going')
);
CREATE UNIQUE INDEX "Outcome_briefId_key" ON "Outcome"("briefId");
CREATE INDEX "Outcome_developerId_chosenAt_idx" ON "Outcome"("developerId", "chosenAt");
CREATE INDEX "Outcome_tellAt_idx" ON "Outcome"("tellAt");
ALTER TABLE "Outcome" ADD CONSTRAINT "Outcome_briefId_fkey"
    FOREIGN KEY ("briefId") REFERENCES "Brief"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Outcome" ADD CONSTRAINT "Outcome_developerId_fkey"
    FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AccessLink" ADD COLUMN "outcomeId" INTEGER,
    DROP CONSTRAINT "AccessLink_subject_check",
    DROP CONSTRAINT "AccessLink_end_check",
    ADD CONSTRAINT "AccessLink_subject_check" CHECK (
        num_nonnulls("conversationId", "agreementId", "developerId", "testimonialId", "outcomeId") = 1),
    ADD CONSTRAINT "AccessLink_end_check" CHECK (
        "endsAt" IS NOT NULL OR "testimonialId" IS NOT NULL OR "outcomeId" IS NOT NULL);
CREATE UNIQUE INDEX "AccessLink_outcomeId_key" ON "AccessLink"("outcomeId");
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_outcomeId_fkey"
    FOREIGN KEY ("outcomeId") REFERENCES "Outcome"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OutgoingMessage" ADD COLUMN "outcomeId" INTEGER;
CREATE INDEX "OutgoingMessage_outcomeId_idx" ON "OutgoingMessage"("outcomeId");
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_outcomeId_fkey"
    FOREIGN KEY ("outcomeId") REFERENCES "Outcome"("id") ON DELETE CASCADE ON UPDATE CASCADE;
