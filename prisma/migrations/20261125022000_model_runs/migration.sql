-- One table of runs of a model: drafts of the generator, steps of staged drafts, and suggestions.
ALTER TABLE "AiGeneration" RENAME TO "ModelRun";
ALTER SEQUENCE "AiGeneration_id_seq" RENAME TO "ModelRun_id_seq";
ALTER TABLE "ModelRun" RENAME CONSTRAINT "AiGeneration_pkey" TO "ModelRun_pkey";
ALTER TABLE "ModelRun" RENAME CONSTRAINT "AiGeneration_adminId_fkey" TO "ModelRun_adminId_fkey";
ALTER TABLE "ModelRun" RENAME CONSTRAINT "AiGeneration_postId_fkey" TO "ModelRun_postId_fkey";
ALTER INDEX "AiGeneration_createdAt_id_idx" RENAME TO "ModelRun_createdAt_id_idx";
ALTER INDEX "AiGeneration_adminId_id_idx" RENAME TO "ModelRun_adminId_id_idx";
ALTER INDEX "AiGeneration_postId_idx" RENAME TO "ModelRun_postId_idx";

ALTER TABLE "ModelRun"
  ADD COLUMN "key" UUID,
  ADD COLUMN "purpose" TEXT NOT NULL DEFAULT 'draft',
  ADD COLUMN "costMicros" BIGINT,
  ADD COLUMN "draftId" INTEGER,
  ADD COLUMN "sectionId" UUID,
  ADD COLUMN "wish" TEXT NOT NULL DEFAULT '',
  ALTER COLUMN "subject" SET DEFAULT '';
ALTER TABLE "ModelRun" ALTER COLUMN "purpose" DROP DEFAULT;
UPDATE "ModelRun" SET "heartbeatAt" = "createdAt" WHERE "heartbeatAt" IS NULL;
ALTER TABLE "ModelRun" ALTER COLUMN "heartbeatAt" SET NOT NULL;

INSERT INTO "ModelRun" (
  "purpose", "actor", "adminId", "model", "outcome", "text", "inputTokens", "outputTokens", "costMicros", "durationMs", "runBy",
  "heartbeatAt", "cancelledAt", "draftId", "sectionId", "wish", "createdAt"
)
SELECT step."kind", step."actor", draft."adminId", step."model", step."outcome", step."text", step."inputTokens", step."outputTokens",
  step."costMicros", step."durationMs", step."runBy", step."heartbeatAt", step."cancelledAt", step."draftId", step."sectionId",
  step."wish", step."createdAt"
FROM "StagedStep" AS step JOIN "StagedDraft" AS draft ON draft."id" = step."draftId" ORDER BY step."id";

INSERT INTO "ModelRun" ("key", "purpose", "actor", "adminId", "model", "outcome", "text", "heartbeatAt", "createdAt")
SELECT asked."id", asked."purpose", 'admin:' || "Admin"."username", asked."adminId", asked."model",
  CASE WHEN asked."isDone" THEN 'ok' ELSE 'brokenOff' END, asked."text", asked."createdAt", asked."createdAt"
FROM "AiSuggestion" AS asked JOIN "Admin" ON "Admin"."id" = asked."adminId" ORDER BY asked."createdAt", asked."id";

DROP TABLE "StagedStep";
DROP TABLE "AiSuggestion";

CREATE UNIQUE INDEX "ModelRun_key_key" ON "ModelRun"("key");
CREATE INDEX "ModelRun_draftId_id_idx" ON "ModelRun"("draftId", "id");
CREATE INDEX "ModelRun_outcome_heartbeatAt_idx" ON "ModelRun"("outcome", "heartbeatAt");
ALTER TABLE "ModelRun" ADD CONSTRAINT "ModelRun_draftId_fkey" FOREIGN KEY ("draftId") REFERENCES "StagedDraft"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Runs that are under way are broken off by the schedule: no process knows their jobs any more.
DO $$
BEGIN
  IF to_regprocedure('graphile_worker.remove_job(text)') IS NOT NULL THEN
    PERFORM graphile_worker.remove_job(job.key) FROM graphile_worker.jobs AS job
    WHERE job.task_identifier IN ('makeDraft', 'writeStage') AND job.key IS NOT NULL;
  END IF;
END $$;
