import type { CodeBudget } from '../../../server/db/generated/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { Settings } from '../../../server/env.ts';
import { type Counter, withSetting } from '../../../shared/limits/limit.ts';
import { codeLimits } from '../../../shared/limits/limits.ts';
import { signInCodeTexts } from '../words/sign-in-codes.ts';
import type { SendUsage } from './code-sends.queries.ts';

export interface Standing {
  isMember: boolean;
  isKnownBrowser: boolean;
}

type SmsSettings = Settings['sms'];

/** Seconds until the next send after `sendCount` sends in a row. */
export function cooldownSecondsAfter(sendCount: number): number {
  const { cooldown, longestCooldown } = codeLimits;
  return Math.min(cooldown.windowSeconds * 2 ** (sendCount - 1), longestCooldown.windowSeconds);
}

/** Splits the daily budget: everyone, members, and browsers that members signed in with. */
export function budgetsOf(sms: SmsSettings, country: string) {
  const reserve = Math.floor((sms.dailyBudget * sms.memberReservePercent) / 100);
  const member = Math.ceil(reserve / 2);
  return {
    general: sms.dailyBudget - reserve,
    country: sms.countries.find(({ code }) => code === country)?.dailyBudget ?? 0,
    member,
    memberFromNetwork: Math.max(1, Math.floor((member * codeLimits.reserveOfNetwork.limit) / 100)),
    knownBrowser: reserve - member,
  };
}

function secondsUntilFree(from: Date | null, { windowSeconds }: Counter, now: Date): number {
  const startMs = from?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((startMs - now.getTime()) / 1000) + windowSeconds);
}

function refuse({ name }: Counter, message: string, retryAfterSeconds: number): never {
  throw new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds, reason: name });
}

/**
 * Decides whether a code may be sent, and which budget pays.
 * @throws DomainError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE while the provider fails
 */
export function admitSend(input: {
  sms: SmsSettings;
  /** A text to it brings a code. */
  textTo: string | null;
  usage: SendUsage;
  standing: Standing;
  country: string;
  now: Date;
}): CodeBudget {
  const { sms, textTo, usage, standing, now } = input;
  const { isMember, isKnownBrowser } = standing;

  const waitedMs = now.getTime() - (usage.askerLastAt?.getTime() ?? 0);
  const waitSeconds = Math.ceil(cooldownSecondsAfter(usage.ofAsker) - waitedMs / 1000);
  if (usage.ofAsker > 0 && waitSeconds > 0) {
    refuse(codeLimits.cooldown, signInCodeTexts.onItsWay(waitSeconds), waitSeconds);
  }
  if (
    usage.failedOfNumber >= codeLimits.failedToNumber.limit ||
    usage.failedOfAddress >= withSetting(codeLimits.failedOfAddress, sms.hourlyPerAddress).limit ||
    usage.failed >= withSetting(codeLimits.failed, sms.dailyBudget).limit
  ) {
    throw new DomainError('SERVICE_UNAVAILABLE', signInCodeTexts.unavailable, {
      retryAfterSeconds: 60,
      reason: codeLimits.failed.name,
    });
  }

  const [address, network] = isMember
    ? [codeLimits.membersFromAddress, codeLimits.membersFromNetwork]
    : [codeLimits.address, codeLimits.network];
  const isCallerFull =
    usage.address >= withSetting(address, sms.hourlyPerAddress).limit ||
    usage.network >= withSetting(network, sms.hourlyPerAddress).limit;
  if (isCallerFull && !isKnownBrowser) {
    refuse(address, signInCodeTexts.callerIsFull(textTo), secondsUntilFree(now, address, now));
  }

  const isNumberOpen =
    (usage.number < codeLimits.number.limit &&
      usage.numberFromNetwork < codeLimits.numberFromNetwork.limit) ||
    (isMember &&
      usage.number < codeLimits.memberNumber.limit &&
      usage.numberFromNetwork < codeLimits.memberFromNetwork.limit) ||
    (isKnownBrowser && usage.numberFromKnown < codeLimits.numberFromKnown.limit);
  if (!isNumberOpen) {
    refuse(
      codeLimits.number,
      signInCodeTexts.numberIsFull(textTo),
      secondsUntilFree(usage.numberFirstAt, codeLimits.number, now),
    );
  }

  const budgets = budgetsOf(sms, input.country);
  if (usage.general < budgets.general && usage.country < budgets.country) return 'general';
  if (
    isMember &&
    usage.member < budgets.member &&
    usage.memberFromNetwork < budgets.memberFromNetwork
  ) {
    return 'member';
  }
  if (isKnownBrowser && usage.knownBrowser < budgets.knownBrowser) return 'knownBrowser';
  refuse(
    codeLimits.budget,
    signInCodeTexts.budgetIsUsedUp(textTo),
    secondsUntilFree(usage.budgetFirstAt, codeLimits.budget, now),
  );
}

export function budgetAlarms(input: {
  sms: SmsSettings;
  usage: SendUsage;
  budget: CodeBudget;
  country: string;
}): { budget: string; used: number; of: number }[] {
  const { usage, budget, country } = input;
  const budgets = budgetsOf(input.sms, country);
  const touched =
    budget === 'general'
      ? [
          { budget: 'general', used: usage.general + 1, of: budgets.general },
          { budget: country, used: usage.country + 1, of: budgets.country },
        ]
      : budget === 'member'
        ? [{ budget: 'members', used: usage.member + 1, of: budgets.member }]
        : [{ budget: 'known browsers', used: usage.knownBrowser + 1, of: budgets.knownBrowser }];
  return touched.filter(
    ({ used, of }) => used === of || used === Math.ceil((of * codeLimits.warning.limit) / 100),
  );
}
