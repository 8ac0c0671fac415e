import { type AdminRole, type Permission, roleMay } from '../../shared/admin/admin-roles.ts';
import type { TokenScope } from '../../shared/admin/api-tokens.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { findValidToken } from './api-tokens.service.ts';
import type { AdminSession, RequestSessions } from './request-sessions.ts';

/** `label` is the name in the activity log: "admin:<username>", "token:<name>" or "program:<name> for <username>". */
export interface AdminIdentity {
  kind: 'session' | 'token';
  adminId: number;
  label: string;
  role: AdminRole;
}

export interface TokenIdentity extends AdminIdentity {
  kind: 'token';
  scopes: readonly string[];
  /** Its changes are counted by this key: names of tokens are not unique. */
  countedAs: string;
}

export interface SignedInAdmin extends AdminIdentity {
  kind: 'session';
  username: string;
  sessionKey: string;
  provenAt: Date;
}

async function findIdentity(
  { deps, isAtMcp }: Pick<Credentials, 'deps' | 'isAtMcp'>,
  token: string,
): Promise<TokenIdentity | null> {
  const found = await findValidToken(deps, token, isAtMcp);
  if (!found?.admin || found.adminId === null) return null;
  const { id, connectionId, adminId, scopes, admin, name } = found;
  const isProgram = connectionId !== null;
  return {
    ...{ kind: 'token', adminId, role: admin.role, scopes },
    label: isProgram ? `program:${name} for ${admin.username}` : `token:${name}`,
    countedAs: isProgram ? `program:${connectionId}` : `token:${id}`,
  };
}

/** @throws DomainError UNAUTHORIZED for an unknown, ended or revoked token. */
async function identifyToken(credentials: Credentials, token: string): Promise<TokenIdentity> {
  const identity = await findIdentity(credentials, token);
  if (identity) return identity;
  throw new DomainError('UNAUTHORIZED', 'The admin-token is not valid.');
}

const identityOf = (session: AdminSession): SignedInAdmin => ({
  kind: 'session',
  ...session,
  label: `admin:${session.username}`,
});

export interface Credentials {
  deps: Deps;
  sessions: RequestSessions;
  adminToken: string | undefined;
  isAtMcp: boolean;
}

/** @throws DomainError UNAUTHORIZED without a session, FORBIDDEN for a developer */
async function identifySession({ sessions }: Credentials): Promise<SignedInAdmin> {
  const session = await sessions.admin();
  if (session) return identityOf(session);
  if (await sessions.developer()) {
    throw new DomainError('FORBIDDEN', 'This is for the admin only.');
  }
  throw new DomainError('UNAUTHORIZED', 'Please sign in as admin first.');
}

/**
 * Requires an admin session: a valid API token is not enough.
 * @throws DomainError UNAUTHORIZED or FORBIDDEN
 */
export async function identifyAdmin(credentials: Credentials): Promise<SignedInAdmin> {
  if (credentials.adminToken !== undefined) {
    await identifyToken(credentials, credentials.adminToken);
    throw new DomainError('FORBIDDEN', 'An API token cannot do this; sign in to the admin area.');
  }
  return identifySession(credentials);
}

/**
 * Requires an API token with this scope when one was sent, otherwise an admin session.
 * @throws DomainError UNAUTHORIZED or FORBIDDEN
 */
export async function identifyAdminOrToken(
  credentials: Credentials,
  scope: TokenScope,
): Promise<TokenIdentity | SignedInAdmin> {
  if (credentials.adminToken === undefined) return identifySession(credentials);
  const token = await identifyToken(credentials, credentials.adminToken);
  if (token.scopes.includes(scope)) return token;
  throw new DomainError('FORBIDDEN', `This API token cannot do that: it has no scope ${scope}.`);
}

/** Identifies a reader of public content who may see more of it: an admin, or a token that reads posts. Never refuses. */
export async function findViewer(credentials: Credentials): Promise<AdminIdentity | null> {
  const { adminToken, sessions } = credentials;
  if (adminToken !== undefined) {
    const token = await findIdentity(credentials, adminToken);
    return token?.scopes.includes('posts:read') ? token : null;
  }
  const session = await sessions.admin();
  return session && identityOf(session);
}

/** @throws DomainError FORBIDDEN when the admin's role lacks the permission */
export function requirePermission({ role }: AdminIdentity, permission: Permission): void {
  if (roleMay(role, permission)) return;
  throw new DomainError(
    'FORBIDDEN',
    'Your account may not do this. Please ask an owner of the site.',
  );
}
