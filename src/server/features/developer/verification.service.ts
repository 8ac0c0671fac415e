import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { codeRefusedMessage } from '../../../shared/developer-signup.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { hashCode } from '../../integrations/sms-demo.ts';
import { maskPhone } from '../../log.ts';
import type { RequestSessions } from '../../sessions/request-sessions.ts';
import { findOrCreateDeveloper } from './developer.queries.ts';
import { toCurrentDeveloper } from './developer-views.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { countCallerSend, countCheck, countNumberSend } from './send-caps.ts';
import {
  claimCheck,
  claimSend,
  consumeCode,
  cooldownSecondsAfter,
  deleteStaleVerifications,
  hasUsedUpChecks,
  isOptedOut,
  returnCheck,
  storeSentCode,
} from './verification.queries.ts';

type VerificationDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'settings' | 'sms' | 'log'>;

const codeLifetimeMs = 10 * 60_000;
const maxChecks = 5;
const keepStaleMs = 48 * 60 * 60_000;

const tooManySends = (retryAfterSeconds: number) =>
  new DomainError(
    'TOO_MANY_REQUESTS',
    `A code is on its way. You can ask for another one in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );

const unavailable = (cause: unknown) =>
  new DomainError(
    'SERVICE_UNAVAILABLE',
    'Text messages are briefly unavailable. Please try again in a moment.',
    { retryAfterSeconds: 10, cause },
  );

const codeRefused = () => new DomainError('BAD_REQUEST', codeRefusedMessage);

const tooManyChecks = () =>
  new DomainError('TOO_MANY_REQUESTS', 'Too many wrong codes. Please ask for a new code.', {
    retryAfterSeconds: codeLifetimeMs / 1000,
  });

/**
 * Sends a sign-up code. Whether the number belongs to a developer plays no part, so nothing about that can leak.
 * @throws DomainError BAD_REQUEST, TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE
 */
export async function sendVerification(
  deps: VerificationDeps,
  input: { phoneNumber: string; ip: string },
): Promise<{ success: true; cooldownSeconds: number; demoCode?: string }> {
  const { settings, sms, log } = deps;
  const db = deps.db.prisma;
  const phoneNumber = parsePhoneNumber(input.phoneNumber, settings.sms.countries);
  await countCallerSend(deps, input.ip);
  const now = deps.clock.now();
  const claim = await claimSend(db, phoneNumber, now);
  if ('waitSeconds' in claim) throw tooManySends(claim.waitSeconds);
  await countNumberSend(deps, phoneNumber);

  const answer = { success: true as const, cooldownSeconds: cooldownSecondsAfter(claim.sendCount) };
  if (await isOptedOut(db, phoneNumber)) {
    log.info({ phoneNumber: maskPhone(phoneNumber) }, 'no code sent: the number opted out');
    return answer;
  }

  const sent = await sms.send(phoneNumber);
  switch (sent.outcome) {
    case 'refusedNumber':
      throw new DomainError('BAD_REQUEST', 'This number cannot receive our codes.');
    case 'tooMany':
      throw tooManySends(answer.cooldownSeconds);
    case 'unavailable':
      throw unavailable(sent.cause);
    case 'sent':
      break;
  }
  await storeSentCode(db, {
    phoneNumber,
    codeHash: sent.code === null ? null : hashCode(phoneNumber, sent.code),
    now,
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
  });
  await deleteStaleVerifications(db, new Date(now.getTime() - keepStaleMs));
  log.info({ phoneNumber: maskPhone(phoneNumber) }, 'sign-up code sent');
  return sms.showsCode && sent.code !== null ? { ...answer, demoCode: sent.code } : answer;
}

/** @throws DomainError unless the code is right, open, unused and of this number. */
async function checkCode(
  deps: VerificationDeps,
  input: { phoneNumber: string; code: string; now: Date },
): Promise<{ codeHash: string | null }> {
  const db = deps.db.prisma;
  const { phoneNumber, code, now } = input;
  const claimed = await claimCheck(db, { phoneNumber, now, maxChecks });
  if (!claimed) {
    throw (await hasUsedUpChecks(db, { phoneNumber, now, maxChecks }))
      ? tooManyChecks()
      : codeRefused();
  }
  const checked = await deps.sms.check({ phoneNumber, code, codeHash: claimed.codeHash });
  switch (checked.outcome) {
    case 'approved':
      return claimed;
    case 'wrongCode':
    case 'expired':
      throw codeRefused();
    case 'tooMany':
      throw tooManyChecks();
    case 'unavailable':
      await returnCheck(db, phoneNumber);
      throw unavailable(checked.cause);
  }
}

/**
 * Signs in by a code: makes the developer on the first time and opens a session.
 * @throws DomainError BAD_REQUEST, FORBIDDEN, TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE; never a session then.
 */
export async function verifyPhone(
  deps: VerificationDeps,
  sessions: Pick<RequestSessions, 'start'>,
  input: { phoneNumber: string; code: string; ip: string },
): Promise<{ developer: CurrentDeveloper; isProfileComplete: boolean }> {
  const phoneNumber = parsePhoneNumber(input.phoneNumber, deps.settings.sms.countries);
  await countCheck(deps, input.ip);
  const now = deps.clock.now();
  let approved: { codeHash: string | null };
  try {
    approved = await checkCode(deps, { phoneNumber, code: input.code, now });
  } catch (error) {
    deps.log.info({ phoneNumber: maskPhone(phoneNumber) }, 'sign-up code refused');
    throw error;
  }
  const row = await deps.db.prisma.$transaction(async (tx) => {
    const isFirst = await consumeCode(tx, { phoneNumber, codeHash: approved.codeHash, now });
    return isFirst ? findOrCreateDeveloper(tx, phoneNumber) : null;
  });
  if (!row) throw codeRefused();
  if (row.disabledAt) {
    deps.log.warn({ developerId: row.id }, 'sign-in to a disabled account refused');
    throw new DomainError('FORBIDDEN', 'This account is disabled.');
  }
  await sessions.start('developer', row.id);
  deps.log.info({ developerId: row.id }, 'developer signed in');
  const developer = toCurrentDeveloper(row);
  return { developer, isProfileComplete: developer.isProfileComplete };
}
