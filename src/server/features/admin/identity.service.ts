import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { findTokenByHash, touchToken } from './identity.queries.ts';

/** Who acts with admin rights; `label` is what the activity log keeps ("admin:<username>", "token:<name>"). */
export interface AdminIdentity {
  kind: 'session' | 'token';
  adminId: number;
  label: string;
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
export async function identifyToken(deps: Deps, token: string): Promise<AdminIdentity> {
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
