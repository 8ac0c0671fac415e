-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('spam', 'abuse', 'fraud', 'other');

-- AlterTable
ALTER TABLE "DeveloperMessage" ADD COLUMN     "isWithheld" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "MessageEntry" ADD COLUMN     "isWithheld" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "BlockedSender" (
    "id" SERIAL NOT NULL,
    "developerId" INTEGER NOT NULL,
    "senderHash" TEXT NOT NULL,
    "senderName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlockedSender_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteBlock" (
    "id" SERIAL NOT NULL,
    "senderHash" TEXT NOT NULL,
    "senderName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SiteBlock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MessageReport" (
    "id" SERIAL NOT NULL,
    "messageId" INTEGER NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "word" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "MessageReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BlockedSender_developerId_senderHash_key" ON "BlockedSender"("developerId", "senderHash");

-- CreateIndex
CREATE UNIQUE INDEX "SiteBlock_senderHash_key" ON "SiteBlock"("senderHash");

-- CreateIndex
CREATE UNIQUE INDEX "MessageReport_messageId_key" ON "MessageReport"("messageId");

-- CreateIndex
CREATE INDEX "MessageReport_closedAt_id_idx" ON "MessageReport"("closedAt", "id");

-- CreateIndex
CREATE INDEX "DeveloperMessage_isWithheld_createdAt_idx" ON "DeveloperMessage"("isWithheld", "createdAt");

-- AddForeignKey
ALTER TABLE "BlockedSender" ADD CONSTRAINT "BlockedSender_developerId_fkey" FOREIGN KEY ("developerId") REFERENCES "Developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageReport" ADD CONSTRAINT "MessageReport_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
