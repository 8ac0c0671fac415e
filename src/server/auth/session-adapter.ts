import { createHash } from 'node:crypto';
import type { Adapter } from 'lucia';
import { type Clock, systemClock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { type PurgeMode, purgeRows } from '../purge-mode.ts';

/** Whose sessions an adapter keeps; a Session row belongs to exactly one of the two. */
export type AccountKind = 'admin' | 'developer';

const select = {
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

interface SessionTimes {
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
  expiresAt: Date;
}

/** Deletes or counts sessions of both kinds that have expired; those that were ended are gone already. */
export function purgeEndedSessions(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.session, { expiresAt: { lte: now } }, mode);
}

/** What is stored of a session token: its SHA-256, hex. A stolen table opens no session. */
export function sessionKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Lucia's storage contract over our Session table. Lucia names the secret token "session id"; only its hash
 * is stored, and every error of the database is let through, so that a failed logout is never taken for one.
 *
 * Lucia reads the system's clock and takes no other: what it is told, and what it tells, is carried over to the time of
 * `clock`.
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
  const ownerColumn = kind === 'admin' ? 'adminId' : 'developerId';
  const owner = (userId: string) => ({ [ownerColumn]: Number(userId) });
  const ofThisKind = { [ownerColumn]: { not: null } };

  return {
    async getSessionAndUser(token) {
      const row = await db.session.findFirst({
        where: { id: sessionKey(token), ...ofThisKind },
        select,
      });
      const ownerId = row?.[ownerColumn];
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
      const rows = await db.session.findMany({ where: owner(userId), select });
      return rows.map((row) => toLucia(row, row.id, userId));
    },
    async setSession(session) {
      await db.session.create({
        data: {
          id: sessionKey(session.id),
          ...owner(session.userId),
          userAgent: session.attributes.userAgent,
          network: session.attributes.network,
          createdAt: session.attributes.createdAt,
          lastUsedAt: session.attributes.lastUsedAt,
          provenAt: session.attributes.provenAt,
          expiresAt: fromLucia(session.expiresAt),
        },
      });
    },
    async updateSessionExpiration(token, expiresAt) {
      // updateMany: a logout that wins the race has removed the row, and nothing may bring it back.
      await db.session.updateMany({
        where: { id: sessionKey(token) },
        data: { expiresAt: fromLucia(expiresAt) },
      });
    },
    async deleteSession(token) {
      await db.session.deleteMany({ where: { id: sessionKey(token), ...ofThisKind } });
    },
    async deleteUserSessions(userId) {
      await db.session.deleteMany({ where: owner(userId) });
    },
    async deleteExpiredSessions() {
      await purgeEndedSessions(db, clock.now(), 'delete');
    },
  };
}
