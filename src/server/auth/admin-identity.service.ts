import { createHash } from 'node:crypto';
import { type AdminRole, type Permission, roleMay } from '../../shared/admin/admin-roles.ts';
import { type TokenScope, unusedTokenDays } from '../../shared/admin/api-tokens.ts';
import { dayMs } from '../../shared/time/durations.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { findTokenByHash, touchToken } from './admin-identity.queries.ts';
import type { AdminSession, RequestSessions } from './request-sessions.ts';

/** Who acts with admin rights; `label` is what the activity log keeps ("admin:<username>", "token:<name>"). */
export interface AdminIdentity {
  kind: 'session' | 'token';
  adminId: number;
  label: string;
  /** A program may what the admin may whose token it has. */
  role: AdminRole;
}

export interface TokenIdentity extends AdminIdentity {
  kind: 'token';
  scopes: readonly string[];
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

/** Tokens and the keys of links are stored as SHA-256 only: they carry at least 192 random bits, so a slow hash would add nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The moment from which a token is refused, unless it is used before where it has no end of its own. */
export function tokenEnd(token: {
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
}): Date {
  const { expiresAt, lastUsedAt, createdAt } = token;
  return expiresAt ?? new Date((lastUsedAt ?? createdAt).getTime() + unusedTokenDays * dayMs);
}

/** The identity behind an API token, or null. Looking up its hash leaks no timing about the token itself. */
async function findIdentity(deps: Deps, token: string): Promise<TokenIdentity | null> {
  const found = await findTokenByHash(deps.db.prisma, hashToken(token));
  const now = deps.clock.now();
  if (!found || tokenEnd(found) <= now || found.revokedAt || found.admin.disabledAt) return null;
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > lastUsedResolutionMs) {
    await touchToken(deps.db.prisma, found.id, now);
  }
  const { adminId, scopes, admin } = found;
  return { kind: 'token', adminId, label: `token:${found.name}`, role: admin.role, scopes };
}

/** @throws DomainError UNAUTHORIZED for an unknown, ended or revoked token. */
async function identifyToken(deps: Deps, token: string): Promise<TokenIdentity> {
  const identity = await findIdentity(deps, token);
  if (identity) return identity;
  throw new DomainError('UNAUTHORIZED', 'The admin-token is not valid.');
}

const identityOf = (session: AdminSession): SignedInAdmin => ({
  kind: 'session',
  ...session,
  label: `admin:${session.username}`,
});

/** Proofs of identity that a request brings. */
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
  if (session) return identityOf(session);
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
 * An API token with this scope where one was sent, otherwise an admin session.
 * @throws DomainError UNAUTHORIZED or FORBIDDEN
 */
export async function identifyAdminOrToken(
  credentials: Credentials,
  scope: TokenScope,
): Promise<TokenIdentity | SignedInAdmin> {
  if (credentials.adminToken === undefined) return identifySession(credentials);
  const token = await identifyToken(credentials.deps, credentials.adminToken);
  if (token.scopes.includes(scope)) return token;
  throw new DomainError('FORBIDDEN', `This API token cannot do that: it has no scope ${scope}.`);
}

/** Who reads what anybody may read, and may see more of it: an admin, or a token that reads posts. Never a refusal. */
export async function findViewer(credentials: Credentials): Promise<AdminIdentity | null> {
  const { deps, adminToken, sessions } = credentials;
  if (adminToken !== undefined) {
    const token = await findIdentity(deps, adminToken);
    return token?.scopes.includes('posts:read') ? token : null;
  }
  const session = await sessions.admin();
  return session && identityOf(session);
}

/** @throws DomainError FORBIDDEN for an admin whose role does not let them */
export function requirePermission({ role }: AdminIdentity, permission: Permission): void {
  if (roleMay(role, permission)) return;
  throw new DomainError(
    'FORBIDDEN',
    'Your account may not do this. Please ask an owner of the site.',
  );
}
