import type { Db } from '../../../../server/db/client.ts';

export function findTotp(db: Db, adminId: number) {
  return db.adminTotp.findUnique({
    where: { adminId },
    select: { secret: true, confirmedAt: true },
  });
}

/**
 * Replaces an unconfirmed secret.
 * @returns false when a confirmed one exists
 */
export async function replaceUnconfirmedTotp(
  tx: Db,
  adminId: number,
  secret: string,
): Promise<boolean> {
  await tx.adminTotp.deleteMany({ where: { adminId, confirmedAt: null } });
  const { count } = await tx.adminTotp.createMany({
    data: [{ adminId, secret }],
    skipDuplicates: true,
  });
  return count === 1;
}

/**
 * Atomic: concurrent calls use a time step once.
 * @returns false when this step or a later one was already used
 */
export async function spendStep(db: Db, adminId: number, step: number): Promise<boolean> {
  const where = { adminId, lastStep: { lt: step } };
  return (await db.adminTotp.updateMany({ where, data: { lastStep: step } })).count === 1;
}

export async function confirmSecret(db: Db, adminId: number, confirmedAt: Date): Promise<void> {
  await db.adminTotp.updateMany({ where: { adminId, confirmedAt: null }, data: { confirmedAt } });
}

export async function deleteTotp(db: Db, adminId: number): Promise<boolean> {
  const where = { adminId, confirmedAt: { not: null } };
  return (await db.adminTotp.deleteMany({ where })).count === 1;
}
