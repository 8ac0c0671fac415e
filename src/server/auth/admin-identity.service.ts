import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { findTokenByHash, touchToken } from './admin-identity.queries.ts';
import type { RequestSessions } from './request-sessions.ts';

/** Who acts with admin rights; `label` is what the activity log keeps ("admin:<username>", "token:<name>"). */
export interface AdminIdentity {
  kind: 'session' | 'token';
  adminId: number;
  label: string;
}

/** An admin who is signed in, and the session that asks. */
export interface SignedInAdmin extends AdminIdentity {
  kind: 'session';
  username: string;
  sessionKey: string;
  /** When it was shown last that this is them. */
  provenAt: Date;
}

/** Last-used times are kept to the minute, so that a busy caller does not write on every request. */
const lastUsedResolutionMs = 60_000;

/** Tokens are stored as SHA-256 only: they carry 256 random bits, so a slow hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The identity behind an API token. Looking up its hash leaks no timing about the token itself.
 * @throws DomainError UNAUTHORIZED for an unknown or revoked token.
 */
async function identifyToken(deps: Deps, token: string): Promise<AdminIdentity> {
  const found = await findTokenByHash(deps.db.prisma, hashToken(token));
  if (!found || found.revokedAt || found.admin.disabledAt) {
    throw new DomainError('UNAUTHORIZED', 'The admin-token is not valid.');
  }
  const now = deps.clock.now();
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > lastUsedResolutionMs) {
    await touchToken(deps.db.prisma, found.id, now);
  }
  return { kind: 'token', adminId: found.adminId, label: `token:${found.name}` };
}

/** What a request brings to show who is asking. */
export interface Credentials {
  deps: Deps;
  sessions: RequestSessions;
  adminToken: string | undefined;
}

/**
 * The admin behind a session cookie.
 * @throws DomainError UNAUTHORIZED for nobody, FORBIDDEN for a developer.
 */
async function identifySession({ sessions }: Credentials): Promise<SignedInAdmin> {
  const session = await sessions.admin();
  if (session) {
    return { kind: 'session', ...session, label: `admin:${session.username}` };
  }
  if (await sessions.developer()) {
    throw new DomainError('FORBIDDEN', 'This is for the admin only.');
  }
  throw new DomainError('UNAUTHORIZED', 'Please sign in as admin first.');
}

/**
 * An admin session and nothing else: a valid API token is known but not enough.
 * @throws DomainError UNAUTHORIZED or FORBIDDEN
 */
export async function identifyAdmin(credentials: Credentials): Promise<SignedInAdmin> {
  if (credentials.adminToken !== undefined) {
    await identifyToken(credentials.deps, credentials.adminToken);
    throw new DomainError('FORBIDDEN', 'An API token cannot do this; sign in to the admin area.');
  }
  return identifySession(credentials);
}

/**
 * An API token where one was sent, otherwise an admin session.
 * @throws DomainError UNAUTHORIZED or FORBIDDEN
 */
export function identifyAdminOrToken(credentials: Credentials): Promise<AdminIdentity> {
  return credentials.adminToken === undefined
    ? identifySession(credentials)
    : identifyToken(credentials.deps, credentials.adminToken);
}
