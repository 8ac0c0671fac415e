-- One conversation for whatever people write about. Entries, links, drafts and outgoing messages point at it.
CREATE TABLE "Conversation" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER,
    "messageId" INTEGER,
    "briefId" INTEGER,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Conversation_subject_check" CHECK (num_nonnulls("requestId", "messageId", "briefId") = 1)
);
INSERT INTO "Conversation" ("requestId") SELECT "id" FROM "ContactRequest" ORDER BY "id";
INSERT INTO "Conversation" ("messageId") SELECT "id" FROM "DeveloperMessage" ORDER BY "id";
INSERT INTO "Conversation" ("briefId") SELECT "id" FROM "Brief" ORDER BY "id";
CREATE UNIQUE INDEX "Conversation_requestId_key" ON "Conversation"("requestId");
CREATE UNIQUE INDEX "Conversation_messageId_key" ON "Conversation"("messageId");
CREATE UNIQUE INDEX "Conversation_briefId_key" ON "Conversation"("briefId");
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_briefId_fkey" FOREIGN KEY ("briefId") REFERENCES "Brief"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The database begins the conversation, so that no subject is without one.
CREATE FUNCTION "beginConversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO "Conversation" (%I) SELECT "id" FROM begun ORDER BY "id"', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE TRIGGER "ContactRequest_conversation" AFTER INSERT ON "ContactRequest"
REFERENCING NEW TABLE AS begun FOR EACH STATEMENT EXECUTE FUNCTION "beginConversation"('requestId');
CREATE TRIGGER "DeveloperMessage_conversation" AFTER INSERT ON "DeveloperMessage"
REFERENCING NEW TABLE AS begun FOR EACH STATEMENT EXECUTE FUNCTION "beginConversation"('messageId');
CREATE TRIGGER "Brief_conversation" AFTER INSERT ON "Brief"
REFERENCING NEW TABLE AS begun FOR EACH STATEMENT EXECUTE FUNCTION "beginConversation"('briefId');

-- Entries of requests keep their ids, because files and outgoing messages name them. Entries of messages get new ones.
ALTER TYPE "RequestEntryKind" RENAME TO "EntrySide";
ALTER TYPE "EntrySide" RENAME VALUE 'visitor' TO 'incoming';
ALTER TYPE "EntrySide" RENAME VALUE 'owner' TO 'outgoing';
ALTER TABLE "RequestEntry" RENAME TO "ConversationEntry";
ALTER SEQUENCE "RequestEntry_id_seq" RENAME TO "ConversationEntry_id_seq";
ALTER TABLE "ConversationEntry" RENAME CONSTRAINT "RequestEntry_pkey" TO "ConversationEntry_pkey";
ALTER INDEX "RequestEntry_smsId_key" RENAME TO "ConversationEntry_smsId_key";
ALTER TABLE "ConversationEntry" RENAME COLUMN "kind" TO "side";
ALTER INDEX "RequestEntry_kind_seenAt_idx" RENAME TO "ConversationEntry_side_seenAt_idx";
ALTER TABLE "ConversationEntry" ADD COLUMN "conversationId" INTEGER,
ADD COLUMN "isWithheld" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "formerId" INTEGER;
UPDATE "ConversationEntry" AS entry SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."requestId" = entry."requestId";
ALTER TABLE "ConversationEntry" ALTER COLUMN "conversationId" SET NOT NULL, DROP COLUMN "requestId";
-- The time at which the developer last read the message counts for each of its entries.
INSERT INTO "ConversationEntry" ("conversationId", "side", "body", "createdAt", "seenAt", "isWithheld", "formerId")
SELECT conversation."id", (CASE entry."party" WHEN 'sender' THEN 'incoming' ELSE 'outgoing' END)::"EntrySide",
  entry."body", entry."createdAt", CASE entry."party" WHEN 'sender' THEN message."readAt" END, entry."isWithheld", entry."id"
