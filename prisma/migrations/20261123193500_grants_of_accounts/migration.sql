-- AlterTable
ALTER TABLE "CallSettings" ADD COLUMN     "feedAdminId" INTEGER,
ADD COLUMN     "feedEndsAt" TIMESTAMPTZ(3),
ADD COLUMN     "feedUsedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "MessageKey" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "NudgeKey" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "PreviewLink" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "RequestKey" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3);

-- AddForeignKey
ALTER TABLE "CallSettings" ADD CONSTRAINT "CallSettings_feedAdminId_fkey" FOREIGN KEY ("feedAdminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The link to the calendar of calls is its maker's, as the activity log knows it, otherwise the first owner's.
UPDATE "CallSettings" SET
    "feedAdminId" = coalesce(
        (SELECT "Admin"."id" FROM "ActivityEntry"
            JOIN "Admin" ON "ActivityEntry"."actor" = 'admin:' || "Admin"."username"
            WHERE "ActivityEntry"."targetType" = 'calendar of calls' AND "ActivityEntry"."action" = 'created'
            ORDER BY "ActivityEntry"."id" DESC LIMIT 1),
        (SELECT "id" FROM "Admin" WHERE "role" = 'owner' AND "disabledAt" IS NULL ORDER BY "id" LIMIT 1)),
    "feedEndsAt" = now() + interval '90 days'
WHERE "feedKeyHash" IS NOT NULL;

-- What accounts have left open that were shut out, or made lower than they were.
UPDATE "CallSettings" SET
    "feedKeyHash" = NULL, "feedSince" = NULL, "feedAdminId" = NULL, "feedEndsAt" = NULL
WHERE "feedKeyHash" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "Admin"
    WHERE "id" = "feedAdminId" AND "disabledAt" IS NULL AND "role" = 'owner');

DELETE FROM "PreviewLink" USING "Admin"
WHERE "adminId" = "Admin"."id" AND "Admin"."disabledAt" IS NOT NULL;

UPDATE "ApiToken" SET "revokedAt" = "Admin"."disabledAt" FROM "Admin"
WHERE "adminId" = "Admin"."id" AND "Admin"."disabledAt" IS NOT NULL AND "revokedAt" IS NULL;

-- When what was agreed was looked at last by its link.
ALTER TABLE "AgreementKey" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3);
