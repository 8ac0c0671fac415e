import type { Db } from '../../db/client.ts';

export async function findFirstAdminId(db: Db): Promise<number | null> {
  const admin = await db.admin.findFirst({ orderBy: { id: 'asc' }, select: { id: true } });
  return admin?.id ?? null;
}

/** Two processes may start at once: the second insert changes nothing. */
export async function insertAdmin(
  db: Db,
  data: { username: string; passwordHash: string },
): Promise<void> {
  await db.admin.createMany({ data: [data], skipDuplicates: true });
}
