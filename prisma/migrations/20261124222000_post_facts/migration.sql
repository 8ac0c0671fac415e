-- One word for one thing: statements in posts that need a source are facts.
ALTER TYPE "ClaimState" RENAME TO "FactState";
ALTER TABLE "PostClaim" RENAME TO "PostFact";
ALTER SEQUENCE "PostClaim_id_seq" RENAME TO "PostFact_id_seq";
ALTER TABLE "PostFact" RENAME CONSTRAINT "PostClaim_pkey" TO "PostFact_pkey";
ALTER TABLE "PostFact" RENAME CONSTRAINT "PostClaim_postId_fkey" TO "PostFact_postId_fkey";
ALTER TABLE "PostFact" RENAME CONSTRAINT "PostClaim_draftId_fkey" TO "PostFact_draftId_fkey";
ALTER INDEX "PostClaim_recheckAt_id_idx" RENAME TO "PostFact_recheckAt_id_idx";
ALTER INDEX "PostClaim_leftTextAt_idx" RENAME TO "PostFact_leftTextAt_idx";
ALTER INDEX "PostClaim_postId_keyHash_key" RENAME TO "PostFact_postId_keyHash_key";
ALTER INDEX "PostClaim_draftId_keyHash_key" RENAME TO "PostFact_draftId_keyHash_key";
