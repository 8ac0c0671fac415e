-- CreateEnum
CREATE TYPE "QuoteState" AS ENUM ('open', 'accepted', 'declined', 'replaced');

-- CreateTable
CREATE TABLE "Quote" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "positions" JSONB NOT NULL,
    "assumptions" TEXT NOT NULL,
    "validUntil" DATE NOT NULL,
    "state" "QuoteState" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Quote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Quote_requestId_version_key" ON "Quote"("requestId", "version");

-- AddForeignKey
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
