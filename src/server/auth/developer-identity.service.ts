import type { DeveloperProgramScope } from '../../shared/developer-tokens.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { findValidToken } from './api-tokens.service.ts';
import type { DeveloperSession, RequestSessions } from './request-sessions.ts';

interface Credentials {
  sessions: RequestSessions;
  adminToken: string | undefined;
}

/** @throws DomainError UNAUTHORIZED without a session, FORBIDDEN for an admin and for an API token */
export async function identifyDeveloper(credentials: Credentials): Promise<DeveloperSession> {
  const developer = await credentials.sessions.developer();
  if (developer) return developer;
  if (credentials.adminToken !== undefined || (await credentials.sessions.admin())) {
    throw new DomainError('FORBIDDEN', 'This is for signed-in developers only.');
  }
  throw new DomainError('UNAUTHORIZED', 'Please sign in first.');
}

/**
 * Requires a token of a developer with this scope when one was sent, otherwise a session.
 * @throws DomainError UNAUTHORIZED or FORBIDDEN
 */
export async function identifyDeveloperOrToken(
  credentials: Credentials & { deps: Deps; bearerToken: string | undefined; isAtMcp: boolean },
  scope: DeveloperProgramScope,
): Promise<Pick<DeveloperSession, 'developerId'>> {
  if (credentials.bearerToken === undefined) return identifyDeveloper(credentials);
  const { deps, bearerToken, isAtMcp } = credentials;
  const token = await findValidToken(deps, bearerToken, isAtMcp);
  if (!token || token.developerId === null) {
    throw new DomainError('UNAUTHORIZED', 'The token is not valid.');
  }
  if (!token.scopes.includes(scope)) {
    throw new DomainError('FORBIDDEN', `This token cannot do that: it has no scope ${scope}.`);
  }
  return { developerId: token.developerId };
}
