import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../server/deps.ts';
import { callerGroups } from '../../../server/limits/client-address.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { isDescriptionAddress, readDescription } from './client-descriptions.ts';
import { findProgram, insertProgram } from './programs.queries.ts';

export interface Client {
  id: string;
  name: string;
  /** Host that describes the program; null for one that registered itself. */
  describedBy: string | null;
  redirectUris: readonly string[];
}

/**
 * @returns the program, or the reason why it cannot be told apart from others
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function findClient(
  deps: Pick<Deps, 'db' | 'guardedFetch' | 'log' | 'rateLimits'>,
  { clientId, ip }: { clientId: string; ip: string },
): Promise<Client | 'unknown' | 'description'> {
  if (isDescriptionAddress(clientId)) {
    const described = await readDescription(deps, clientId, () =>
      deps.rateLimits.consume(counters['program-description'], callerGroups(ip).address),
    );
    if (!described) return 'description';
    const { name, host, redirectUris } = described;
    return { id: clientId, name, describedBy: host, redirectUris };
  }
  const row = await findProgram(deps.db.prisma, clientId);
  return row ? { id: clientId, ...row, describedBy: null } : 'unknown';
}

/** Host of the description, or null for a registered program. */
export function describedBy(clientId: string): string | null {
  return isDescriptionAddress(clientId) ? new URL(clientId).host : null;
}

const idBytes = 18;

/**
 * Registers a program that has no address of its own to describe it (RFC 7591).
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function registerProgram(
  { db, clock, rateLimits }: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { ip, name, redirectUris }: { ip: string; name: string; redirectUris: string[] },
): Promise<{ id: string; createdAt: Date }> {
  const { address, network } = callerGroups(ip);
  const beyond = await rateLimits.recordInTurn([
    { limit: counters['program-registration-address'], key: address },
    { limit: counters['program-registration-network'], key: network },
    { limit: counters['program-registration-site'], key: 'site' },
  ]);
  if (beyond) throw beyond.refusal;
  const id = randomBytes(idBytes).toString('base64url');
  const createdAt = clock.now();
  await insertProgram(db.prisma, { id, name, redirectUris, createdAt });
  return { id, createdAt };
}
