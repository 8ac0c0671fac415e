import type { Db } from '../../../../server/db/client.ts';
import type { AdminRole } from '../../../../shared/admin/admin-roles.ts';

const select = { id: true, username: true } as const;

export function findAdminsOf(
  db: Db,
  roles: readonly AdminRole[],
): Promise<{ id: number; username: string }[]> {
  return db.admin.findMany({
    where: { disabledAt: null, role: { in: [...roles] } },
    orderBy: { username: 'asc' },
    select,
  });
}

export async function setAssignee(tx: Db, id: number, assigneeId: number | null): Promise<void> {
  await tx.contactRequest.update({ where: { id }, data: { assigneeId }, select: { id: true } });
}
