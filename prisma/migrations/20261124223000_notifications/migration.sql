-- One word for one thing: news of waiting messages and briefs are notifications.
ALTER TABLE "NudgeSettings" RENAME TO "NotificationSettings";
ALTER TABLE "NotificationSettings" RENAME COLUMN "nudgedAt" TO "notifiedAt";
ALTER TABLE "NotificationSettings" RENAME CONSTRAINT "NudgeSettings_pkey" TO "NotificationSettings_pkey";
ALTER TABLE "NotificationSettings" RENAME CONSTRAINT "NudgeSettings_developerId_fkey" TO "NotificationSettings_developerId_fkey";
ALTER TABLE "NudgeKey" RENAME TO "NotificationKey";
ALTER TABLE "NotificationKey" RENAME CONSTRAINT "NudgeKey_pkey" TO "NotificationKey_pkey";
ALTER TABLE "NotificationKey" RENAME CONSTRAINT "NudgeKey_developerId_fkey" TO "NotificationKey_developerId_fkey";
ALTER INDEX "NudgeKey_developerId_idx" RENAME TO "NotificationKey_developerId_idx";
ALTER INDEX "NudgeKey_endsAt_idx" RENAME TO "NotificationKey_endsAt_idx";

-- The start queues the jobs of waiting notifications again, under their new name.
DO $$
BEGIN
  IF to_regprocedure('graphile_worker.remove_job(text)') IS NOT NULL THEN
    PERFORM graphile_worker.remove_job('nudge:' || "developerId") FROM "NotificationSettings";
  END IF;
END
$$;