FROM "MessageEntry" AS entry
JOIN "DeveloperMessage" AS message ON message."id" = entry."messageId"
JOIN "Conversation" AS conversation ON conversation."messageId" = message."id"
ORDER BY entry."id";
UPDATE "OutgoingMessage" AS mail SET "dedupeKey" = 'message-answer:' || entry."id"
FROM "ConversationEntry" AS entry WHERE mail."dedupeKey" = 'message-answer:' || entry."formerId";
ALTER TABLE "ConversationEntry" DROP COLUMN "formerId";
DROP TABLE "MessageEntry";
DROP TYPE "MessageParty";
CREATE INDEX "ConversationEntry_conversationId_id_idx" ON "ConversationEntry"("conversationId", "id");
ALTER TABLE "ConversationEntry" ADD CONSTRAINT "ConversationEntry_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Links.
ALTER TABLE "AccessLink" ADD COLUMN "conversationId" INTEGER;
UPDATE "AccessLink" AS link SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."requestId" = link."requestId";
UPDATE "AccessLink" AS link SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."messageId" = link."messageId";
ALTER TABLE "AccessLink" DROP CONSTRAINT "AccessLink_subject_check", DROP COLUMN "requestId", DROP COLUMN "messageId",
ADD CONSTRAINT "AccessLink_subject_check" CHECK (num_nonnulls("conversationId", "agreementId", "developerId", "testimonialId") = 1);
CREATE INDEX "AccessLink_conversationId_idx" ON "AccessLink"("conversationId");
ALTER TABLE "AccessLink" ADD CONSTRAINT "AccessLink_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

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
  UPDATE "AccessLink" SET "conversationId" = NULL, "agreementId" = OLD."id", "endsAt" = agreed + interval '2190 days'
  WHERE "conversationId" = (SELECT "id" FROM "Conversation" WHERE "requestId" = OLD."id") AND "endsAt" > now();
  RETURN OLD;
END $$;

-- Drafts. One answers, or one adds an entry; which thing it is about says the conversation.
ALTER TABLE "UnsentDraft" ADD COLUMN "conversationId" INTEGER;
UPDATE "UnsentDraft" AS draft SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."requestId" = draft."requestId";
UPDATE "UnsentDraft" AS draft SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."messageId" = draft."messageId";
UPDATE "UnsentDraft" AS draft SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."briefId" = draft."briefId";
ALTER TYPE "UnsentDraftKind" RENAME TO "FormerDraftKind";
CREATE TYPE "UnsentDraftKind" AS ENUM ('answer', 'entry', 'note', 'quote', 'callWord', 'stagedBrief');
ALTER TABLE "UnsentDraft" DROP CONSTRAINT "UnsentDraft_about_check",
DROP COLUMN "requestId", DROP COLUMN "messageId", DROP COLUMN "briefId",
ALTER COLUMN "kind" TYPE "UnsentDraftKind" USING (
  CASE "kind"::text WHEN 'requestEntry' THEN 'entry' WHEN 'messageEntry' THEN 'entry'
    WHEN 'messageAnswer' THEN 'answer' WHEN 'briefWord' THEN 'answer' ELSE "kind"::text END
)::"UnsentDraftKind",
ADD CONSTRAINT "UnsentDraft_about_check" CHECK (
  CASE num_nonnulls("conversationId", "stagedDraftId") WHEN 0 THEN "adminId" IS NOT NULL WHEN 1 THEN true ELSE false END
);
DROP TYPE "FormerDraftKind";
CREATE UNIQUE INDEX "UnsentDraft_conversationId_stagedDraftId_kind_adminId_key" ON "UnsentDraft"("conversationId", "stagedDraftId", "kind", "adminId") NULLS NOT DISTINCT;
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Outgoing messages.
ALTER TABLE "OutgoingMessage" ADD COLUMN "conversationId" INTEGER;
UPDATE "OutgoingMessage" AS mail SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."requestId" = mail."requestId";
UPDATE "OutgoingMessage" AS mail SET "conversationId" = conversation."id"
FROM "Conversation" AS conversation WHERE conversation."messageId" = mail."developerMessageId";
ALTER TABLE "OutgoingMessage" DROP COLUMN "requestId", DROP COLUMN "developerMessageId";
CREATE INDEX "OutgoingMessage_conversationId_idx" ON "OutgoingMessage"("conversationId");
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
