import { counters } from '../../shared/limits/limits.ts';
import type { Deps } from '../deps.ts';
import type { AdminIdentity } from './admin-identity.service.ts';

export async function countTokenWrite(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  admin: AdminIdentity,
): Promise<void> {
  if (admin.kind === 'token') await rateLimits.consume(counters['token-writes'], admin.label);
}
