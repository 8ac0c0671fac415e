-- AlterTable
ALTER TABLE "Call" ADD COLUMN     "heldAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ContactRequest" ADD COLUMN     "openedAt" TIMESTAMPTZ(3);

-- "answeredAt" followed the status until now. What we sent is what says so: words, or a quote.
UPDATE "ContactRequest" AS request SET "answeredAt" = (
  SELECT min("at") FROM (
    SELECT "createdAt" AS "at" FROM "RequestEntry" WHERE "requestId" = request."id" AND "kind" = 'owner'
    UNION ALL
    SELECT "createdAt" FROM "Quote" WHERE "requestId" = request."id"
  ) AS sent
)
WHERE "answeredAt" IS NOT NULL
  OR EXISTS (SELECT FROM "RequestEntry" WHERE "requestId" = request."id" AND "kind" = 'owner')
  OR EXISTS (SELECT FROM "Quote" WHERE "requestId" = request."id");

-- One of us had it on the screen: who answered or noted something, had what its sender added shown to them, or moved it on by
-- opening it. A move to "read" by hand is in the activity log too, and says nothing.
UPDATE "ContactRequest" AS request SET "openedAt" = seen."at"
FROM (
  SELECT "requestId", min("at") AS "at" FROM (
    SELECT "id" AS "requestId", "answeredAt" AS "at" FROM "ContactRequest" WHERE "answeredAt" IS NOT NULL
    UNION ALL
    SELECT "requestId", "createdAt" FROM "RequestNote" WHERE "author" LIKE 'admin:%'
    UNION ALL
    SELECT "requestId", "seenAt" FROM "RequestEntry" WHERE "kind" = 'visitor' AND "seenAt" IS NOT NULL
    UNION ALL
    SELECT "requestId", "ownerAcceptedAt" FROM "RequestNda" WHERE "ownerAcceptedAt" IS NOT NULL
    UNION ALL
    SELECT move."requestId", move."createdAt" FROM "RequestMove" AS move
    WHERE move."fromStatus" = 'new' AND move."toStatus" = 'read' AND move."actor" LIKE 'admin:%'
      AND NOT EXISTS (
        SELECT FROM "ActivityEntry" AS entry
        WHERE entry."targetType" = 'contact request' AND entry."targetId" = move."requestId"::text
          AND entry."action" = 'marked as read'
          AND entry."createdAt" BETWEEN move."createdAt" - interval '5 seconds' AND move."createdAt" + interval '5 seconds'
      )
  ) AS events
  GROUP BY "requestId"
) AS seen
WHERE seen."requestId" = request."id";

-- A booking took requests out of those that wait for an answer. They wait again, where they stood before.
WITH last_move AS (
  SELECT DISTINCT ON ("requestId") "requestId", "actor", "fromStatus", "toStatus" FROM "RequestMove"
  ORDER BY "requestId", "id" DESC
), moved_back AS (
  UPDATE "ContactRequest" AS request SET "status" = last_move."fromStatus"
  FROM last_move
  WHERE last_move."requestId" = request."id" AND request."status" = 'call' AND request."answeredAt" IS NULL
    AND last_move."actor" = 'visitor' AND last_move."toStatus" = 'call' AND last_move."fromStatus" IN ('new', 'read')
  RETURNING request."id", request."status"
)
INSERT INTO "RequestMove" ("requestId", "actor", "fromStatus", "toStatus", "createdAt")
SELECT "id", 'site', 'call', "status", now() FROM moved_back;
