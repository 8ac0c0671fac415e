import { Lucia, TimeSpan } from 'lucia';
import type { AdminRole } from '../../shared/admin/admin-roles.ts';
import { dayMs } from '../../shared/time/durations.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { type AccountKind, createSessionAdapter } from './session-adapter.ts';

interface SessionAttributes {
  userAgent: string;
  network: string;
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
}

interface AccountAttributes {
  accountName: string;
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

/** Idle time that ends a session, and maximum age despite use (ASVS 5, 7.3). */
export const sessionLifetimes = {
  admin: { idle: new TimeSpan(12, 'h'), absoluteMs: 7 * dayMs },
  developer: { idle: new TimeSpan(30, 'd'), absoluteMs: 90 * dayMs },
} as const;

/** `__Host-` binds the cookie to this host. Browsers accept the prefix over TLS only. */
export function sessionCookieName(kind: AccountKind, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}${kind}_session`;
}

/** The cookie is Secure when the site has TLS. Holds only settings, so each request may create its own. */
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
