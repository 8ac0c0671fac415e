import type { CodeBudget } from '../../../server/db/generated/client.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { Settings } from '../../../server/env.ts';
import { signInCodeTexts } from '../words/sign-in-codes.ts';
import { countedHours, type SendUsage } from './code-sends.queries.ts';
import { answeringNumber } from './our-number.ts';

/** Seconds before an asker gets another code: 30, doubling with every send (security row 6), at most 8 minutes. */
const firstCooldownSeconds = 30;
const maxDoublings = 4;

/**
 * Codes a day that a number gets and that nobody uses. Strangers share the first ten, of which one network gets five.
 * For the number of a member there are five more for networks that have not asked much, so that ten sends of strangers
 * keep nobody out. A browser that signed in on the number before has ten of its own.
 */
const perNumber = { strangers: 10, fromNetwork: 5, member: 15, memberFromNetwork: 2, known: 10 };

/** A network may hold many people, but not this many addresses' worth of codes that nobody uses. */
const addressesPerNetwork = 3;
/** For the numbers of members, an address and a network get this many times as many. */
const memberFactor = 3;
/** Part of the members' reserve that one network may use up. */
const reservePerNetwork = 0.04;
/** Attempts that may fail for a number within five minutes; the provider is left alone after that. */
const failuresPerNumber = 5;

/** Usage of a budget at which the log says so before it ends. */
const alarmShare = 0.8;

/** Whose number it is, as far as the server knows. */
export interface Standing {
  isMember: boolean;
  /** The browser has signed in on this number before. */
  isKnownBrowser: boolean;
}

type SmsSettings = Settings['sms'];

/** Seconds until an asker's next send after the `sendCount`-th in a row. */
export function cooldownSecondsAfter(sendCount: number): number {
  return firstCooldownSeconds * 2 ** Math.min(sendCount - 1, maxDoublings);
}

/** The day's budget in its parts: for everybody, for members, for browsers that members signed in with. */
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
 * Decides whether one more code may be sent, and which part of the budget pays for it.
 * @throws DomainError TOO_MANY_REQUESTS or, while the provider fails, SERVICE_UNAVAILABLE
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

/** What the log has to warn about when one more send was paid: a budget that is nearly or wholly used up. */
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
