import type { CodeBudget } from '../../../server/db/generated/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { Settings } from '../../../server/env.ts';
import { signInCodeTexts } from '../words/sign-in-codes.ts';
import { countedHours, type SendUsage } from './code-sends.queries.ts';
import { answeringNumber } from './our-number.ts';

/** Cooldown in seconds: 30, doubled with each send up to 8 minutes (security row 6). */
const firstCooldownSeconds = 30;
const maxDoublings = 4;

/**
 * Unused codes per number and day. Strangers share 10, at most 5 per network. A member's number gets 5 more
 * for networks with fewer than 2, so that strangers cannot lock the member out. A known browser has 10 of
 * its own.
 */
const perNumber = { strangers: 10, fromNetwork: 5, member: 15, memberFromNetwork: 2, known: 10 };

/** Limit per network, as a multiple of the limit per address. */
const addressesPerNetwork = 3;
/** Multiplies the limits per address and network for members' numbers. */
const memberFactor = 3;
/** Share of the members' reserve that one network can use. */
const reservePerNetwork = 0.04;
/** Failed attempts per number within five minutes before sends pause. */
const failuresPerNumber = 5;

/** Share of a budget at which the log warns. */
const alarmShare = 0.8;

/** Relation of the number to a member and to the browser. */
export interface Standing {
  isMember: boolean;
  /** The browser has signed in with this number before. */
  isKnownBrowser: boolean;
}

type SmsSettings = Settings['sms'];

/** Seconds until the next send after `sendCount` sends in a row. */
export function cooldownSecondsAfter(sendCount: number): number {
  return firstCooldownSeconds * 2 ** Math.min(sendCount - 1, maxDoublings);
}

/** Splits the daily budget: everyone, members, and browsers that members signed in with. */
export function budgetsOf(sms: SmsSettings, country: string) {
  const reserve = Math.floor((sms.dailyBudget * sms.memberReservePercent) / 100);
  const member = Math.ceil(reserve / 2);
  return {
    general: sms.dailyBudget - reserve,
    country: sms.countries.find(({ code }) => code === country)?.dailyBudget ?? 0,
    member,
    memberFromNetwork: Math.max(1, Math.floor(member * reservePerNetwork)),
    knownBrowser: reserve - member,
  };
}

function secondsUntil(from: Date | null, hours: number, now: Date): number {
  const startMs = from?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((startMs + hours * 3_600_000 - now.getTime()) / 1000));
}

function refuse(reason: string, message: string, retryAfterSeconds: number): never {
  throw new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds, reason });
}

/**
 * Decides whether a code may be sent, and which budget pays.
 * @throws DomainError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE while the provider fails
 */
export function admitSend(input: {
  sms: SmsSettings;
  usage: SendUsage;
  standing: Standing;
  country: string;
  now: Date;
}): CodeBudget {
  const { sms, usage, standing, now } = input;
  const { isMember, isKnownBrowser } = standing;
  const textTo = answeringNumber({ sms });

  const waitedMs = now.getTime() - (usage.askerLastAt?.getTime() ?? 0);
  const waitSeconds = Math.ceil(cooldownSecondsAfter(usage.ofAsker) - waitedMs / 1000);
  if (usage.ofAsker > 0 && waitSeconds > 0) {
    refuse('sms-cooldown', signInCodeTexts.onItsWay(waitSeconds), waitSeconds);
  }
  if (
    usage.failedOfNumber >= failuresPerNumber ||
    usage.failedOfAddress >= sms.hourlyPerAddress ||
    usage.failed >= sms.dailyBudget
  ) {
    throw new DomainError('SERVICE_UNAVAILABLE', signInCodeTexts.unavailable, {
      retryAfterSeconds: 60,
      reason: 'sms-provider',
    });
  }

  const callerLimit = sms.hourlyPerAddress * (isMember ? memberFactor : 1);
  const isCallerFull =
    usage.address >= callerLimit || usage.network >= callerLimit * addressesPerNetwork;
  if (isCallerFull && !isKnownBrowser) {
    refuse('sms-caller', signInCodeTexts.callerIsFull(textTo), secondsUntil(now, 1, now));
  }

  const isNumberOpen =
    (usage.number < perNumber.strangers && usage.numberFromNetwork < perNumber.fromNetwork) ||
    (isMember &&
      usage.number < perNumber.member &&
      usage.numberFromNetwork < perNumber.memberFromNetwork) ||
    (isKnownBrowser && usage.numberFromKnown < perNumber.known);
  if (!isNumberOpen) {
    refuse(
      'sms-number',
      signInCodeTexts.numberIsFull(textTo),
      secondsUntil(usage.numberFirstAt, countedHours, now),
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
    'sms-budget',
    signInCodeTexts.budgetIsUsedUp(textTo),
    secondsUntil(usage.budgetFirstAt, countedHours, now),
  );
}

/** Returns budgets that this send brings to `alarmShare` or uses up. */
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
  return touched.filter(({ used, of }) => used === of || used === Math.ceil(of * alarmShare));
}
