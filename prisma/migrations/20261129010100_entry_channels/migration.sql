CREATE TYPE "EntryChannel" AS ENUM ('page', 'mail', 'text');
ALTER TABLE "ConversationEntry" ADD COLUMN "channel" "EntryChannel" NOT NULL DEFAULT 'page';

-- Until now a request that came by text message was answered by text message only.
UPDATE "ConversationEntry" AS entry SET "channel" = 'text'
FROM "Conversation" AS conversation
JOIN "ContactRequest" AS request ON request."id" = conversation."requestId"
WHERE conversation."id" = entry."conversationId"
    AND (entry."smsId" IS NOT NULL OR (entry."side" = 'outgoing' AND request."source" = 'sms'));
UPDATE "ConversationEntry" AS entry SET "channel" = 'mail'
FROM "ReceivedMail" AS mail WHERE mail."entryId" = entry."id";

-- The entry of a mail knows its request, its side and its time.
DELETE FROM "ReceivedMail" AS mail
WHERE NOT EXISTS (SELECT FROM "ConversationEntry" AS entry WHERE entry."id" = mail."entryId");
DROP INDEX "ReceivedMail_requestId_side_sentAt_key";
DROP INDEX "ReceivedMail_requestId_receivedAt_idx";
ALTER TABLE "ReceivedMail" DROP CONSTRAINT "ReceivedMail_requestId_fkey";
ALTER TABLE "ReceivedMail" DROP COLUMN "requestId", DROP COLUMN "side", DROP COLUMN "receivedAt";
DROP TYPE "MailSide";
ALTER TABLE "ReceivedMail" ADD CONSTRAINT "ReceivedMail_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "ConversationEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
