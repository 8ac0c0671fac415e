import type { Db } from './client.ts';
import { Prisma } from './generated/client.ts';
import { unestimated } from './unestimated.ts';

export interface PartedRows {
  table: 'BlogPost' | 'Developer' | 'DeveloperProject';
  where: Prisma.Sql;
}

const tableOf = ({ table }: PartedRows) => Prisma.raw(`"${table}"`);

function idsOf(part: Prisma.Sql, size: number): Prisma.Sql {
  return Prisma.sql`"id" > (${part} - 1) * ${size}::bigint AND "id" <= ${part} * ${size}::bigint`;
}

export async function countUpTo(db: Db, rows: PartedRows, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(*)::int AS "count" FROM (
      SELECT FROM ${tableOf(rows)} WHERE ${unestimated(rows.where)} LIMIT ${most}::int
    ) AS counted`);
  return row?.count ?? 0;
}

export async function findParts(db: Db, rows: PartedRows, size: number): Promise<number[]> {
  const table = tableOf(rows);
  // Named through its alias: a table may have a column "part" of its own.
  const found = await db.$queryRaw<{ part: number }[]>(Prisma.sql`
    SELECT parts.part FROM generate_series(1, (SELECT (max("id") - 1) / ${size}::int + 1 FROM ${table})) AS parts(part)
    WHERE (
      SELECT true FROM ${table} WHERE ${idsOf(Prisma.sql`parts.part`, size)} AND ${unestimated(rows.where)} LIMIT 1
    ) ORDER BY parts.part`);
  return found.map(({ part }) => part);
}

export function partStatement(
  rows: PartedRows,
  columns: readonly string[],
  { part, size }: { part: number | null; size: number },
): Prisma.Sql {
  const ids = part === null ? Prisma.sql`true` : idsOf(Prisma.sql`${part}::int`, size);
  const names = Prisma.raw(columns.map((name) => `"${name}"`).join(', '));
  return Prisma.sql`
    SELECT ${names} FROM ${tableOf(rows)} WHERE ${ids} AND ${unestimated(rows.where)} ORDER BY "id" LIMIT ${size}::int`;
}
