import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { maskPhone } from '../../../server/observation/log.ts';
import { giveUpTexts, sendTextMessage } from '../../../server/outbox/outbox.service.ts';
import {
  isKeywordNoted,
  isOptedOut,
  noteOptOut,
} from '../../../server/outbox/text-opt-out.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import type { Identity } from '../../../shared/content/identity.ts';
import { counters, textFlood } from '../../../shared/limits/limits.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { renewByNumber } from '../../availability/server/availability.service.ts';
import {
  availabilityMessages,
  dayOfEnd,
  renewalKeyword,
} from '../../availability/words/availability-messages.ts';
import {
  storeSmsReply,
  storeSmsRequest,
} from '../../requests/server/by-text/sms-request.service.ts';
import { textReplies } from '../../requests/words/text-replies.ts';
import { otherPages } from '../../traffic/server/counting/traffic-pages.ts';
import { textSource } from '../../traffic/server/counting/traffic-source.ts';
import { codeKeyword } from '../words/sign-in-codes.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { insertTextedCode } from './sign-in-code.queries.ts';
import { codeLifetimeMs, hashCode, makeCode } from './sign-in-code.ts';

type InboundDeps = Pick<
  Deps,
  | 'db'
  | 'content'
  | 'clock'
  | 'contentBus'
  | 'settings'
  | 'sms'
  | 'rateLimits'
  | 'log'
  | 'trafficCounter'
  | 'keyring'
>;

/** Keywords of the carriers' opt-out rules, as in Twilio's defaults. */
const stopWords = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
]);
const startWords = new Set(['START', 'YES', 'UNSTOP']);
const helpWords = new Set(['HELP', 'INFO']);

/** Opts in only a number that is opted out. From any other number it is an answer to a question. */
const startOrAnswer = 'YES';

export interface InboundSms {
  from: string;
  text: string;
  messageId: string;
  /** Null when the provider sent no answer of its own. */
  answeredKeyword: string | null;
}

/** Normalizes "Stop.", "opt out" and "ＳＴÓＰ": letters and digits only, without marks, in capitals. */
function keywordOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Opts a number out or in. Idempotent per message. Reordered messages count by the time they were sent. */
async function noteKeyword(deps: InboundDeps, sms: InboundSms, isStop: boolean): Promise<void> {
  const sentAt = (await deps.sms.dateOf(sms.messageId)) ?? deps.clock.now();
  const keyword = { messageId: sms.messageId, phoneNumber: sms.from, isStop, sentAt };
  const isNew = await deps.db.prisma.$transaction(async (tx) => {
    const isNoted = await noteOptOut(tx, keyword);
    // Drops queued texts to an opted-out number, but not the reply to its keyword.
    if (isNoted && (await isOptedOut(tx, sms.from))) {
      await giveUpTexts(tx, sms.from, 'This number has sent STOP.');
    }
    const words = isStop ? textReplies.stopped : textReplies.started;
    await reply(tx, sms, words(siteIdentityOf(deps.content).brand));
    return isNoted;
  });
  deps.log.info(
    { phoneNumber: maskPhone(sms.from), isNew },
    isStop ? 'number opted out of text messages' : 'number opted in to text messages',
  );
}

async function reply(tx: Db, sms: InboundSms, text: string): Promise<void> {
  if (sms.answeredKeyword !== null) return;
  await sendTextMessage(tx, { dedupeKey: `reply:${sms.messageId}`, recipient: sms.from, text });
}

