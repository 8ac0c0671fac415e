import type { Db } from '../../../../server/db/client.ts';

export async function deleteFactors(tx: Db, adminId: number): Promise<void> {
  await tx.adminTotp.deleteMany({ where: { adminId } });
  await tx.adminPasskey.deleteMany({ where: { adminId } });
  await tx.adminRecoveryCode.deleteMany({ where: { adminId } });
}
