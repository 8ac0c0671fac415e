-- A change of an order is a quote with a number of its own, which names the quote that it changes.
ALTER TABLE "Quote"
  ADD COLUMN "changesNumber" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "days" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Agreement" ADD COLUMN "changes" JSONB NOT NULL DEFAULT '[]';

-- Agreements hold the former rows of their quotes.
UPDATE "Agreement" SET "quote" = '{"changesNumber": "", "days": 0}'::jsonb || "quote"
WHERE "quote" IS NOT NULL AND jsonb_typeof("quote") = 'object';

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
  WHERE "conversationId" = (SELECT "id" FROM "Conversation" WHERE "requestId" = OLD."id") AND "endsAt" > now();
  RETURN OLD;
END $$;
