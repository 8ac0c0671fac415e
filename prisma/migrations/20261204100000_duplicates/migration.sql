-- The network that a developer signed up from, as a keyed hash.
CREATE TABLE "SignUpNetwork" (
  "developerId" INTEGER NOT NULL,
  "networkHash" TEXT NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "SignUpNetwork_pkey" PRIMARY KEY ("developerId"),
  CONSTRAINT "SignUpNetwork_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "SignUpNetwork_networkHash_createdAt_idx" ON "SignUpNetwork"("networkHash", "createdAt");
CREATE INDEX "SignUpNetwork_createdAt_idx" ON "SignUpNetwork"("createdAt");

ALTER TABLE "Developer"
  ADD COLUMN "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT statement_timestamp(),
  ADD COLUMN "photoHash" TEXT,
  -- Short texts are alike by chance.
  ADD COLUMN "bioHash" TEXT GENERATED ALWAYS AS (
    CASE WHEN length(regexp_replace("bio", '[^[:alnum:]]', '', 'g')) >= 60
      THEN md5(lower(regexp_replace("bio", '[^[:alnum:]]', '', 'g'))) END
  ) STORED;
UPDATE "Developer" SET "changedAt" = "updatedAt";
CREATE INDEX "Developer_changedAt_id_idx" ON "Developer"("changedAt" DESC, "id" DESC);
CREATE INDEX "Developer_photoHash_idx" ON "Developer"("photoHash");
CREATE INDEX "Developer_bioHash_idx" ON "Developer"("bioHash");

-- Changes that visitors see. The owner's own hiding is none.
CREATE FUNCTION "markChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."changedAt" := statement_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER "Developer_changed" BEFORE UPDATE ON "Developer" FOR EACH ROW
  WHEN (ROW(OLD."developerName", OLD."bio", OLD."country", OLD."state", OLD."profilePhotoUrl", OLD."profileCompletedAt", OLD."handle",
      OLD."birthDate", OLD."yearStartedCoding", OLD."skillKeys", OLD."showPhoneNumber", OLD."showBirthDate", OLD."showReplyTime")
    IS DISTINCT FROM ROW(NEW."developerName", NEW."bio", NEW."country", NEW."state", NEW."profilePhotoUrl", NEW."profileCompletedAt", NEW."handle",
      NEW."birthDate", NEW."yearStartedCoding", NEW."skillKeys", NEW."showPhoneNumber", NEW."showBirthDate", NEW."showReplyTime"))
  EXECUTE FUNCTION "markChanged"();

CREATE FUNCTION "markProjectChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Developer" SET "changedAt" = statement_timestamp()
  WHERE "id" = COALESCE(NEW."developerId", OLD."developerId");
  RETURN NULL;
END $$;
CREATE TRIGGER "DeveloperProject_added_or_removed" AFTER INSERT OR DELETE ON "DeveloperProject"
  FOR EACH ROW EXECUTE FUNCTION "markProjectChanged"();
CREATE TRIGGER "DeveloperProject_changed" AFTER UPDATE ON "DeveloperProject" FOR EACH ROW
  WHEN (ROW(OLD."title", OLD."category", OLD."story", OLD."projectLink", OLD."result", OLD."part", OLD."year")
    IS DISTINCT FROM ROW(NEW."title", NEW."category", NEW."story", NEW."projectLink", NEW."result", NEW."part", NEW."year"))
  EXECUTE FUNCTION "markProjectChanged"();

CREATE FUNCTION "markPictureChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Developer" AS d SET "changedAt" = statement_timestamp()
  FROM "DeveloperProject" AS p WHERE p."id" = NEW."projectId" AND d."id" = p."developerId";
  RETURN NULL;
END $$;
CREATE TRIGGER "ProjectPicture_added" AFTER INSERT ON "ProjectPicture"
  FOR EACH ROW EXECUTE FUNCTION "markPictureChanged"();
