import { Lucia, TimeSpan } from 'lucia';
import type { AdminRole } from '../../shared/admin/admin-roles.ts';
import { dayMs } from '../../shared/time/durations.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { type AccountKind, createSessionAdapter } from './session-adapter.ts';

interface SessionAttributes {
  userAgent: string;
  /** The network that it was opened from; empty for developers. */
  network: string;
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
}

interface AccountAttributes {
  /** The admin's username; empty for developers. */
  accountName: string;
  /** The admin's; null for developers. */
  role: AdminRole | null;
}

export type SessionLucia = Lucia<SessionAttributes, AccountAttributes>;

declare module 'lucia' {
  interface Register {
    Lucia: SessionLucia;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: AccountAttributes;
  }
}

/** Idle time after which a session ends, and the age after which it ends however much it is used (ASVS 5, 7.3). */
export const sessionLifetimes = {
  admin: { idle: new TimeSpan(12, 'h'), absoluteMs: 7 * dayMs },
  developer: { idle: new TimeSpan(30, 'd'), absoluteMs: 90 * dayMs },
} as const;

/** `__Host-` binds the cookie to this host; browsers take it over TLS only. */
export function sessionCookieName(kind: AccountKind, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}${kind}_session`;
}

/**
 * A Lucia for one kind of account, with a cookie of its own; Secure where there is TLS. It holds nothing but its settings, so
 * a request may make its own.
 */
export function createLucia(
  storage: { db: Db; clock: Clock },
  kind: AccountKind,
  isSecure: boolean,
): SessionLucia {
  return new Lucia(createSessionAdapter(storage, kind), {
    sessionExpiresIn: sessionLifetimes[kind].idle,
    sessionCookie: {
      name: sessionCookieName(kind, isSecure),
      expires: true,
      attributes: { sameSite: 'lax', path: '/', secure: isSecure },
    },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}
