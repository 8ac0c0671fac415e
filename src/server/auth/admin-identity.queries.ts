import type { Db } from '../db/client.ts';

export function findTokenByHash(db: Db, tokenHash: string) {
  return db.apiToken.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      name: true,
      adminId: true,
      revokedAt: true,
      scopes: true,
      expiresAt: true,
      lastUsedAt: true,
      createdAt: true,
      admin: { select: { disabledAt: true, role: true } },
    },
  });
}

export async function touchToken(db: Db, id: number, lastUsedAt: Date): Promise<void> {
  await db.apiToken.updateMany({ where: { id }, data: { lastUsedAt } });
}
