-- CreateEnum
CREATE TYPE "ClaimState" AS ENUM ('sourced', 'opinion', 'changed');

-- CreateTable
CREATE TABLE "PostClaim" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER,
    "draftId" UUID,
    "keyHash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "state" "ClaimState" NOT NULL,
    "sourceUrl" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "recheckAt" TIMESTAMPTZ(3),
    "answeredBy" TEXT NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,
    "leftTextAt" TIMESTAMPTZ(3),

    CONSTRAINT "PostClaim_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PostClaim_recheckAt_id_idx" ON "PostClaim"("recheckAt", "id");

-- CreateIndex
CREATE INDEX "PostClaim_leftTextAt_idx" ON "PostClaim"("leftTextAt");

-- CreateIndex
CREATE UNIQUE INDEX "PostClaim_postId_keyHash_key" ON "PostClaim"("postId", "keyHash");

-- CreateIndex
CREATE UNIQUE INDEX "PostClaim_draftId_keyHash_key" ON "PostClaim"("draftId", "keyHash");

-- AddForeignKey
ALTER TABLE "PostClaim" ADD CONSTRAINT "PostClaim_postId_fkey" FOREIGN KEY ("postId") REFERENCES "BlogPost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostClaim" ADD CONSTRAINT "PostClaim_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "PostDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
