import { createHash, randomBytes } from 'node:crypto';
import { type CurrentAdmin, invalidCredentialsMessage } from '../../shared/admin.ts';
import { recordActivity } from '../activity/activity.service.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { addressGroup, networkGroup } from '../limits/client-address.ts';
import type { WorkPlace } from '../limits/work-place.ts';
import { findAdminByUsername } from './admin-accounts.queries.ts';
import { hashPassword, verifyPassword } from './admin-accounts.service.ts';
import {
  knownAddress,
  perAccount,
  perAddress,
  perNetwork,
  signInDelayMs,
} from './admin-sign-in-limits.ts';
import type { RequestSessions } from './request-sessions.ts';

/** Checked when there is no such account, so that an unknown name takes as long as a known one. */
const decoyHash = hashPassword(randomBytes(32).toString('base64url'));

type SignInDeps = Pick<Deps, 'db' | 'wait' | 'rateLimits' | 'lines' | 'log'>;

export interface SignIn {
  username: string;
  password: string;
  ip: string;
  /** Aborts when the caller hangs up. */
  signal: AbortSignal;
}

/**
 * How long a try has to wait. Counted before anything is checked, so that many at the same moment cannot slip past the
 * limits. @throws DomainError TOO_MANY_REQUESTS after too many failures from one address or its network.
 */
async function countTry({ rateLimits }: SignInDeps, { username, ip }: SignIn): Promise<number> {
  const address = addressGroup(ip);
  await rateLimits.consume(perAddress, address);
  if ((await rateLimits.count(knownAddress, address)) > 0) return 0;
  await rateLimits.consume(perNetwork, networkGroup(ip));
  // Hashed: people type passwords into the wrong field.
  const account = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return signInDelayMs(await rateLimits.record(perAccount, account));
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

async function checkInTurn(deps: SignInDeps, signIn: SignIn): Promise<CurrentAdmin> {
  const { signIns, signInSteps } = deps.lines;
  const give = signIns.take({ ip: signIn.ip });
  try {
    await deps.wait(await signInSteps({}, () => countTry(deps, signIn)));
    if (signIn.signal.aborted) throw new DomainError('BAD_REQUEST', 'The sign-in was broken off.');
    return await signInSteps({}, () => checkPassword(deps, signIn));
  } finally {
    give();
  }
}

/**
 * Signs in by username and password and opens a session (docs/decisions/admin-sign-in-limits.md). It takes no place: most
 * of it is waiting, and its work has a line of its own.
 * @throws DomainError UNAUTHORIZED, or TOO_MANY_REQUESTS after too many failures or with too many sign-ins under way; never a
 * session then.
 */
export async function signInAdmin(
  deps: SignInDeps,
  caller: { sessions: Pick<RequestSessions, 'start'>; place: WorkPlace },
  signIn: SignIn,
): Promise<CurrentAdmin> {
  const admin = await caller.place.pause(() => checkInTurn(deps, signIn));
  const address = addressGroup(signIn.ip);
  await deps.rateLimits.clear(perAddress, address);
  await deps.rateLimits.record(knownAddress, address);
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
