import type { Db } from '../db/client.ts';
import type { AccountKind } from './session-adapter.ts';

/** An account of one kind or the other; a session belongs to exactly one. */
export interface SessionAccount {
  kind: AccountKind;
  accountId: number;
}

const ofAccount = ({ kind, accountId }: SessionAccount) =>
  kind === 'admin' ? { adminId: accountId } : { developerId: accountId };

export function findSessions(db: Db, account: SessionAccount, now: Date) {
  return db.session.findMany({
    where: { ...ofAccount(account), expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, userAgent: true, network: true, createdAt: true, lastUsedAt: true },
  });
}

/** @returns whether this account had such a session. */
export async function deleteSession(db: Db, account: SessionAccount, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { ...ofAccount(account), id } });
  return count === 1;
}

/** @returns how many there were. */
export async function deleteOtherSessions(
  db: Db,
  account: SessionAccount,
  keepId: string,
): Promise<number> {
  const where = { ...ofAccount(account), id: { not: keepId } };
  return (await db.session.deleteMany({ where })).count;
}

/** updateMany: a session that has ended meanwhile stays ended. */
export async function noteProof(db: Db, id: string, provenAt: Date): Promise<void> {
  await db.session.updateMany({ where: { id }, data: { provenAt } });
}
