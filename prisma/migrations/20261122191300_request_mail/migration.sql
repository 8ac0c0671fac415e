-- AlterTable
ALTER TABLE "OutgoingMessage" ADD COLUMN     "hasLink" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requestId" INTEGER;

-- CreateIndex
CREATE INDEX "OutgoingMessage_requestId_idx" ON "OutgoingMessage"("requestId");

-- AddForeignKey
ALTER TABLE "OutgoingMessage" ADD CONSTRAINT "OutgoingMessage_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
