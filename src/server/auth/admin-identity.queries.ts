import type { AdminRole } from '../../shared/admin/admin-roles.ts';
import type { Db } from '../db/client.ts';

/** Locks the account's rights until the transaction ends. @returns null when there is no such account */
export async function holdAdmin(
  tx: Db,
  id: number,
): Promise<{ role: AdminRole; disabledAt: Date | null } | null> {
  const [row] = await tx.$queryRaw<{ role: AdminRole; disabledAt: Date | null }[]>`
    SELECT "role"::text, "disabledAt" FROM "Admin" WHERE "id" = ${id} FOR SHARE`;
  return row ?? null;
}
