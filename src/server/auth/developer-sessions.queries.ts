import type { Db } from '../db/client.ts';

export function findSessions(db: Db, developerId: number, now: Date) {
  return db.session.findMany({
    where: { developerId, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, userAgent: true, createdAt: true, lastUsedAt: true },
  });
}

/** @returns whether this developer had such a session. */
export async function deleteSession(
  db: Db,
  where: { id: string; developerId: number },
): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where });
  return count === 1;
}

export async function deleteOtherSessions(
  db: Db,
  input: { developerId: number; keepId: string },
): Promise<void> {
  await db.session.deleteMany({
    where: { developerId: input.developerId, id: { not: input.keepId } },
  });
}
