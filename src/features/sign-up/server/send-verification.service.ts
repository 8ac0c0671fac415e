import { makeBrowserId, type RequestBrowser } from '../../../server/auth/request-browser.ts';
import type { CodeDelivery } from '../../../server/db/generated/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { Settings } from '../../../server/env.ts';
import type { SendOutcome } from '../../../server/integrations/sms/sms.ts';
import { addressGroup, networkGroup } from '../../../server/limits/client-address.ts';
import { maskPhone } from '../../../server/observation/log.ts';
import { isOptedOut } from '../../../server/outbox/text-opt-out.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { isMember } from '../../developers/server/developers.service.ts';
import { signInCodeTexts } from '../words/sign-in-codes.ts';
import { insertCode, lockSends, readSendUsage } from './code-sends.queries.ts';
import { findBrowser } from './known-browser.queries.ts';
import { answeringNumber, type NumberDeps, ourNumber } from './our-number.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { admitSend, budgetAlarms, cooldownSecondsAfter } from './send-limits.ts';
import { noteDelivery, replaceEarlierCodes } from './sign-in-code.queries.ts';
import {
  askerLifetimeSeconds,
  codeLifetimeMs,
  hashBrowserId,
  hashCode,
  makeCode,
} from './sign-in-code.ts';

type SendDeps = Pick<
  Deps,
  'db' | 'content' | 'clock' | 'settings' | 'sms' | 'codeOnScreen' | 'log' | 'keyring'
>;

interface CodeRequest {
  phoneNumber: string;
  /** Country of a number without a calling code. */
  country?: string | undefined;
  ip: string;
}

function deliveryOf(sent: SendOutcome): CodeDelivery {
  if (sent.outcome === 'sent') return 'sent';
  return sent.outcome === 'unavailable' && sent.mayArrive ? 'unclear' : 'failed';
}

function refusalOf(sent: SendOutcome, deps: NumberDeps): DomainError | null {
  switch (sent.outcome) {
    case 'sent':
      return null;
    case 'refusedNumber':
      return new DomainError('BAD_REQUEST', signInCodeTexts.refusedNumber);
    case 'optedOut':
      return new DomainError('BAD_REQUEST', signInCodeTexts.optedOut(ourNumber(deps)));
    case 'tooMany':
      return new DomainError('TOO_MANY_REQUESTS', signInCodeTexts.tooMany, {
        retryAfterSeconds: 30,
        reason: 'sms-provider',
      });
    case 'unavailable':
      return new DomainError(
        'SERVICE_UNAVAILABLE',
        sent.mayArrive ? signInCodeTexts.unclear : signInCodeTexts.unavailable,
        { retryAfterSeconds: 10, cause: sent.cause, reason: 'sms-provider' },
      );
  }
}

/** Callback for delivery reports. Undefined without HTTPS: the provider calls only public addresses. */
function statusUrlOf({ siteOrigin }: Settings, codeId: number): string | undefined {
  if (!siteOrigin.startsWith('https:')) return undefined;
  return absoluteUrl(siteOrigin, `${serverPaths.smsStatusWebhook}?code=${codeId}`);
}

async function claimSend(
  deps: SendDeps,
  browser: RequestBrowser,
  input: { phoneNumber: string; country: string; ip: string; code: string },
) {
  const { phoneNumber, country, ip, code } = input;
  const now = deps.clock.now();
  const sms = deps.settings.sms;
  const textTo = answeringNumber(deps);
  const db = deps.db.prisma;
  const presented = browser.id === null ? null : hashBrowserId(browser.id);
  const found = presented
    ? await findBrowser(db, { browserHash: presented, phoneNumber })
    : { isOurs: false, isKnown: false };
  const browserHash = found.isOurs ? presented : null;
  const asker = { browserHash, addressGroup: addressGroup(ip), networkGroup: networkGroup(ip) };
  const standing = {
    isMember: await isMember(db, phoneNumber),
    isKnownBrowser: found.isKnown,
  };
  const question = { phoneNumber, country, asker, now };
  // Checks without the lock first, so that most of a flood never waits for it.
  admitSend({ sms, textTo, usage: await readSendUsage(db, question), standing, country, now });

  const newId = makeBrowserId();
  const ownHash = browserHash ?? hashBrowserId(newId);
  const claim = await db.$transaction(async (tx) => {
    await lockSends(tx);
    const usage = await readSendUsage(tx, question);
    const budget = admitSend({ sms, textTo, usage, standing, country, now });
    const id = await insertCode(tx, {
      phoneNumber,
      country,
      budget,
      browserHash: ownHash,
      fromKnownBrowser: standing.isKnownBrowser,
      addressGroup: asker.addressGroup,
      networkGroup: asker.networkGroup,
      codeHash: hashCode(deps.keyring, phoneNumber, code),
      now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
    });
    return { id, usage, budget, browserHash: ownHash };
  });
  if (!browserHash) browser.remember(newId, askerLifetimeSeconds);
  for (const alarm of budgetAlarms({ sms, country, ...claim })) {
    deps.log.warn(alarm, 'the daily budget of sign-in codes comes to its end');
  }
  return claim;
}

/**
 * Only the limits can reveal whether a developer has the number (docs/decisions/sign-in-codes.md).
 * @throws DomainError BAD_REQUEST, TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE
 */
export async function sendVerification(
  deps: SendDeps,
  browser: RequestBrowser,
  input: CodeRequest,
): Promise<{
  success: true;
  phoneNumber: string;
  cooldownSeconds: number;
  demoCode?: string;
}> {
  const { settings, log } = deps;
  const db = deps.db.prisma;
  const { phoneNumber, country } = parsePhoneNumber(input.phoneNumber, {
    countries: settings.sms.countries.map(({ code }) => code),
    country: input.country,
  });
  if (await isOptedOut(db, phoneNumber)) {
    throw new DomainError('BAD_REQUEST', signInCodeTexts.optedOut(ourNumber(deps)));
  }
  const code = makeCode();
  const claim = await claimSend(deps, browser, { phoneNumber, country, ip: input.ip, code });

  const sent = await deps.sms.send({
    to: phoneNumber,
    text: signInCodeTexts.message(
      siteIdentityOf(deps.content).brand,
      code,
      new URL(settings.siteOrigin).host,
    ),
    validSeconds: codeLifetimeMs / 1000,
    statusUrl: statusUrlOf(settings, claim.id),
  });
  const delivery = deliveryOf(sent);
  const now = deps.clock.now();
  await noteDelivery(db, { id: claim.id, delivery, now });
  const refusal = refusalOf(sent, deps);
  log.info({ phoneNumber: maskPhone(phoneNumber), delivery }, 'sign-in code handed over');
  if (refusal) throw refusal;

  await replaceEarlierCodes(db, {
    id: claim.id,
    phoneNumber,
    browserHash: claim.browserHash,
    now,
  });
  const shown = deps.codeOnScreen(code);
  return {
    success: true,
    phoneNumber,
    cooldownSeconds: cooldownSecondsAfter(claim.usage.ofAsker + 1),
    ...(shown !== null && { demoCode: shown }),
  };
}
