import { counters } from '../../shared/limits/limits.ts';
import type { Deps } from '../deps.ts';
import type { AdminIdentity, TokenIdentity } from './admin-identity.service.ts';

export async function countTokenWrite(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  admin: AdminIdentity | TokenIdentity,
): Promise<void> {
  if ('countedAs' in admin) await rateLimits.consume(counters['token-writes'], admin.countedAs);
}
