import { Prisma } from '../../../src/server/db/generated/client.ts';
import { testDatabase } from './database.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

function rowsRead(plan: Plan): number {
  const own = plan['Relation Name']
    ? (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}

/** Rows that a statement reads from tables. */
export async function costOf(statement: Prisma.Sql): Promise<number> {
  const { prisma } = testDatabase();
  const [row] = await prisma.$queryRaw<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`,
  );
  if (!row) throw new Error('EXPLAIN answers one row.');
  return rowsRead(row['QUERY PLAN'][0].Plan);
}
