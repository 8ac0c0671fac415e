import type { DeveloperSessionInfo } from '../../shared/developer-account.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { deleteOtherSessions, deleteSession, findSessions } from './developer-sessions.queries.ts';
import type { DeveloperSession } from './request-sessions.ts';

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A developer's open sessions, the one used last first. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  current: DeveloperSession,
): Promise<DeveloperSessionInfo[]> {
  const rows = await findSessions(db.prisma, current.developerId, clock.now());
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    isCurrent: row.id === current.sessionKey,
  }));
}

/** @throws DomainError NOT_FOUND for a session of somebody else. */
export async function endSession(
  { db, log }: SessionDeps,
  current: DeveloperSession,
  sessionId: string,
): Promise<void> {
  const { developerId } = current;
  if (!(await deleteSession(db.prisma, { id: sessionId, developerId }))) {
    throw new DomainError('NOT_FOUND', 'This session does not exist.');
  }
  log.info({ developerId }, 'developer ended a session');
}

/** Leaves only the session that asks. */
export async function endOtherSessions(
  { db, log }: SessionDeps,
  current: DeveloperSession,
): Promise<void> {
  const { developerId, sessionKey } = current;
  await deleteOtherSessions(db.prisma, { developerId, keepId: sessionKey });
  log.info({ developerId }, 'developer ended all other sessions');
}
