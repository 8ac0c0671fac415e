import { timingSafeEqual } from 'node:crypto';
import { makeBrowserId, type RequestBrowser } from '../../../server/auth/request-browser.ts';
import type { RequestSessions } from '../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { addressGroup, outsideNetwork } from '../../../server/limits/client-address.ts';
import { refusalOf } from '../../../server/limits/refusals.ts';
import { maskPhone } from '../../../server/observation/log.ts';
import { codeLimits } from '../../../shared/limits/limits.ts';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import { ensureDeveloper } from '../../developers/server/developers.service.ts';
import { codeRefusedMessage } from '../phone-verification.ts';
import { rememberBrowser } from './known-browser.queries.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { claimChecks, hasOpenCode, useCode } from './sign-in-code.queries.ts';
import { hashBrowserId, hashCode, knownBrowserLifetimeSeconds } from './sign-in-code.ts';

type VerifyDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'log' | 'keyring'>;

const codeRefused = () => new DomainError('BAD_REQUEST', codeRefusedMessage);

/** @throws DomainError BAD_REQUEST for a wrong code; TOO_MANY_REQUESTS without checks left */
async function checkCode(
  deps: VerifyDeps,
  input: { phoneNumber: string; code: string; browserHash: string | null; ip: string; now: Date },
): Promise<{ id: number }> {
  const { phoneNumber, code, browserHash, now } = input;
  const db = deps.db.prisma;
  const checker = { browserHash, addressGroup: addressGroup(input.ip) };
  const claimed = await claimChecks(db, { phoneNumber, checker, now });
  const typed = Buffer.from(hashCode(deps.keyring, phoneNumber, code));
  const right = claimed.find(({ codeHash }) => {
    const stored = Buffer.from(codeHash);
    return stored.length === typed.length && timingSafeEqual(stored, typed);
  });
  if (right) return right;
  if (claimed.length === 0 && (await hasOpenCode(db, { phoneNumber, now }))) {
    throw refusalOf(codeLimits.checks);
  }
  throw codeRefused();
}

/**
 * Creates the developer on the first sign-in.
 * @throws DomainError BAD_REQUEST or TOO_MANY_REQUESTS; no session is opened then
 */
export async function verifyPhone(
  deps: VerifyDeps,
  caller: { sessions: Pick<RequestSessions, 'start'>; browser: RequestBrowser },
  input: { phoneNumber: string; country?: string | undefined; code: string; ip: string },
): Promise<{ developer: CurrentDeveloper; isProfileComplete: boolean }> {
  const { phoneNumber } = parsePhoneNumber(input.phoneNumber, {
    countries: deps.settings.sms.countries.map(({ code }) => code),
    country: input.country,
  });
  const now = deps.clock.now();
  const { id: presented } = caller.browser;
  const previousHash = presented === null ? null : hashBrowserId(presented);
  let right: { id: number };
  try {
    right = await checkCode(deps, {
      phoneNumber,
      code: input.code,
      browserHash: previousHash,
      ip: input.ip,
      now,
    });
  } catch (error) {
    deps.log.info({ phoneNumber: maskPhone(phoneNumber) }, 'sign-in code refused');
    throw error;
  }
  const browserId = makeBrowserId();
  const network = outsideNetwork(input.ip);
  const networkHash = network && deps.keyring.fingerprint(`sign-up network ${network}`);
  const developer = await deps.db.prisma.$transaction(async (tx) => {
    if (!(await useCode(tx, { id: right.id, now }))) return null;
    const member = await ensureDeveloper(tx, { phoneNumber, networkHash, now });
    const browserHash = hashBrowserId(browserId);
    await rememberBrowser(tx, { developerId: member.id, previousHash, browserHash, now });
    return member;
  });
  if (!developer) throw codeRefused();
  caller.browser.remember(browserId, knownBrowserLifetimeSeconds);
  await caller.sessions.start('developer', developer.id);
  deps.log.info({ developerId: developer.id }, 'developer signed in');
  return { developer, isProfileComplete: developer.isProfileComplete };
}
