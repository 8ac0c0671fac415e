import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import type { PurgeMode } from '../purge-mode.ts';
import type { SignedInAdmin } from './admin-identity.service.ts';
import type { DeveloperSession } from './request-sessions.ts';
import {
  deleteAllSessions,
  deleteOtherSessions,
  deleteSession,
  findSessions,
  purgeEndedSessions,
  type SessionAccount,
} from './sessions.queries.ts';

export interface SessionOwner extends SessionAccount {
  sessionKey: string;
}

export function ownerOfAdmin({ adminId, sessionKey }: SignedInAdmin): SessionOwner {
  return { kind: 'admin', accountId: adminId, sessionKey };
}

export function ownerOfDeveloper({ developerId, sessionKey }: DeveloperSession): SessionOwner {
  return { kind: 'developer', accountId: developerId, sessionKey };
}

export async function listSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, owner: SessionOwner) {
  const rows = await findSessions(db.prisma, owner, clock.now());
  return rows.map((row) => ({ ...row, isCurrent: row.id === owner.sessionKey }));
}

/** @throws DomainError NOT_FOUND for a session of somebody else. */
export async function endSession(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  owner: SessionOwner,
  sessionId: string,
): Promise<void> {
  if (!(await deleteSession(db.prisma, owner, sessionId))) {
    throw new DomainError('NOT_FOUND', 'This session does not exist.');
  }
  log.info({ account: owner.kind, accountId: owner.accountId }, 'a session was ended');
}

/** Runs in the transaction of the change that requires it. @returns the number of ended sessions */
export function keepOnlySession(tx: Db, owner: SessionOwner): Promise<number> {
  return deleteOtherSessions(tx, owner, owner.sessionKey);
}

/** Runs in the transaction of the change that requires it. @returns the number of ended sessions */
export function endEverySession(tx: Db, account: SessionAccount): Promise<number> {
  return deleteAllSessions(tx, account);
}

export async function endOtherSessions(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  owner: SessionOwner,
): Promise<void> {
  const count = await keepOnlySession(db.prisma, owner);
  const { kind, accountId } = owner;
  log.info({ account: kind, accountId, count }, 'all other sessions were ended');
}

export function purgeSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedSessions(db.prisma, clock.now(), mode);
}
