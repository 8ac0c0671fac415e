import {
  openTotpSecret,
  sealTotpSecret,
} from '../../../../server/auth/factors/totp-secrets.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { counters, signInPrefix } from '../../../../shared/limits/limits.ts';
import type { Factors } from '../../admin-account.ts';
import type { PasskeyAddition } from '../../passkeys.ts';
import { recordActivity } from '../activity/activity.service.ts';
import {
  deleteAdminSessions,
  deleteRateLimits,
  findAdminByUsername,
} from '../admin-accounts.queries.ts';
import { commandLine } from '../admin-accounts.service.ts';
import { type Post, postOf, tellOwner } from '../notices/notices.service.ts';
import { endTicketsOf, redeemTicket } from '../tickets/sign-in-tickets.service.ts';
import { deleteFactors } from './factors.queries.ts';
import { deletePasskey, findPasskeys, insertPasskey } from './passkeys.queries.ts';
import type { PasskeyDeps } from './passkeys.service.ts';
import { countUnusedCodes, replaceCodes } from './recovery-codes.queries.ts';
import { renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.service.ts';
import {
  confirmSecret,
  deleteTotp,
  findTotp,
  replaceUnconfirmedTotp,
  spendStep,
} from './totp.queries.ts';
import { makeTotpSecret, stepOfCode, totpUri } from './totp.ts';
import { challengeOf, verifyAddition } from './webauthn.ts';

/** `label` names the admin in the activity log. */
export interface FactorOwner {
  adminId: number;
  username: string;
  label: string;
}

type FactorDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'>;
type TotpDeps = FactorDeps & Pick<Deps, 'keyring' | 'log'>;

const appName = 'An authenticator app';
const passkeyCalled = (name: string) => `The passkey “${name}”`;

export async function listFactors(db: Db, adminId: number): Promise<Factors> {
  const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
    findTotp(db, adminId),
    findPasskeys(db, adminId),
    countUnusedCodes(db, adminId),
  ]);
  return { totpSince: totp?.confirmedAt ?? null, passkeys, recoveryCodesLeft };
}

export const hasSecondFactor = ({ totpSince, passkeys }: Factors): boolean =>
  totpSince !== null || passkeys.length > 0;

const sixDigits = /^\d{6}$/;

/**
 * Checks an authenticator or recovery code and marks it as used. Callers apply the sign-in limits.
 * @param input.isKnownHere true after an earlier sign-in from there; skips the limit per account
 * @returns whether the code was right
 * @throws DomainError TOO_MANY_REQUESTS after too many codes for the account; CONFLICT when the secret cannot be read
 */
export async function takeCode(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'keyring' | 'log'>,
  input: { adminId: number; code: string; isKnownHere: boolean },
): Promise<boolean> {
  const { db, clock, rateLimits } = deps;
  const { adminId } = input;
  const code = input.code.replaceAll(/\s/g, '');
  const now = clock.now();
  if (!sixDigits.test(code)) return spendRecoveryCode(db.prisma, { adminId, code, now });
  if (!input.isKnownHere)
    await rateLimits.consume(counters['admin-sign-in-codes'], String(adminId));
  const totp = await findTotp(db.prisma, adminId);
  if (!totp?.confirmedAt) return false;
  const step = stepOfCode(openTotpSecret(deps, adminId, totp.secret), code, now);
  return step !== null && spendStep(db.prisma, adminId, step);
}

/**
 * The secret takes effect after `confirmTotp`.
 * @throws DomainError CONFLICT when an app is already set up
 */
export async function beginTotp(
  { db, keyring, content }: Pick<Deps, 'db' | 'keyring' | 'content'>,
  { adminId, username }: FactorOwner,
): Promise<{ secret: string; uri: string }> {
  const secret = makeTotpSecret();
  const sealed = sealTotpSecret(keyring, adminId, secret);
  const isBegun = await db.prisma.$transaction((tx) => replaceUnconfirmedTotp(tx, adminId, sealed));
  if (!isBegun) {
    throw new DomainError('CONFLICT', 'There is an authenticator app already. Remove it first.');
  }
  return {
    secret,
    uri: totpUri(secret, { issuer: siteIdentityOf(content).brand, label: username }),
  };
}

/**
 * @returns recovery codes when the account has no unused ones, otherwise null
 * @throws DomainError BAD_REQUEST for a wrong code
 */
export async function confirmTotp(
  deps: TotpDeps,
  owner: FactorOwner,
  code: string,
): Promise<string[] | null> {
  const { adminId } = owner;
  const { db, clock, keyring, log } = deps;
  const post = postOf(deps);
  return db.prisma.$transaction(async (tx) => {
    const totp = await findTotp(tx, adminId);
    const isWaiting = totp && !totp.confirmedAt;
    const secret = isWaiting && openTotpSecret({ keyring, log }, adminId, totp.secret);
    const step = secret ? stepOfCode(secret, code, clock.now()) : null;
    if (step === null || !(await spendStep(tx, adminId, step))) {
      throw new DomainError('BAD_REQUEST', 'The code is not right. Wait for the next one.');
    }
    await confirmSecret(tx, adminId, clock.now());
    await recordFactorActivity(tx, owner, 'set up an authenticator app for');
    await tellOwner(tx, post, adminId, { kind: 'factorAdded', factor: appName });
    return firstRecoveryCodes(tx, adminId);
  });
}

