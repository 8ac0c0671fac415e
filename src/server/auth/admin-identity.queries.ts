import type { AdminRole } from '../../shared/admin/admin-roles.ts';
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

/** Locks the account's rights until the transaction ends. @returns null when there is no such account */
export async function holdAdmin(
  tx: Db,
  id: number,
): Promise<{ role: AdminRole; disabledAt: Date | null } | null> {
  const [row] = await tx.$queryRaw<{ role: AdminRole; disabledAt: Date | null }[]>`
    SELECT "role"::text, "disabledAt" FROM "Admin" WHERE "id" = ${id} FOR SHARE`;
  return row ?? null;
}
