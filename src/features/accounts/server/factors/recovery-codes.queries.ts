import type { Db } from '../../../../server/db/client.ts';

export async function replaceCodes(
  tx: Db,
  adminId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.adminRecoveryCode.deleteMany({ where: { adminId } });
  await tx.adminRecoveryCode.createMany({
    data: hashes.map((codeHash) => ({ codeHash, adminId })),
  });
}

export function countUnusedCodes(db: Db, adminId: number): Promise<number> {
  return db.adminRecoveryCode.count({ where: { adminId, usedAt: null } });
}

/**
 * Atomic: concurrent calls spend a code once.
 * @returns false when the code is unknown or already used
 */
export async function spendCode(
  db: Db,
  code: { adminId: number; codeHash: string; usedAt: Date },
): Promise<boolean> {
  const { adminId, codeHash, usedAt } = code;
  const where = { adminId, codeHash, usedAt: null };
  return (await db.adminRecoveryCode.updateMany({ where, data: { usedAt } })).count === 1;
}
