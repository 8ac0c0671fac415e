import { createHash } from 'node:crypto';
import type { Adapter } from 'lucia';
import { type Clock, systemClock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import {
  deleteAllSessions,
  deleteSessionOfKind,
  findAllSessions,
  findSession,
  insertSession,
  purgeEndedSessions,
  updateSession,
} from './sessions.queries.ts';

export type AccountKind = 'admin' | 'developer';

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
  expiresAt: Date;
}

/** Returns the SHA-256 of the token in hex: a stolen table opens no session. */
export function sessionKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Stores Lucia's sessions in our Session table. Lucia calls the secret token "session id"; only its hash is stored. Database
 * errors reach the caller, so that a failed logout never looks like a completed one.
 * Lucia always reads the system clock. The adapter converts its times to and from the time of `clock`.
 */
export function createSessionAdapter(
  { db, clock }: { db: Db; clock: Clock },
  kind: AccountKind,
): Adapter {
  const aheadMs = () => clock.now().getTime() - systemClock.now().getTime();
  const fromLucia = (time: Date) => new Date(time.getTime() + aheadMs());
  const toLucia = (
    row: SessionTimes & { userAgent: string; network: string },
    token: string,
    userId: string,
  ) => ({
    id: token,
    userId,
    expiresAt: new Date(row.expiresAt.getTime() - aheadMs()),
    attributes: {
      userAgent: row.userAgent,
      network: row.network,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      provenAt: row.provenAt,
    },
  });
  const owner = (userId: string) => ({ kind, accountId: Number(userId) });

  return {
    async getSessionAndUser(token) {
      const row = await findSession(db, kind, sessionKey(token));
      const ownerId = kind === 'admin' ? row?.adminId : row?.developerId;
      if (!row || ownerId == null || row.admin?.disabledAt) return [null, null];
      return [
        toLucia(row, token, String(ownerId)),
        {
          id: String(ownerId),
          attributes: { accountName: row.admin?.username ?? '', role: row.admin?.role ?? null },
        },
      ];
    },
    async getUserSessions(userId) {
      const rows = await findAllSessions(db, owner(userId));
      return rows.map((row) => toLucia(row, row.id, userId));
    },
    async setSession(session) {
      const { userAgent, network, createdAt, lastUsedAt, provenAt } = session.attributes;
      await insertSession(db, owner(session.userId), {
        id: sessionKey(session.id),
        ...{ userAgent, network, createdAt, lastUsedAt, provenAt },
        expiresAt: fromLucia(session.expiresAt),
      });
    },
    async updateSessionExpiration(token, expiresAt) {
      await updateSession(db, sessionKey(token), { expiresAt: fromLucia(expiresAt) });
    },
    async deleteSession(token) {
      await deleteSessionOfKind(db, kind, sessionKey(token));
    },
    async deleteUserSessions(userId) {
      await deleteAllSessions(db, owner(userId));
    },
    async deleteExpiredSessions() {
      await purgeEndedSessions(db, clock.now(), 'delete');
    },
  };
}