async function codeFor(deps: InboundDeps, sms: InboundSms): Promise<string | null> {
  const countries = deps.settings.sms.countries.map(({ code }) => code);
  const now = deps.clock.now();
  const code = makeCode();
  try {
    const { phoneNumber, country } = parsePhoneNumber(sms.from, { countries });
    const isNew = await insertTextedCode(deps.db.prisma, {
      messageId: sms.messageId,
      phoneNumber,
      country,
      codeHash: hashCode(deps.keyring, phoneNumber, code),
      now,
      expiresAt: new Date(now.getTime() + codeLifetimeMs),
    });
    return isNew ? code : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function isStart({ db }: InboundDeps, sms: InboundSms, keyword: string): Promise<boolean> {
  if (!startWords.has(keyword)) return false;
  if (keyword !== startOrAnswer || sms.answeredKeyword !== null) return true;
  return (await isOptedOut(db.prisma, sms.from)) || isKeywordNoted(db.prisma, sms.messageId);
}

/**
 * Renews the availability of the developer whose number this is. A repeated delivery of the text is answered once.
 * @returns false for any other number
 */
async function renewAvailability(
  deps: InboundDeps,
  sms: InboundSms,
  isAnswered: boolean,
): Promise<boolean> {
  const { brand } = siteIdentityOf(deps.content);
  const isRenewed = await deps.db.prisma.$transaction(async (tx) => {
    const renewed = await renewByNumber(tx, sms.from, deps.clock.now());
    if (!renewed) return false;
    if (isAnswered && !(await isOptedOut(tx, sms.from))) {
      const day = dayOfEnd(renewed.goodUntil, renewed.timeZone);
      await reply(tx, sms, availabilityMessages.renewed(brand, day));
    }
    return true;
  });
  if (isRenewed) await deps.contentBus.announce('rows');
  return isRenewed;
}

/**
 * Handles a text message from a verified sender. Queues every reply except a sign-in code.
 * @returns reply text with the code, or null
 */
export async function receiveSms(deps: InboundDeps, sms: InboundSms): Promise<string | null> {
  const keyword = keywordOf(sms.answeredKeyword ?? sms.text);
  if (stopWords.has(keyword)) {
    await noteKeyword(deps, sms, true);
    return null;
  }
  if (await isStart(deps, sms, keyword)) {
    await noteKeyword(deps, sms, false);
    return null;
  }
  const count = await deps.rateLimits.record(counters['sms-inbound'], sms.from);
  const isAnswered = count <= counters['sms-inbound'].limit;
  if (keyword === codeKeyword) {
    const code = isAnswered ? await codeFor(deps, sms) : null;
    return code && textReplies.code(siteIdentityOf(deps.content).brand, code);
  }
  if (keyword === renewalKeyword && (await renewAvailability(deps, sms, isAnswered))) return null;
  const link = absoluteUrl(deps.settings.siteOrigin, paths.contactTop);
  const isFlood = count > textFlood.limit;
  const at = deps.clock.now();
  const isRequest = await deps.db.prisma.$transaction((tx) =>
    answerMessage(tx, sms, {
      keyword,
      identity: siteIdentityOf(deps.content),
      link,
      isAnswered,
      isFlood,
      at,
      keyring: deps.keyring,
    }),
  );
  if (isRequest && !isFlood) {
    const place = { page: otherPages, source: textSource };
    deps.trafficCounter.countAt(place, 'requests', deps.clock.now());
  }
  return null;
}

/** @returns whether a contact request was created */
async function answerMessage(
  tx: Db,
  sms: InboundSms,
  {
    keyword,
    identity,
    link,
    isAnswered,
    isFlood,
    at,
    keyring,
  }: {
    keyword: string;
    identity: Identity;
    link: string;
    isAnswered: boolean;
    isFlood: boolean;
    at: Date;
    keyring: Deps['keyring'];
  },
): Promise<boolean> {
  const { brand, phone } = identity;
  if (helpWords.has(keyword)) {
    if (isAnswered) await reply(tx, sms, textReplies.help(brand, phone.smsKeyword, link));
    return false;
  }
  const { from: phoneNumber, text, messageId } = sms;
  const isInvited = keyword === keywordOf(phone.smsKeyword);
  // The automatic answer goes once, to the text that begins a conversation.
  const message = { phoneNumber, text, messageId, at };
  const stored = isFlood || isInvited ? null : await storeSmsReply(tx, keyring, message);
  if (stored === 'joined' && isAnswered && !(await isOptedOut(tx, phoneNumber))) {
    await reply(tx, sms, textReplies.joined(brand));
  }
  if (stored) return false;
  const isNew = await storeSmsRequest(tx, { ...message, isFlood });
  if (!isAnswered) return isNew;
  if (await isOptedOut(tx, phoneNumber)) return isNew;
  const words = isInvited ? textReplies.invitation : textReplies.received;
  await reply(tx, sms, words(brand, link));
  return isNew;
}
