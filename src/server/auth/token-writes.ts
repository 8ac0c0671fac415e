import type { Deps } from '../deps.ts';
import type { RateLimitRule } from '../limits/rate-limits.ts';
import type { AdminIdentity } from './admin-identity.service.ts';

/** Room for an import of a whole blog, not for a program that runs away. */
const perToken: RateLimitRule = {
  name: 'token-writes',
  points: 3_000,
  durationSeconds: 60 * 60,
  message: 'Too many changes with this token. Please try again later.',
};

/** Counts a change that came with an API token; a person in the admin area is not counted. */
export async function countTokenWrite(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  admin: AdminIdentity,
): Promise<void> {
  if (admin.kind === 'token') await rateLimits.consume(perToken, admin.label);
}
