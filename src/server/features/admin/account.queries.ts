import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';

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

export function findAdminByUsername(db: Db, username: string) {
  return db.admin.findUnique({
    where: { username },
    select: { id: true, username: true, passwordHash: true, disabledAt: true },
  });
}

export async function updateAdmin(
  db: Db,
  id: number,
  data: Pick<Prisma.AdminUncheckedUpdateInput, 'passwordHash' | 'disabledAt'>,
): Promise<void> {
  await db.admin.update({ where: { id }, data, select: { id: true } });
}

export async function deleteAdminSessions(db: Db, adminId: number): Promise<void> {
  await db.session.deleteMany({ where: { adminId } });
}

/** Forgets counted calls of every rule whose name starts like this. */
export async function deleteRateLimits(db: Db, rulePrefix: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { startsWith: rulePrefix } } });
}
