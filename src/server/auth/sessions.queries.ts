import type { Db } from '../db/client.ts';
import { type PurgeMode, purgeRows } from '../purge-mode.ts';

export interface SessionAccount {
  kind: 'admin' | 'developer';
  accountId: number;
}

const ofAccount = ({ kind, accountId }: SessionAccount) =>
  kind === 'admin' ? { adminId: accountId } : { developerId: accountId };

const storedSelect = {
  id: true,
  adminId: true,
  developerId: true,
  userAgent: true,
  network: true,
  createdAt: true,
  lastUsedAt: true,
  provenAt: true,
  expiresAt: true,
  admin: { select: { username: true, role: true, disabledAt: true } },
} as const;

type SessionKind = SessionAccount['kind'];

const ofKind = (kind: SessionKind) =>
  kind === 'admin' ? { adminId: { not: null } } : { developerId: { not: null } };

export function findSession(db: Db, kind: SessionKind, id: string) {
  return db.session.findFirst({ where: { id, ...ofKind(kind) }, select: storedSelect });
}

export function findAllSessions(db: Db, account: SessionAccount) {
  return db.session.findMany({ where: ofAccount(account), select: storedSelect });
}

interface NewSession {
  id: string;
  userAgent: string;
  network: string;
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
  expiresAt: Date;
}

export async function insertSession(
  db: Db,
  account: SessionAccount,
  session: NewSession,
): Promise<void> {
  await db.session.create({ data: { ...session, ...ofAccount(account) } });
}

export async function deleteSessionOfKind(db: Db, kind: SessionKind, id: string): Promise<void> {
  await db.session.deleteMany({ where: { id, ...ofKind(kind) } });
}

export async function deleteAllSessions(db: Db, account: SessionAccount): Promise<number> {
  return (await db.session.deleteMany({ where: ofAccount(account) })).count;
}

export function purgeEndedSessions(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.session, { expiresAt: { lte: now } }, mode);
}

export function findSessions(db: Db, account: SessionAccount, now: Date) {
  return db.session.findMany({
    where: { ...ofAccount(account), expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
    select: { id: true, userAgent: true, network: true, createdAt: true, lastUsedAt: true },
  });
}

export async function deleteSession(db: Db, account: SessionAccount, id: string): Promise<boolean> {
  const { count } = await db.session.deleteMany({ where: { ...ofAccount(account), id } });
  return count === 1;
}

export async function deleteOtherSessions(
  db: Db,
  account: SessionAccount,
  keepId: string,
): Promise<number> {
  const where = { ...ofAccount(account), id: { not: keepId } };
  return (await db.session.deleteMany({ where })).count;
}

/** Uses updateMany, so that a session that has ended meanwhile stays ended. */
export async function updateSession(
  db: Db,
  id: string,
  data: Partial<Pick<NewSession, 'provenAt' | 'expiresAt' | 'lastUsedAt'>>,
): Promise<void> {
  await db.session.updateMany({ where: { id }, data });
}
