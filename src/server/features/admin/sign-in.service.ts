import { createHash, randomBytes } from 'node:crypto';
import { type CurrentAdmin, invalidCredentialsMessage } from '../../../shared/admin.ts';
import { addressGroup } from '../../client-address.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { recordActivity } from '../activity/activity.service.ts';
import { findAdminByUsername } from './account.queries.ts';
import { hashPassword, verifyPassword } from './account.service.ts';
import { perAccount, perAddress, signInDelayMs } from './sign-in-limits.ts';

/** Checked when there is no such account, so that an unknown name takes as long as a known one. */
const decoyHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * The account that a username and password belong to. Tries are counted before they are checked, so that many at
 * the same moment cannot slip past the limits (docs/decisions/admin-sign-in-limits.md).
 * @throws DomainError UNAUTHORIZED, or TOO_MANY_REQUESTS after too many failures from one address.
 */
export async function checkSignIn(
  deps: Pick<Deps, 'db' | 'wait' | 'rateLimits' | 'log'>,
  input: { username: string; password: string; ip: string },
): Promise<CurrentAdmin> {
  const address = addressGroup(input.ip);
  await deps.rateLimits.consume(perAddress, address);
  // Hashed: people type passwords into the wrong field.
  const account = createHash('sha256').update(input.username.toLowerCase()).digest('base64url');
  await deps.wait(signInDelayMs(await deps.rateLimits.record(perAccount, account)));

  const admin = await findAdminByUsername(deps.db.prisma, input.username);
  const isRight = await verifyPassword(admin?.passwordHash ?? (await decoyHash), input.password);
  if (!admin || !isRight || admin.disabledAt) {
    deps.log.warn({ event: 'admin-sign-in-refused', address: input.ip }, 'admin sign-in refused');
    throw new DomainError('UNAUTHORIZED', invalidCredentialsMessage);
  }
  await deps.rateLimits.clear(perAddress, address);
  await recordActivity(deps.db.prisma, {
    actor: `admin:${admin.username}`,
    action: 'signed in',
    targetType: 'account',
    targetId: admin.id,
    summary: admin.username,
  });
  deps.log.info({ event: 'admin-sign-in', adminId: admin.id, address: input.ip }, 'admin sign-in');
  return { id: admin.id, username: admin.username };
}
