-- Several people of one client. Each has links of their own to the page of the request.
CREATE TABLE "RequestColleague" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mayDecide" BOOLEAN NOT NULL DEFAULT false,
    "provenAt" TIMESTAMPTZ(3),
    "invitedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RequestColleague_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "RequestColleague_requestId_email_key" ON "RequestColleague"("requestId", "email");
ALTER TABLE "RequestColleague" ADD CONSTRAINT "RequestColleague_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "AccessLink" ADD COLUMN "colleagueId" INTEGER,
ADD CONSTRAINT "AccessLink_colleague_check" CHECK ("colleagueId" IS NULL OR "conversationId" IS NOT NULL);
CREATE INDEX "AccessLink_colleagueId_idx" ON "AccessLink"("colleagueId");
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "RequestColleague"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "OutgoingMessage" ADD COLUMN "colleagueId" INTEGER;
CREATE INDEX "OutgoingMessage_colleagueId_idx" ON "OutgoingMessage"("colleagueId");
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "RequestColleague"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "UnsentDraft" ADD COLUMN "colleagueId" INTEGER;
DROP INDEX "UnsentDraft_conversationId_stagedDraftId_kind_adminId_key";
CREATE UNIQUE INDEX "UnsentDraft_conversationId_stagedDraftId_kind_adminId_colle_key" ON "UnsentDraft"("conversationId", "stagedDraftId", "kind", "adminId", "colleagueId") NULLS NOT DISTINCT;
CREATE INDEX "UnsentDraft_colleagueId_idx" ON "UnsentDraft"("colleagueId");
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_colleagueId_fkey" FOREIGN KEY ("colleagueId") REFERENCES "RequestColleague"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Links of colleagues end with the request. Only links of the client open what was agreed on.
CREATE OR REPLACE FUNCTION "keepAgreement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  accepted jsonb;
  changes jsonb;
  changed timestamptz;
  nda jsonb;
  approvals jsonb;
  agreed timestamptz;
BEGIN
  SELECT to_jsonb("Quote") INTO accepted FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' AND "changesNumber" = '' ORDER BY "version" DESC LIMIT 1;
  SELECT to_jsonb("RequestNda") INTO nda FROM "RequestNda"
  WHERE "requestId" = OLD."id" AND "ownerAcceptedAt" IS NOT NULL;
  IF accepted IS NULL AND nda IS NULL THEN
    RETURN OLD;
  END IF;
  SELECT coalesce(jsonb_agg(to_jsonb("Quote") ORDER BY "version"), '[]'), max("decidedAt") INTO changes, changed FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' AND "changesNumber" <> '';
  SELECT coalesce(jsonb_agg(to_jsonb("WorkStage") ORDER BY "id"), '[]') INTO approvals FROM "WorkStage"
  WHERE "requestId" = OLD."id" AND "approvedAt" IS NOT NULL;
  agreed := GREATEST((accepted ->> 'decidedAt')::timestamptz, changed, (nda ->> 'ownerAcceptedAt')::timestamptz);
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "email", "quote", "changes", "nda", "approvals", "agreedAt")
  VALUES (OLD."id", OLD."firstName", OLD."lastName", OLD."company", OLD."email", accepted, changes, nda, approvals, agreed);
  UPDATE "AccessLink" SET "conversationId" = NULL, "agreementId" = OLD."id", "endsAt" = agreed + interval '2190 days'
  WHERE "conversationId" = (SELECT "id" FROM "Conversation" WHERE "requestId" = OLD."id") AND "endsAt" > now()
    AND "colleagueId" IS NULL;
  RETURN OLD;
END $$;
