-- CreateTable
CREATE TABLE "Agreement" (
    "requestId" INTEGER NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "email" TEXT,
    "quote" JSONB,
    "nda" JSONB,
    "agreedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Agreement_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "AgreementKey" (
    "keyHash" TEXT NOT NULL,
    "requestId" INTEGER NOT NULL,

    CONSTRAINT "AgreementKey_pkey" PRIMARY KEY ("keyHash")
);

-- CreateIndex
CREATE INDEX "Agreement_agreedAt_idx" ON "Agreement"("agreedAt");

-- CreateIndex
CREATE INDEX "AgreementKey_requestId_idx" ON "AgreementKey"("requestId");

-- AddForeignKey
ALTER TABLE "AgreementKey" ADD CONSTRAINT "AgreementKey_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "Agreement"("requestId") ON DELETE CASCADE ON UPDATE CASCADE;

-- What both sides have agreed on outlives its request, whoever deletes that and for whatever reason. Cascades come after this.
CREATE FUNCTION "keepAgreement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  accepted jsonb;
  nda jsonb;
BEGIN
  SELECT to_jsonb("Quote") INTO accepted FROM "Quote"
  WHERE "requestId" = OLD."id" AND "state" = 'accepted' ORDER BY "version" DESC LIMIT 1;
  SELECT to_jsonb("RequestNda") INTO nda FROM "RequestNda"
  WHERE "requestId" = OLD."id" AND "ownerAcceptedAt" IS NOT NULL;
  IF accepted IS NULL AND nda IS NULL THEN
    RETURN OLD;
  END IF;
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "email", "quote", "nda", "agreedAt")
  VALUES (
    OLD."id", OLD."firstName", OLD."lastName", OLD."company", OLD."email", accepted, nda,
    GREATEST((accepted ->> 'decidedAt')::timestamptz, (nda ->> 'ownerAcceptedAt')::timestamptz)
  );
  INSERT INTO "AgreementKey" ("keyHash", "requestId")
  SELECT "keyHash", "requestId" FROM "RequestKey"
  WHERE "requestId" = OLD."id" AND "revokedAt" IS NULL AND "endsAt" > now();
  RETURN OLD;
END $$;
CREATE TRIGGER "ContactRequest_agreement" BEFORE DELETE ON "ContactRequest"
  FOR EACH ROW EXECUTE FUNCTION "keepAgreement"();

-- Links to requests on which something was agreed already open them for as long as that is kept: six years of 365 days.
UPDATE "RequestKey" AS key SET "endsAt" = GREATEST(key."endsAt", agreed."at" + interval '2190 days')
FROM (
  SELECT "requestId", max("at") AS "at" FROM (
    SELECT "requestId", "decidedAt" AS "at" FROM "Quote" WHERE "state" = 'accepted'
    UNION ALL
    SELECT "requestId", "ownerAcceptedAt" FROM "RequestNda" WHERE "ownerAcceptedAt" IS NOT NULL
  ) AS moments
  GROUP BY "requestId"
) AS agreed
WHERE agreed."requestId" = key."requestId" AND key."revokedAt" IS NULL AND key."endsAt" > now();
