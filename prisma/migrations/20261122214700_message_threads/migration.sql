-- CreateEnum
CREATE TYPE "MessageParty" AS ENUM ('sender', 'developer');

-- AlterTable
ALTER TABLE "DeveloperMessage" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "archivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "isAddressShown" BOOLEAN NOT NULL DEFAULT true;

-- Who has written until now was told that the developer gets the address; whoever writes from now on is not.
ALTER TABLE "DeveloperMessage" ALTER COLUMN "isAddressShown" SET DEFAULT false;

-- AlterTable
ALTER TABLE "OutgoingMessage" ADD COLUMN     "developerMessageId" INTEGER;

-- CreateTable
CREATE TABLE "MessageKey" (
    "keyHash" TEXT NOT NULL,
    "messageId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MessageKey_pkey" PRIMARY KEY ("keyHash")
);

-- CreateTable
CREATE TABLE "MessageEntry" (
    "id" SERIAL NOT NULL,
    "messageId" INTEGER NOT NULL,
    "party" "MessageParty" NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MessageEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MessageKey_messageId_idx" ON "MessageKey"("messageId");

-- CreateIndex
CREATE INDEX "MessageKey_endsAt_idx" ON "MessageKey"("endsAt");

-- CreateIndex
CREATE INDEX "MessageEntry_messageId_id_idx" ON "MessageEntry"("messageId", "id" DESC);

-- CreateIndex
CREATE INDEX "OutgoingMessage_developerMessageId_idx" ON "OutgoingMessage"("developerMessageId");

-- AddForeignKey
ALTER TABLE "MessageKey" ADD CONSTRAINT "MessageKey_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageEntry" ADD CONSTRAINT "MessageEntry_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_developerMessageId_fkey" FOREIGN KEY ("developerMessageId") REFERENCES "DeveloperMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
