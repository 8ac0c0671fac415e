-- CreateEnum
CREATE TYPE "UnsentDraftKind" AS ENUM ('answer', 'note', 'remark');

-- CreateTable
CREATE TABLE "UnsentDraft" (
    "id" SERIAL NOT NULL,
    "kind" "UnsentDraftKind" NOT NULL,
    "requestId" INTEGER NOT NULL,
    "adminId" INTEGER,
    "text" TEXT NOT NULL,
    "revision" UUID NOT NULL,
    "savedFrom" UUID NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UnsentDraft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "UnsentDraft_adminId_idx" ON "UnsentDraft"("adminId");

-- CreateIndex
CREATE INDEX "UnsentDraft_updatedAt_idx" ON "UnsentDraft"("updatedAt");

-- The sender of a request has no account, and one draft of a kind like everybody else (PostgreSQL 15 or newer).
CREATE UNIQUE INDEX "UnsentDraft_requestId_kind_adminId_key" ON "UnsentDraft"("requestId", "kind", "adminId") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "ContactRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnsentDraft" ADD CONSTRAINT "UnsentDraft_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;
