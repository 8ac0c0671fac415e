-- CreateTable
CREATE TABLE "RequestNda" (
    "requestId" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "senderName" TEXT NOT NULL,
    "senderAcceptedAt" TIMESTAMPTZ(3) NOT NULL,
    "ownerName" TEXT NOT NULL DEFAULT '',
    "ownerAcceptedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RequestNda_pkey" PRIMARY KEY ("requestId")
);

-- AddForeignKey
ALTER TABLE "RequestNda" ADD CONSTRAINT "RequestNda_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
