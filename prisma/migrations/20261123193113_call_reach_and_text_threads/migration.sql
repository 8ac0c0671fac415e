-- CreateEnum
CREATE TYPE "MailOrigin" AS ENUM ('generated', 'replied', 'byHand');

-- AlterTable
ALTER TABLE "Call" ADD COLUMN     "reach" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "CallSettings" ADD COLUMN     "videoLink" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "timeZone" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "OutgoingMessage" ADD COLUMN     "origin" "MailOrigin" NOT NULL DEFAULT 'generated';

-- AlterTable
ALTER TABLE "RequestEntry" ADD COLUMN     "smsId" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "RequestEntry_smsId_key" ON "RequestEntry"("smsId");

-- What still waits to be sent: answers were written by a person, receipts answer what came in.
UPDATE "OutgoingMessage" SET "origin" = 'byHand' WHERE "dedupeKey" LIKE 'request-answer:%';
UPDATE "OutgoingMessage" SET "origin" = 'replied' WHERE "dedupeKey" LIKE 'request-receipt:%';
