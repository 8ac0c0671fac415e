import { Prisma, type PrismaClient } from '../db/generated/client.ts';

/** A search takes a few hundredths of a second; somebody who types has long gone on by then. */
const searchTimeoutMs = 1_500;

/**
 * Runs the statement of a search, which is stopped when it takes too long: others wait for its connection.
 * @throws the database's own fault when it is stopped, which is answered with 503 (see db/faults.ts)
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
