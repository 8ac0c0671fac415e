import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { AdminRole } from '../../../shared/admin/admin-roles.ts';

export async function findFirstAdminId(db: Db): Promise<number | null> {
  const admin = await db.admin.findFirst({ orderBy: { id: 'asc' }, select: { id: true } });
  return admin?.id ?? null;
}

/** Idempotent: two processes may start at once. @returns false for an existing account */
export async function insertAdmin(
  db: Db,
  data: { username: string; passwordHash: string; role: AdminRole },
): Promise<boolean> {
  const { count } = await db.admin.createMany({ data: [data], skipDuplicates: true });
  return count === 1;
}

export async function findAccounts(db: Db) {
  const accounts = await db.admin.findMany({
    orderBy: { id: 'asc' },
    select: {
      username: true,
      role: true,
      createdAt: true,
      disabledAt: true,
      _count: { select: { sessions: true, tokens: { where: { revokedAt: null } } } },
    },
  });
  return accounts.map(({ _count, ...account }) => ({ ...account, ..._count }));
}

export function findManagedAccounts(db: Db, now: Date) {
  const open = { expiresAt: { gt: now } };
  return db.admin.findMany({
    orderBy: { id: 'asc' },
    select: {
      id: true,
      username: true,
      role: true,
      createdAt: true,
      disabledAt: true,
      totp: { select: { confirmedAt: true } },
      sessions: {
        where: open,
        orderBy: { lastUsedAt: 'desc' },
        take: 1,
        select: { lastUsedAt: true },
      },
      _count: { select: { sessions: { where: open }, passkeys: true } },
    },
  });
}

/** Locks all accounts until the transaction ends, so that nobody else enables or disables one. */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx.$queryRaw`SELECT "id" FROM "Admin" ORDER BY "id" FOR UPDATE`;
}

/** Requires the lock of `lockAdmins`. */
export async function isLastOwner(
  tx: Db,
  { id, role, disabledAt }: { id: number; role: AdminRole; disabledAt: Date | null },
): Promise<boolean> {
  if (role !== 'owner' || disabledAt) return false;
  const others = { id: { not: id }, role, disabledAt: null };
  return (await tx.admin.count({ where: others })) === 0;
}

export function findAdminByUsername(db: Db, username: string) {
  return db.admin.findUnique({
    where: { username },
    select: { id: true, username: true, role: true, passwordHash: true, disabledAt: true },
  });
}

export function findSignInAccount(db: Db, id: number) {
  return db.admin.findUnique({
    where: { id },
    select: { id: true, username: true, role: true, disabledAt: true },
  });
}

/** Null for an initial password and for an unknown account. */
export async function findPasswordChange(db: Db, username: string): Promise<Date | null> {
  const where = { username };
  const admin = await db.admin.findUnique({ where, select: { passwordChangedAt: true } });
  return admin?.passwordChangedAt ?? null;
}

export async function updateAdmin(
  db: Db,
  id: number,
  data: Pick<
    Prisma.AdminUncheckedUpdateInput,
    'passwordHash' | 'passwordChangedAt' | 'disabledAt' | 'role'
  >,
): Promise<void> {
  await db.admin.update({ where: { id }, data, select: { id: true } });
}

export async function deleteAdminSessions(db: Db, adminId: number): Promise<void> {
  await db.session.deleteMany({ where: { adminId } });
}

export async function deleteRateLimits(db: Db, prefix: string): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { startsWith: prefix } } });
}
