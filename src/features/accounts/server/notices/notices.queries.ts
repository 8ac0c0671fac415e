import type { Db } from '../../../../server/db/client.ts';

const select = { username: true, mailAddress: true, newMailAddress: true } as const;

export function findMailAddresses(db: Db, adminId: number) {
  return db.admin.findUnique({ where: { id: adminId }, select });
}

export async function updateMailAddresses(
  db: Db,
  adminId: number,
  data: { mailAddress?: string | null; newMailAddress: string | null },
): Promise<void> {
  await db.admin.update({ where: { id: adminId }, data, select: { id: true } });
}
