-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "remindAt" TIMESTAMPTZ(3),
ADD COLUMN     "remindedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "RequestNote" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RequestNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RequestNote_requestId_id_idx" ON "RequestNote"("requestId", "id");

-- AddForeignKey
ALTER TABLE "RequestNote" ADD CONSTRAINT "RequestNote_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The note that each request had is the first of its notes. Who wrote it was not kept.
INSERT INTO "RequestNote" ("requestId", "author", "body", "createdAt")
SELECT "id", '', "note", "updatedAt" FROM "ContactRequest" WHERE "note" <> '' ORDER BY "id";

-- The words of all notes stay with the request, where the search finds them.
CREATE FUNCTION "collectRequestNotes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ContactRequest" SET "note" = (
    SELECT string_agg("body", E'\n' ORDER BY "id") FROM "RequestNote" WHERE "requestId" = NEW."requestId"
  ) WHERE "id" = NEW."requestId";
  RETURN NULL;
END $$;
CREATE TRIGGER "RequestNote_words" AFTER INSERT ON "RequestNote"
  FOR EACH ROW EXECUTE FUNCTION "collectRequestNotes"();

-- Lists are read in these, and counted: an index alone answers both, so that a late page costs little more than the first.
DROP INDEX "ContactRequest_createdAt_id_idx";
CREATE INDEX "ContactRequest_createdAt_id_status_idx" ON "ContactRequest"("createdAt" DESC, "id" DESC, "status");
CREATE INDEX "ContactRequest_source_createdAt_id_status_idx" ON "ContactRequest"("source", "createdAt" DESC, "id" DESC, "status");

-- What is rare among many: requests that wait for an answer or for their reminder, and those of one person.
CREATE INDEX "ContactRequest_unanswered_idx" ON "ContactRequest" ("createdAt", "id") WHERE "status" IN ('new', 'read');
CREATE INDEX "ContactRequest_reminder_idx" ON "ContactRequest" ("remindAt") WHERE "remindAt" IS NOT NULL;
CREATE INDEX "ContactRequest_email_idx" ON "ContactRequest" (lower("email"));
CREATE INDEX "ContactRequest_phoneNumber_idx" ON "ContactRequest"("phoneNumber");

-- CreateTable
CREATE TABLE "SavedReply" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "SavedReply_pkey" PRIMARY KEY ("id")
);
