import { counters } from '../../shared/limits/limits.ts';
import type { Deps } from '../deps.ts';
import type { AdminIdentity } from './admin-identity.service.ts';

/** Counts a change that came with an API token; a person in the admin area is not counted. */
export async function countTokenWrite(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  admin: AdminIdentity,
): Promise<void> {
  if (admin.kind === 'token') await rateLimits.consume(counters['token-writes'], admin.label);
}
