import { DomainError } from '../domain-error.ts';
import type { DeveloperSession, RequestSessions } from './request-sessions.ts';

/** @throws DomainError UNAUTHORIZED without a session, FORBIDDEN for an admin and for an API token */
export async function identifyDeveloper(credentials: {
  sessions: RequestSessions;
  adminToken: string | undefined;
}): Promise<DeveloperSession> {
  const developer = await credentials.sessions.developer();
  if (developer) return developer;
  if (credentials.adminToken !== undefined || (await credentials.sessions.admin())) {
    throw new DomainError('FORBIDDEN', 'This is for signed-in developers only.');
  }
  throw new DomainError('UNAUTHORIZED', 'Please sign in first.');
}
