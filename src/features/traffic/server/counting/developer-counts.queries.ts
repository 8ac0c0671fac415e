import type { Db } from '../../../../server/db/client.ts';
import type { DeveloperCounted } from '../../../../server/db/generated/client.ts';

export interface DeveloperCountRow {
  developerId: number;
  /** `yyyy-mm-dd` in UTC. */
  day: string;
  what: DeveloperCounted;
  /** 0 unless the page of a project was seen. */
  projectId: number;
  source: string;
  count: number;
}

/** Locks in one order, so that a deletion of an account waits and no other writer deadlocks. Returns those who are still there. */
export async function holdDevelopers(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Developer" WHERE "id" = ANY (${[...ids]}::int[]) ORDER BY "id" FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

/** Finds the names that sites and campaigns of these days have already. */
export function findNamedSources(
  tx: Db,
  ids: readonly number[],
  days: readonly string[],
): Promise<Pick<DeveloperCountRow, 'developerId' | 'day' | 'source'>[]> {
  return tx.$queryRaw`
    SELECT DISTINCT "developerId", "day"::text AS "day", "source" FROM "DeveloperCount"
    WHERE "developerId" = ANY (${[...ids]}::int[]) AND "day" = ANY (${[...days]}::date[])
      AND ("source" LIKE 'site:%' OR "source" LIKE 'campaign:%')`;
}

/** Adds to the stored counts, because every instance writes its own share. */
export async function addDeveloperCounts(
  tx: Db,
  rows: readonly DeveloperCountRow[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "DeveloperCount" ("developerId", "day", "what", "projectId", "source", "count")
    SELECT "developerId", "day", "what", "projectId", "source", "count"
    FROM jsonb_populate_recordset(NULL::"DeveloperCount", ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT ("developerId", "day", "what", "projectId", "source")
    DO UPDATE SET "count" = "DeveloperCount"."count" + excluded."count"`;
}
