import type { Session, User } from 'lucia';
import type { AdminRole } from '../../shared/admin/admin-roles.ts';
import { signedInHintCookie } from '../../shared/paths.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { networkGroup } from '../limits/client-address.ts';
import { createLucia, type SessionLucia, sessionLifetimes } from './lucia.ts';
import { type AccountKind, sessionKey } from './session-adapter.ts';
import { updateSession } from './sessions.queries.ts';

/** Session use is stored at this resolution: reading pages must not write on every request. */
const lastUsedResolutionMs = 5 * 60_000;

export interface AdminSession {
  adminId: number;
  username: string;
  role: AdminRole;
  sessionKey: string;
  provenAt: Date;
}

export interface DeveloperSession {
  developerId: number;
  sessionKey: string;
}

/** Looks up each session of a request at most once, and only when a procedure needs it. */
export interface RequestSessions {
  admin(): Promise<AdminSession | null>;
  developer(): Promise<DeveloperSession | null>;
  /**
   * Opens a session under a new token, ends the request's session and deletes expired ones.
   * @param tx the transaction that locks the account's rights, when they may change at the same time
   */
  start(kind: AccountKind, accountId: number, tx?: Db): Promise<void>;
  /** Ends the session on the server before it removes the cookie. Database errors reach the caller. */
  end(kind: AccountKind): Promise<void>;
}

interface RequestFacts {
  cookieHeader: string;
  ip: string;
  userAgent: string;
  appendCookie(serialized: string): void;
}

interface Validated {
  session: Session;
  user: User;
}

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

function luciaOf({ clock, settings }: SessionDeps, kind: AccountKind, db: Db): SessionLucia {
  return createLucia({ db, clock }, kind, settings.isProduction);
}

export function createRequestSessions(deps: SessionDeps, request: RequestFacts): RequestSessions {
  const cache = new Map<AccountKind, Promise<Validated | null>>();
  const { clock, settings } = deps;
  const { prisma } = deps.db;
  const sessionsOf = (kind: AccountKind, db: Db) => luciaOf(deps, kind, db);

  const hint = (maxAgeSeconds: number) =>
    signedInHint(maxAgeSeconds, { isSecure: settings.isProduction });

  const current = (kind: AccountKind): Promise<Validated | null> => {
    const known = cache.get(kind);
    if (known) return known;
    const lookup = validate(deps, kind, request);
    cache.set(kind, lookup);
    return lookup;
  };

  return {
    async admin() {
      const found = await current('admin');
      const role = found?.user.role;
      if (!found || !role) return null;
      return {
        adminId: Number(found.user.id),
        username: found.user.accountName,
        role,
        sessionKey: sessionKey(found.session.id),
        provenAt: found.session.provenAt,
      };
    },
    async developer() {
      const found = await current('developer');
      if (!found) return null;
      return { developerId: Number(found.user.id), sessionKey: sessionKey(found.session.id) };
    },
    async start(kind, accountId, tx = prisma) {
      const lucia = sessionsOf(kind, tx);
      const previous = readSessionToken(request.cookieHeader, lucia.sessionCookieName);
      if (previous) await lucia.invalidateSession(previous);
      const now = clock.now();
      const session = await lucia.createSession(String(accountId), {
        userAgent: request.userAgent.slice(0, 300),
        // Stored for admins only, so that they can recognize sign-ins that were not theirs.
        network: kind === 'admin' ? networkGroup(request.ip) : '',
        createdAt: now,
        lastUsedAt: now,
        provenAt: now,
      });
      cache.delete(kind);
      request.appendCookie(lucia.createSessionCookie(session.id).serialize());
      if (kind === 'developer') request.appendCookie(hint(hintMaxAgeSeconds));
    },
    async end(kind) {
      const lucia = sessionsOf(kind, prisma);
      const token = readSessionToken(request.cookieHeader, lucia.sessionCookieName);
      if (token) await lucia.invalidateSession(token);
      cache.set(kind, Promise.resolve(null));
      request.appendCookie(lucia.createBlankSessionCookie().serialize());
      if (kind === 'developer') request.appendCookie(hint(0));
    },
  };
}

const hintMaxAgeSeconds = sessionLifetimes.developer.absoluteMs / 1000;

function signedInHint(maxAgeSeconds: number, { isSecure }: { isSecure: boolean }): string {
  const secure = isSecure ? '; Secure' : '';
  return `${signedInHintCookie}=1; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}

async function validate(
  deps: SessionDeps,
  kind: AccountKind,
  request: RequestFacts,
): Promise<Validated | null> {
  const lucia = luciaOf(deps, kind, deps.db.prisma);
  const token = readSessionToken(request.cookieHeader, lucia.sessionCookieName);
  if (!token) return null;
  const { session, user } = await lucia.validateSession(token);
  if (!session) return null;

  const now = deps.clock.now();
  if (now.getTime() - session.createdAt.getTime() > sessionLifetimes[kind].absoluteMs) {
    await lucia.invalidateSession(token);
    return null;
  }
  if (now.getTime() - session.lastUsedAt.getTime() > lastUsedResolutionMs) {
    await updateSession(deps.db.prisma, sessionKey(token), { lastUsedAt: now });
  }
  if (session.fresh) request.appendCookie(lucia.createSessionCookie(session.id).serialize());
  return { session, user };
}

/** Lucia's tokens: 25 random bytes in base 32. */
const tokenPattern = /^[a-z2-7]{40}$/;

/**
 * Replaces Lucia's cookie reader, which decodes every cookie and throws on `%E0`. A value of another form is skipped, so a
 * cookie of the same name that another page has set hides no valid one.
 */
function readSessionToken(cookieHeader: string, cookieName: string): string | null {
  for (const pair of cookieHeader.split(';')) {
    const separator = pair.indexOf('=');
    if (separator === -1 || pair.slice(0, separator).trim() !== cookieName) continue;
    const value = pair.slice(separator + 1).trim();
    if (tokenPattern.test(value)) return value;
  }
  return null;
}
