import type { SignedInAdmin } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { addressGroup, networkGroup } from '../../../../server/limits/client-address.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import type { CurrentAdmin } from '../../../../shared/admin/admin.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import type { PasskeyAdditionOptions, PasskeyUse, PasskeyUseOptions } from '../../passkeys.ts';
import { openTicket, redeemTicket } from '../tickets/sign-in-tickets.service.ts';
import { findPasskey, findPasskeys, notePasskeyUse } from './passkeys.queries.ts';
import { additionOptions, challengeOf, requestOptions, verifyUse } from './webauthn.ts';

export type PasskeyDeps = Pick<Deps, 'db' | 'content' | 'clock' | 'settings' | 'rateLimits'>;

/**
 * Creates a challenge for any passkey of this site, before the user is known.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function askForPasskey(deps: PasskeyDeps, ip: string): Promise<PasskeyUseOptions> {
  await deps.rateLimits.consume(counters['admin-sign-in-challenge-address'], addressGroup(ip));
  await deps.rateLimits.consume(counters['admin-sign-in-challenge-network'], networkGroup(ip));
  return requestOptions(deps.settings, await openTicket(deps, 'passkeyUse', null));
}

export async function askForNewPasskey(
  deps: PasskeyDeps,
  account: SignedInAdmin,
): Promise<PasskeyAdditionOptions> {
  const known = await findPasskeys(deps.db.prisma, account.adminId);
  const challenge = await openTicket(deps, 'passkeyAddition', account);
  return additionOptions(
    { ...deps.settings, brand: siteIdentityOf(deps.content).brand },
    challenge,
    {
      ...account,
      known,
    },
  );
}

/** Verifies a signed challenge and uses it up. Null when anything is invalid. */
export async function identifyByPasskey(
  deps: PasskeyDeps,
  response: PasskeyUse,
): Promise<CurrentAdmin | null> {
  const challenge = challengeOf(response);
  if (!challenge || !(await redeemTicket(deps, 'passkeyUse', challenge))) return null;
  const passkey = await findPasskey(deps.db.prisma, response.id);
  if (!passkey || passkey.admin.disabledAt) return null;
  const counter = await verifyUse(deps.settings, challenge, response, passkey);
  if (counter === null) return null;
  await notePasskeyUse(deps.db.prisma, passkey.id, { counter, lastUsedAt: deps.clock.now() });
  const { id, username, role } = passkey.admin;
  return { id, username, role };
}
