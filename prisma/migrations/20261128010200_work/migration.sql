CREATE TYPE "WorkStageState" AS ENUM ('ours', 'yours', 'done', 'dropped');

CREATE TABLE "WorkStage" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "dueOn" DATE,
    "state" "WorkStageState" NOT NULL DEFAULT 'ours',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "approvedAt" TIMESTAMPTZ(3),
    "approvedBy" TEXT NOT NULL DEFAULT '',
    "approvedText" TEXT NOT NULL DEFAULT '',
    "approvedTextHash" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "WorkStage_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "WorkStage_requestId_id_idx" ON "WorkStage"("requestId", "id");
ALTER TABLE "WorkStage" ADD CONSTRAINT "WorkStage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Approvals are agreements of both sides: they outlive the request with the accepted quote.
ALTER TABLE "Agreement" ADD COLUMN "approvals" JSONB NOT NULL DEFAULT '[]';
CREATE OR REPLACE FUNCTION "keepAgreement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  accepted jsonb;
  nda jsonb;
  approvals jsonb;
  agreed timestamptz;
BEGIN
  SELECT to_jsonb("Quote") INTO accepted FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' ORDER BY "version" DESC LIMIT 1;
  SELECT to_jsonb("RequestNda") INTO nda FROM "RequestNda"
  WHERE "requestId" = OLD."id" AND "ownerAcceptedAt" IS NOT NULL;
  IF accepted IS NULL AND nda IS NULL THEN
    RETURN OLD;
  END IF;
  SELECT coalesce(jsonb_agg(to_jsonb("WorkStage") ORDER BY "id"), '[]') INTO approvals FROM "WorkStage"
  WHERE "requestId" = OLD."id" AND "approvedAt" IS NOT NULL;
  agreed := GREATEST((accepted ->> 'decidedAt')::timestamptz, (nda ->> 'ownerAcceptedAt')::timestamptz);
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "email", "quote", "nda", "approvals", "agreedAt")
  VALUES (OLD."id", OLD."firstName", OLD."lastName", OLD."company", OLD."email", accepted, nda, approvals, agreed);
  UPDATE "AccessLink" SET "conversationId" = NULL, "agreementId" = OLD."id", "endsAt" = agreed + interval '2190 days'
  WHERE "conversationId" = (SELECT "id" FROM "Conversation" WHERE "requestId" = OLD."id") AND "endsAt" > now();
  RETURN OLD;
END $$;
