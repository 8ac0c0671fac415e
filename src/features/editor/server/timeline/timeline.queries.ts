import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import type { TimelineEntry } from '../../editing.ts';

/** All that happened to a text, in the columns of `TimelineEntry`. */
const entriesOf = (documentId: number) => Prisma.sql`(
  SELECT 'version' AS "kind", "version" AS "id", "updatedAt" AS "at", "savedBy" AS "by", "form"->>'title' AS "text"
    FROM "DocumentVersion" WHERE "documentId" = ${documentId}::int AND "kind" = 'revision'
  UNION ALL SELECT 'remark', "id", "createdAt", "writtenBy", "quote"
    FROM "Remark" WHERE "documentId" = ${documentId}::int AND "parentId" IS NULL
  UNION ALL SELECT 'remarkDone', "id", "doneAt", "doneBy", "quote"
    FROM "Remark" WHERE "documentId" = ${documentId}::int AND "doneAt" IS NOT NULL
  UNION ALL SELECT 'model', "id", "acceptedAt", "acceptedBy", "purpose"::text
    FROM "Provenance" WHERE "documentId" = ${documentId}::int
  UNION ALL SELECT 'ready', "id", "readyAt", "readyBy", ''
    FROM "Review" WHERE "documentId" = ${documentId}::int
  UNION ALL SELECT CASE "outcome" WHEN 'published' THEN 'reviewed' ELSE 'backToDraft' END, "id", "endedAt", "endedBy", ''
    FROM "Review" WHERE "documentId" = ${documentId}::int AND "endedAt" IS NOT NULL
) AS entry`;

const isOneOf = (kinds: readonly TimelineEntry['kind'][]) =>
  Prisma.sql`"kind" = ANY(${kinds}::text[])`;

/** Newest first. */
export function findTimeline(
  db: Db,
  documentId: number,
  { kinds, skip, take }: { kinds: readonly TimelineEntry['kind'][]; skip: number; take: number },
): Promise<TimelineEntry[]> {
  return db.$queryRaw<TimelineEntry[]>(Prisma.sql`
    SELECT "kind", "id", "at", "by", "text" FROM ${entriesOf(documentId)} WHERE ${isOneOf(kinds)}
    ORDER BY "at" DESC, "kind" DESC, "id" DESC LIMIT ${take}::int OFFSET ${skip}::int`);
}

export async function countTimeline(
  db: Db,
  documentId: number,
  kinds: readonly TimelineEntry['kind'][],
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(*)::int AS "count" FROM ${entriesOf(documentId)} WHERE ${isOneOf(kinds)}`);
  return row?.count ?? 0;
}
