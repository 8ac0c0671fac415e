import type { PurgeMode } from '../purge-mode.ts';
import type { Db } from './client.ts';
import { Prisma } from './generated/client.ts';

export async function purgeWhere(
  db: Db,
  table: Prisma.Sql,
  condition: Prisma.Sql,
  mode: PurgeMode,
): Promise<number> {
  if (mode === 'delete') {
    return db.$executeRaw(Prisma.sql`DELETE FROM ${table} WHERE ${condition}`);
  }
  const [row] = await db.$queryRaw<{ count: number }[]>(
    Prisma.sql`SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
  );
  return row?.count ?? 0;
}
