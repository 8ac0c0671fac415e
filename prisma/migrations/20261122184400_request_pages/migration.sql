-- CreateEnum
CREATE TYPE "RequestEntryKind" AS ENUM ('visitor', 'owner');

-- CreateTable
CREATE TABLE "RequestKey" (
    "keyHash" TEXT NOT NULL,
    "requestId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RequestKey_pkey" PRIMARY KEY ("keyHash")
);

-- CreateTable
CREATE TABLE "RequestEntry" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "kind" "RequestEntryKind" NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "RequestEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RequestKey_requestId_idx" ON "RequestKey"("requestId");

-- CreateIndex
CREATE INDEX "RequestKey_endsAt_idx" ON "RequestKey"("endsAt");

-- CreateIndex
CREATE INDEX "RequestEntry_requestId_id_idx" ON "RequestEntry"("requestId", "id");

-- CreateIndex
CREATE INDEX "RequestEntry_kind_seenAt_idx" ON "RequestEntry"("kind", "seenAt");

-- AddForeignKey
ALTER TABLE "RequestKey" ADD CONSTRAINT "RequestKey_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestEntry" ADD CONSTRAINT "RequestEntry_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
