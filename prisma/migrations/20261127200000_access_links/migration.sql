-- One table for everything that a link opens without an account. It takes the place of four tables and of the key of a testimonial.
CREATE TABLE "AccessLink" (
    "keyHash" TEXT NOT NULL,
    "requestId" INTEGER,
    "agreementId" INTEGER,
    "messageId" INTEGER,
    "developerId" INTEGER,
    "testimonialId" INTEGER,
    "mailAddress" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "AccessLink_pkey" PRIMARY KEY ("keyHash"),
    CONSTRAINT "AccessLink_subject_check" CHECK (num_nonnulls("requestId", "agreementId", "messageId", "developerId", "testimonialId") = 1),
    CONSTRAINT "AccessLink_address_check" CHECK ("developerId" IS NULL OR "mailAddress" <> ''),
    CONSTRAINT "AccessLink_end_check" CHECK ("endsAt" IS NOT NULL OR "testimonialId" IS NOT NULL)
);
CREATE UNIQUE INDEX "AccessLink_testimonialId_key" ON "AccessLink"("testimonialId");
CREATE INDEX "AccessLink_requestId_idx" ON "AccessLink"("requestId");
CREATE INDEX "AccessLink_agreementId_idx" ON "AccessLink"("agreementId");
CREATE INDEX "AccessLink_messageId_idx" ON "AccessLink"("messageId");
CREATE INDEX "AccessLink_developerId_idx" ON "AccessLink"("developerId");
CREATE INDEX "AccessLink_endsAt_idx" ON "AccessLink"("endsAt");
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_agreementId_fkey" FOREIGN KEY ("agreementId") REFERENCES "Agreement"("requestId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_testimonialId_fkey" FOREIGN KEY ("testimonialId") REFERENCES "Testimonial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Links that were handed out stay open. Revoked ones are not taken along: from now on, revoking a link deletes it.
INSERT INTO "AccessLink" ("keyHash", "requestId", "createdAt", "lastUsedAt", "endsAt")
SELECT "keyHash", "requestId", "createdAt", "lastUsedAt", "endsAt" FROM "RequestKey" WHERE "revokedAt" IS NULL;
-- An agreement is kept for six years of 365 days.
INSERT INTO "AccessLink" ("keyHash", "agreementId", "createdAt", "lastUsedAt", "endsAt")
SELECT key."keyHash", key."requestId", agreement."agreedAt", key."lastUsedAt", agreement."agreedAt" + interval '2190 days'
FROM "AgreementKey" AS key JOIN "Agreement" AS agreement USING ("requestId")
ON CONFLICT DO NOTHING;
INSERT INTO "AccessLink" ("keyHash", "messageId", "createdAt", "lastUsedAt", "endsAt")
SELECT "keyHash", "messageId", "createdAt", "lastUsedAt", "endsAt" FROM "MessageKey";
INSERT INTO "AccessLink" ("keyHash", "developerId", "mailAddress", "createdAt", "lastUsedAt", "endsAt")
SELECT "keyHash", "developerId", "mailAddress", "createdAt", "lastUsedAt", "endsAt" FROM "NotificationKey";
INSERT INTO "AccessLink" ("keyHash", "testimonialId", "createdAt", "lastUsedAt", "endsAt")
SELECT "keyHash", "id", "askedAt", "lastUsedAt", "endsAt" FROM "Testimonial" WHERE "keyHash" IS NOT NULL;

CREATE OR REPLACE FUNCTION "keepAgreement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  accepted jsonb;
  nda jsonb;
  agreed timestamptz;
BEGIN
  SELECT to_jsonb("Quote") INTO accepted FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' ORDER BY "version" DESC LIMIT 1;
  SELECT to_jsonb("RequestNda") INTO nda FROM "RequestNda"
  WHERE "requestId" = OLD."id" AND "ownerAcceptedAt" IS NOT NULL;
  IF accepted IS NULL AND nda IS NULL THEN
    RETURN OLD;
  END IF;
  agreed := GREATEST((accepted ->> 'decidedAt')::timestamptz, (nda ->> 'ownerAcceptedAt')::timestamptz);
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "email", "quote", "nda", "agreedAt")
  VALUES (OLD."id", OLD."firstName", OLD."lastName", OLD."company", OLD."email", accepted, nda, agreed);
  UPDATE "AccessLink" SET "requestId" = NULL, "agreementId" = OLD."id", "endsAt" = agreed + interval '2190 days'
  WHERE "requestId" = OLD."id" AND "endsAt" > now();
  RETURN OLD;
END $$;

DROP TABLE "RequestKey";
DROP TABLE "AgreementKey";
DROP TABLE "MessageKey";
DROP TABLE "NotificationKey";
DROP INDEX "Testimonial_keyHash_key";
ALTER TABLE "Testimonial" DROP COLUMN "keyHash", DROP COLUMN "lastUsedAt", DROP COLUMN "endsAt";