/** @throws DomainError NOT_FOUND without an authenticator app */
export async function removeTotp(deps: FactorDeps, owner: FactorOwner): Promise<void> {
  const post = postOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await deleteTotp(tx, owner.adminId))) {
      throw new DomainError('NOT_FOUND', 'There is no authenticator app.');
    }
    await recordFactorActivity(tx, owner, 'removed the authenticator app of');
    await concludeRemoval(tx, post, owner.adminId, appName);
  });
}

/**
 * @returns recovery codes when the account has no unused ones, otherwise null
 * @throws DomainError BAD_REQUEST for an invalid passkey; CONFLICT for a registered one
 */
export async function addPasskey(
  deps: PasskeyDeps & FactorDeps,
  owner: FactorOwner,
  input: { name: string; passkey: PasskeyAddition },
): Promise<string[] | null> {
  const { adminId } = owner;
  const challenge = challengeOf(input.passkey);
  const ticket = challenge && (await redeemTicket(deps, 'passkeyAddition', challenge));
  const made =
    challenge && ticket && ticket.adminId === adminId
      ? await verifyAddition(deps.settings, challenge, input.passkey)
      : null;
  if (!made) throw new DomainError('BAD_REQUEST', 'The passkey could not be verified.');
  const post = postOf(deps);
  return deps.db.prisma.$transaction(async (tx) => {
    if (!(await insertPasskey(tx, { ...made, adminId, name: input.name }))) {
      throw new DomainError('CONFLICT', 'This passkey is in use already.');
    }
    await recordFactorActivity(tx, owner, 'added a passkey to');
    await tellOwner(tx, post, adminId, { kind: 'factorAdded', factor: passkeyCalled(input.name) });
    return firstRecoveryCodes(tx, adminId);
  });
}

/** @throws DomainError NOT_FOUND, also for another admin's passkey */
export async function removePasskey(
  deps: FactorDeps,
  owner: FactorOwner,
  id: string,
): Promise<void> {
  const { adminId } = owner;
  const post = postOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    const name = await deletePasskey(tx, { id, adminId });
    if (name === undefined) {
      throw new DomainError('NOT_FOUND', 'This passkey does not exist.');
    }
    await recordFactorActivity(tx, owner, 'removed a passkey of');
    await concludeRemoval(tx, post, adminId, passkeyCalled(name));
  });
}

/** @throws DomainError CONFLICT without a second factor */
export async function renewCodes(deps: FactorDeps, owner: FactorOwner): Promise<string[]> {
  const post = postOf(deps);
  return deps.db.prisma.$transaction(async (tx) => {
    if (!hasSecondFactor(await listFactors(tx, owner.adminId))) {
      throw new DomainError('CONFLICT', 'Set up a passkey or an authenticator app first.');
    }
    await recordFactorActivity(tx, owner, 'made new recovery codes for');
    await tellOwner(tx, post, owner.adminId, { kind: 'codesRenewed' });
    return renewRecoveryCodes(tx, owner.adminId);
  });
}

/**
 * Removes all factors of a locked-out admin, ends the sessions and clears failed sign-ins. Used by the command line.
 * @returns false for an unknown username
 */
export async function resetFactors({ db }: Pick<Deps, 'db'>, username: string): Promise<boolean> {
  return db.prisma.$transaction(async (tx) => {
    const admin = await findAdminByUsername(tx, username);
    if (!admin) return false;
    await deleteFactors(tx, admin.id);
    await endTicketsOf(tx, admin.id);
    await deleteAdminSessions(tx, admin.id);
    await deleteRateLimits(tx, signInPrefix);
    const owner = { adminId: admin.id, username, label: commandLine };
    await recordFactorActivity(tx, owner, 'removed every second factor of');
    return true;
  });
}

async function firstRecoveryCodes(tx: Db, adminId: number): Promise<string[] | null> {
  return (await countUnusedCodes(tx, adminId)) > 0 ? null : renewRecoveryCodes(tx, adminId);
}

/** Deletes recovery codes with the last factor. Otherwise they would act as a second factor. */
async function concludeRemoval(tx: Db, post: Post, adminId: number, factor: string): Promise<void> {
  const isLast = !hasSecondFactor(await listFactors(tx, adminId));
  if (isLast) await replaceCodes(tx, adminId, []);
  await tellOwner(tx, post, adminId, { kind: 'factorRemoved', factor, isLast });
}

function recordFactorActivity(tx: Db, owner: FactorOwner, action: string): Promise<void> {
  return recordActivity(tx, {
    actor: owner.label,
    action,
    targetType: 'account',
    targetId: owner.adminId,
    summary: owner.username,
  });
}
