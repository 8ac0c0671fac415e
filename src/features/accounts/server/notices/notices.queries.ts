import type { Db } from '../../../../server/db/client.ts';

const select = { username: true, mailAddress: true, newMailAddress: true } as const;

export function findMailAddresses(db: Db, adminId: number) {
  return db.admin.findUnique({ where: { id: adminId }, select });
}

/** Disabled accounts are left out. */
export function findAdminsWithMail(db: Db, mailAddress: string) {
  return db.admin.findMany({
    where: { mailAddress: { equals: mailAddress, mode: 'insensitive' }, disabledAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, username: true, role: true },
  });
}

export function findFirstOwner(db: Db) {
  return db.admin.findFirst({
    where: { role: 'owner', disabledAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, username: true, role: true },
  });
}

export async function updateMailAddresses(
  db: Db,
  adminId: number,
  data: { mailAddress?: string | null; newMailAddress: string | null },
): Promise<void> {
  await db.admin.update({ where: { id: adminId }, data, select: { id: true } });
}
