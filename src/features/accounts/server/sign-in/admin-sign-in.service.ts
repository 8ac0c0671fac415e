import { randomBytes } from 'node:crypto';
import { holdGrantor } from '../../../../server/auth/grants/grants.service.ts';
import type { RequestBrowser } from '../../../../server/auth/request-browser.ts';
import type { RequestSessions } from '../../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { networkGroup } from '../../../../server/limits/client-address.ts';
import {
  type CurrentAdmin,
  invalidCodeMessage,
  invalidCredentialsMessage,
  invalidPasskeyMessage,
  type SignInAnswer,
} from '../../../../shared/admin/admin.ts';
import { deviceName } from '../../../../shared/admin/device-name.ts';
import type { PasskeyUse } from '../../passkeys.ts';
import { recordActivity } from '../activity/activity.service.ts';
import { findAdminByUsername, findSignInAccount } from '../admin-accounts.queries.ts';
import { hashPassword, verifyPassword } from '../admin-accounts.service.ts';
import { hasSecondFactor, listFactors, takeCode } from '../factors/factors.service.ts';
import { identifyByPasskey } from '../factors/passkeys.service.ts';
import { handOutBrowserId, rememberAdminBrowser } from '../notices/admin-browsers.service.ts';
import { postOf, tellOwner } from '../notices/notices.service.ts';
import { lookUpTicket, openTicket, redeemTicket } from '../tickets/sign-in-tickets.service.ts';
import {
  type Caller,
  checkWithinLimits,
  forgiveTries,
  rememberAddress,
  type TryDeps,
} from './admin-tries.ts';

/** Checked for an unknown account, so that the answer takes as long as for a known one. */
const decoyHash = hashPassword(randomBytes(32).toString('base64url'));

type SignInDeps = TryDeps &
  Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'log' | 'keyring' | 'content'>;

export interface SignIn {
  username: string;
  password: string;
}

async function checkPassword(
  deps: SignInDeps,
  { ip }: Caller,
  { username, password }: SignIn,
): Promise<CurrentAdmin> {
  const admin = await findAdminByUsername(deps.db.prisma, username);
  const isRight = await verifyPassword(admin?.passwordHash ?? (await decoyHash), password);
  if (admin && isRight && !admin.disabledAt) {
    return { id: admin.id, username: admin.username, role: admin.role };
  }
  deps.log.warn({ event: 'admin-sign-in-refused', address: ip }, 'admin sign-in refused');
  throw new DomainError('UNAUTHORIZED', invalidCredentialsMessage);
}

export interface SignInCaller extends Caller {
  sessions: Pick<RequestSessions, 'start'>;
  adminBrowser: RequestBrowser;
  userAgent: string;
}

/**
 * Opens a session, or asks for the second step. Only callers with the right password learn that there is one.
 * @throws DomainError UNAUTHORIZED, or TOO_MANY_REQUESTS after too many failures or during too many parallel sign-ins; no session
 * is opened then
 */
export async function signInAdmin(
  deps: SignInDeps,
  caller: SignInCaller,
  signIn: SignIn,
): Promise<SignInAnswer> {
  const admin = await checkWithinLimits(deps, caller, signIn.username, () =>
    checkPassword(deps, caller, signIn),
  );
  const factors = await listFactors(deps.db.prisma, admin.id);
  // Does not clear failed tries yet: codes are guessed after a right password.
  if (hasSecondFactor(factors)) {
    return {
      step: 'secondFactor',
      ticket: await openTicket(deps, 'secondStep', { adminId: admin.id, role: admin.role }),
      hasPasskey: factors.passkeys.length > 0,
    };
  }
  return { step: 'done', ...(await completeSignIn(deps, caller, admin)) };
}

/**
 * Completes a sign-in with an authenticator or recovery code.
 * @throws DomainError UNAUTHORIZED for a wrong code or an expired first step, TOO_MANY_REQUESTS
 */
export async function signInByCode(
  deps: SignInDeps,
  caller: SignInCaller,
  { ticket, code }: { ticket: string; code: string },
): Promise<CurrentAdmin> {
  const adminId = (await lookUpTicket(deps, 'secondStep', ticket))?.adminId;
  const admin = adminId == null ? null : await findSignInAccount(deps.db.prisma, adminId);
  if (!admin || admin.disabledAt) throw tooLate();
  const { username, role } = admin;
  await checkWithinLimits(deps, caller, username, async ({ isKnownHere }) => {
    if (await takeCode(deps, { adminId: admin.id, code, isKnownHere })) return;
    deps.log.warn({ event: 'admin-code-refused', adminId, address: caller.ip }, 'code refused');
    throw new DomainError('UNAUTHORIZED', invalidCodeMessage);
  });
  if (!(await redeemTicket(deps, 'secondStep', ticket))) throw tooLate();
  return completeSignIn(deps, caller, { id: admin.id, username, role });
}

const tooLate = () =>
  new DomainError('UNAUTHORIZED', 'That took too long. Please start again with your password.');

/**
 * A passkey alone is enough, because it requires possession and a fingerprint or PIN.
 * @throws DomainError UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export async function signInByPasskey(
  deps: SignInDeps,
  caller: SignInCaller,
  { passkey }: { passkey: PasskeyUse },
): Promise<CurrentAdmin> {
  const admin = await identifyByPasskey(deps, passkey);
  if (!admin) {
    deps.log.warn({ event: 'admin-passkey-refused', address: caller.ip }, 'passkey refused');
    throw new DomainError('UNAUTHORIZED', invalidPasskeyMessage);
  }
  return completeSignIn(deps, caller, admin);
}

async function completeSignIn(
  deps: SignInDeps,
  caller: SignInCaller,
  admin: CurrentAdmin,
): Promise<CurrentAdmin> {
  const { ip } = caller;
  await forgiveTries(deps, caller, admin.username);
  await rememberAddress(deps, caller, admin.username);
  const { adminBrowser, userAgent } = caller;
  const post = postOf(deps);
  const browserId = await deps.db.prisma.$transaction(async (tx) => {
    await holdGrantor(tx, { adminId: admin.id, role: admin.role });
    await caller.sessions.start('admin', admin.id, tx);
    await recordActivity(tx, {
      actor: `admin:${admin.username}`,
      action: 'signed in',
      targetType: 'account',
      targetId: admin.id,
      summary: admin.username,
    });
    const { id, isKnown } = await rememberAdminBrowser(tx, adminBrowser, {
      adminId: admin.id,
      now: deps.clock.now(),
    });
    const news = {
      kind: 'newBrowser',
      browser: deviceName(userAgent),
      network: networkGroup(ip),
    } as const;
    if (!isKnown) await tellOwner(tx, post, admin.id, news);
    return id;
  });
  handOutBrowserId(adminBrowser, browserId);
  deps.log.info({ event: 'admin-sign-in', adminId: admin.id, address: ip }, 'admin sign-in');
  return admin;
}
