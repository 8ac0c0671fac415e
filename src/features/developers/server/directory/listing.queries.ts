import type { Db } from '../../../../server/db/client.ts';

/** Upper bound of developers per statement. */
const atOnce = 500;

/** Developers whose availability or mark ended by itself, and those who are free by now. */
export async function findOutdated(db: Db, now: Date): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    (SELECT "id" FROM "Developer" WHERE "availableUntil" <= ${now}::timestamptz LIMIT ${atOnce}::int)
    UNION
    (SELECT "id" FROM "Developer" WHERE "verifiedUntil" <= ${now}::timestamptz LIMIT ${atOnce}::int)
    UNION
    (SELECT "id" FROM "Developer" WHERE "soonest" < 0
      AND "soonest" >= date '2000-01-01' - (${now}::timestamptz AT TIME ZONE 'UTC')::date LIMIT ${atOnce}::int)
    ORDER BY "id"`;
  return rows.map(({ id }) => id);
}

export async function listAnew(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.$executeRaw`SELECT "listDevelopers"(${ids}::int[], ${now}::timestamptz)`;
}
