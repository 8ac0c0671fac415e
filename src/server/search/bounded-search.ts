import { Prisma, type PrismaClient } from '../db/generated/client.ts';

/** A search takes a few hundredths of a second. A visitor has typed on by this time. */
const searchTimeoutMs = 1_500;

/**
 * Stops a search statement that takes too long: others wait for its connection.
 * @throws the database's error when the search is stopped, which is answered with 503 (see db/faults.ts)
 */
export async function runSearch<Row>(db: PrismaClient, statement: Prisma.Sql): Promise<Row[]> {
  const [, rows] = await db.$transaction([
    db.$executeRaw(
      Prisma.sql`SELECT set_config('statement_timeout', ${String(searchTimeoutMs)}, true)`,
    ),
    db.$queryRaw<Row[]>(statement),
  ]);
  return rows;
}
