-- Two requests of one person become one. The merged one keeps its row and its words; what hangs on it goes to the kept one.
ALTER TABLE "ContactRequest" ADD COLUMN "mergedIntoId" INTEGER,
ADD CONSTRAINT "ContactRequest_mergedIntoId_check" CHECK ("mergedIntoId" <> "id");
CREATE INDEX "ContactRequest_mergedIntoId_idx" ON "ContactRequest"("mergedIntoId");
ALTER TABLE "ContactRequest" ADD CONSTRAINT "ContactRequest_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "RequestMerge" (
    "id" SERIAL NOT NULL,
    "keptId" INTEGER NOT NULL,
    "mergedId" INTEGER NOT NULL,
    "actor" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "moved" JSONB NOT NULL,
    "partedBy" TEXT NOT NULL DEFAULT '',
    "partedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RequestMerge_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RequestMerge_keptId_id_idx" ON "RequestMerge"("keptId", "id");
CREATE INDEX "RequestMerge_mergedId_id_idx" ON "RequestMerge"("mergedId", "id");
ALTER TABLE "RequestMerge" ADD CONSTRAINT "RequestMerge_keptId_fkey" FOREIGN KEY ("keptId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "RequestMerge" ADD CONSTRAINT "RequestMerge_mergedId_fkey" FOREIGN KEY ("mergedId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A person who writes while the two are merged still names the merged one. Waiting for the lock of the merge, then following it,
-- loses nothing.
CREATE FUNCTION "followMergedRequest"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept integer;
BEGIN
  SELECT "mergedIntoId" INTO kept FROM "ContactRequest" WHERE "id" = NEW."requestId" FOR KEY SHARE;
  NEW."requestId" := COALESCE(kept, NEW."requestId");
  RETURN NEW;
END $$;

CREATE FUNCTION "followMergedConversation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept integer;
BEGIN
  SELECT request."mergedIntoId" INTO kept
  FROM "ContactRequest" AS request JOIN "Conversation" AS conversation ON conversation."requestId" = request."id"
  WHERE conversation."id" = NEW."conversationId" FOR KEY SHARE OF request;
  IF kept IS NOT NULL THEN
    SELECT "id" INTO NEW."conversationId" FROM "Conversation" WHERE "requestId" = kept;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Brief_merged" BEFORE INSERT ON "Brief" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Call_merged" BEFORE INSERT ON "Call" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Quote_merged" BEFORE INSERT ON "Quote" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "RequestFile_merged" BEFORE INSERT ON "RequestFile" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "RequestNda_merged" BEFORE INSERT ON "RequestNda" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "RequestNote_merged" BEFORE INSERT ON "RequestNote" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "Testimonial_merged" BEFORE INSERT ON "Testimonial" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "WorkStage_merged" BEFORE INSERT ON "WorkStage" FOR EACH ROW EXECUTE FUNCTION "followMergedRequest"();
CREATE TRIGGER "AccessLink_merged" BEFORE INSERT ON "AccessLink" FOR EACH ROW
  WHEN (NEW."conversationId" IS NOT NULL) EXECUTE FUNCTION "followMergedConversation"();
CREATE TRIGGER "ConversationEntry_merged" BEFORE INSERT ON "ConversationEntry" FOR EACH ROW EXECUTE FUNCTION "followMergedConversation"();
CREATE TRIGGER "OutgoingMessage_merged" BEFORE INSERT ON "OutgoingMessage" FOR EACH ROW
  WHEN (NEW."conversationId" IS NOT NULL) EXECUTE FUNCTION "followMergedConversation"();
CREATE TRIGGER "UnsentDraft_merged" BEFORE INSERT ON "UnsentDraft" FOR EACH ROW
  WHEN (NEW."conversationId" IS NOT NULL) EXECUTE FUNCTION "followMergedConversation"();

-- No list shows a merged request, so no count holds it.
CREATE OR REPLACE FUNCTION "tallyRequests"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes "RequestTally"[] := '{}';
  own integer := pg_backend_pid() % 16;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    changes := ARRAY(
      SELECT ROW("status", own, count(*))::"RequestTally" FROM present WHERE "mergedIntoId" IS NULL GROUP BY "status");
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changes := changes || ARRAY(
      SELECT ROW("status", own, -count(*))::"RequestTally" FROM former WHERE "mergedIntoId" IS NULL GROUP BY "status");
  END IF;
  -- In one order everywhere: two who change the same counts wait for each other and never in a circle.
  INSERT INTO "RequestTally" AS tally
  SELECT "status", "slot", sum("requestCount") FROM unnest(changes)
  GROUP BY "status", "slot" HAVING sum("requestCount") <> 0
  ORDER BY "status", "slot"
  ON CONFLICT ("status", "slot") DO UPDATE SET "requestCount" = tally."requestCount" + EXCLUDED."requestCount";
  RETURN NULL;
END $$;
