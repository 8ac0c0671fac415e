import { randomBytes } from 'node:crypto';
import { type CurrentAdmin, invalidCredentialsMessage } from '../../shared/admin.ts';
import { recordActivity } from '../activity/activity.service.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import type { WorkPlace } from '../limits/work-place.ts';
import { findAdminByUsername } from './admin-accounts.queries.ts';
import { hashPassword, verifyPassword } from './admin-accounts.service.ts';
import {
  checkWithinLimits,
  forgetFailures,
  rememberAddress,
  type Try,
  type TryDeps,
} from './admin-tries.ts';
import type { RequestSessions } from './request-sessions.ts';

/** Checked when there is no such account, so that an unknown name takes as long as a known one. */
const decoyHash = hashPassword(randomBytes(32).toString('base64url'));

type SignInDeps = TryDeps & Pick<Deps, 'db' | 'log'>;

export interface SignIn extends Try {
  password: string;
}

async function checkPassword(
  deps: SignInDeps,
  { username, password, ip }: SignIn,
): Promise<CurrentAdmin> {
  const admin = await findAdminByUsername(deps.db.prisma, username);
  const isRight = await verifyPassword(admin?.passwordHash ?? (await decoyHash), password);
  if (admin && isRight && !admin.disabledAt) return { id: admin.id, username: admin.username };
  deps.log.warn({ event: 'admin-sign-in-refused', address: ip }, 'admin sign-in refused');
  throw new DomainError('UNAUTHORIZED', invalidCredentialsMessage);
}

/**
 * Signs in by username and password and opens a session.
 * @throws DomainError UNAUTHORIZED, or TOO_MANY_REQUESTS after too many failures or with too many sign-ins under way; never a
 * session then.
 */
export async function signInAdmin(
  deps: SignInDeps,
  caller: { sessions: Pick<RequestSessions, 'start'>; place: WorkPlace },
  signIn: SignIn,
): Promise<CurrentAdmin> {
  const admin = await checkWithinLimits(deps, caller.place, signIn, () =>
    checkPassword(deps, signIn),
  );
  await forgetFailures(deps, signIn.ip);
  await rememberAddress(deps, signIn.ip);
  await caller.sessions.start('admin', admin.id);
  await recordActivity(deps.db.prisma, {
    actor: `admin:${admin.username}`,
    action: 'signed in',
    targetType: 'account',
    targetId: admin.id,
    summary: admin.username,
  });
  deps.log.info({ event: 'admin-sign-in', adminId: admin.id, address: signIn.ip }, 'admin sign-in');
  return admin;
}
