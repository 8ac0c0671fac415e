-- CreateEnum
CREATE TYPE "OutgoingChannel" AS ENUM ('mail', 'sms');

-- CreateEnum
CREATE TYPE "OutgoingState" AS ENUM ('waiting', 'handedOver', 'sent', 'unclear', 'undeliverable');

-- CreateTable
CREATE TABLE "OutgoingMessage" (
    "id" UUID NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "channel" "OutgoingChannel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyToName" TEXT NOT NULL DEFAULT '',
    "replyTo" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "state" "OutgoingState" NOT NULL DEFAULT 'waiting',
    "fault" TEXT NOT NULL DEFAULT '',
    "handedOverAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutgoingMessage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingMessage_dedupeKey_key" ON "OutgoingMessage"("dedupeKey");

-- CreateIndex
CREATE INDEX "OutgoingMessage_state_createdAt_idx" ON "OutgoingMessage"("state", "createdAt");
