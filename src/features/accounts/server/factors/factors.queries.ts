import type { Db } from '../../../../server/db/client.ts';

/** Everything that an account asks for besides its password, and what stands in for it. */
export async function deleteFactors(tx: Db, adminId: number): Promise<void> {
  await tx.adminTotp.deleteMany({ where: { adminId } });
  await tx.adminPasskey.deleteMany({ where: { adminId } });
  await tx.adminRecoveryCode.deleteMany({ where: { adminId } });
}
