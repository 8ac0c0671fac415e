import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { RateLimitRule } from '../../../server/limits/rate-limits.ts';
import { maskPhone } from '../../../server/log.ts';
import { giveUpTexts, sendTextMessage } from '../../../server/outbox/outbox.service.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { storeSmsReply, storeSmsRequest } from '../../requests/server/sms-request.service.ts';
import { textReplies } from '../../requests/words/text-replies.ts';
import { otherPages } from '../../traffic/server/counting/traffic-pages.ts';
import { textSource } from '../../traffic/server/counting/traffic-source.ts';
import { codeKeyword } from '../words/sign-in-codes.ts';
import { parsePhoneNumber } from './phone-number.ts';
import { insertTextedCode } from './sign-in-code.queries.ts';
import { codeLifetimeMs, hashCode, makeCode } from './sign-in-code.ts';
import { isKeywordNoted, isOptedOut, noteOptOut } from './text-opt-out.service.ts';

type InboundDeps = Pick<
  Deps,
  'db' | 'clock' | 'settings' | 'sms' | 'rateLimits' | 'log' | 'trafficCounter' | 'keyring'
>;

/** Keywords of the carriers' opt-out rules, as Twilio's default handling lists them. */
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

/** Opts a number in again that is out; from any other it answers a question of ours. */
const startOrAnswer = 'YES';

/** Answers to one number, so that two machines do not answer each other for ever. */
const perSender: RateLimitRule = {
  name: 'sms-inbound',
  points: 10,
  durationSeconds: 60 * 60,
  message: 'Too many messages',
};

/** Nobody types so many in an hour: what comes beyond is kept for a look, and out of the way. */
const mostTyped = 60;

export interface InboundSms {
  /** E.164, as the provider reports it. */
  from: string;
  text: string;
  messageId: string;
  /** The keyword that the provider has understood and answered by itself; null where it did not. */
  answeredKeyword: string | null;
}

/** "Stop.", "opt out" and "ＳＴÓＰ" are what they mean: letters and digits alone, without marks, in capitals. */
function keywordOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Opts a number out or in. Each message counts once, however often it is delivered, and messages that overtake each
 * other count in the order in which they were sent.
 */
async function noteKeyword(deps: InboundDeps, sms: InboundSms, isStop: boolean): Promise<void> {
  const sentAt = (await deps.sms.dateOf(sms.messageId)) ?? deps.clock.now();
  const keyword = { messageId: sms.messageId, phoneNumber: sms.from, isStop, sentAt };
  const isNew = await deps.db.prisma.$transaction(async (tx) => {
    const isNoted = await noteOptOut(tx, keyword);
    // What has not left yet does not go after it; the answer to the keyword does.
    if (isNoted && (await isOptedOut(tx, sms.from))) {
      await giveUpTexts(tx, sms.from, 'This number has sent STOP.');
    }
    await reply(tx, sms, isStop ? textReplies.stopped : textReplies.started);
    return isNoted;
  });
  deps.log.info(
    { phoneNumber: maskPhone(sms.from), isNew },
    isStop ? 'number opted out of text messages' : 'number opted in to text messages',
  );
}

/** Answers a message once, however often it is delivered, unless the provider has answered it. */
async function reply(tx: Db, sms: InboundSms, text: string): Promise<void> {
  if (sms.answeredKeyword !== null) return;
  await sendTextMessage(tx, { dedupeKey: `reply:${sms.messageId}`, recipient: sms.from, text });
}

/** A code for the phone that asks; null for a number that gets none. */
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
 * Handles a text message whose sender is proven. Replies are sent like every message of the site's, but for a sign-in code.
 * @returns the text with the code to answer with, or null
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
  const count = await deps.rateLimits.record(perSender, sms.from);
  const isAnswered = count <= perSender.points;
  if (keyword === codeKeyword) {
    const code = isAnswered ? await codeFor(deps, sms) : null;
    return code && textReplies.code(code);
  }
  const link = absoluteUrl(deps.settings.siteOrigin, paths.contactTop);
  const isFlood = count > mostTyped;
  const at = deps.clock.now();
  const isRequest = await deps.db.prisma.$transaction((tx) =>
    answerMessage(tx, sms, { keyword, link, isAnswered, isFlood, at }),
  );
  if (isRequest && !isFlood) {
    const place = { page: otherPages, source: textSource };
    deps.trafficCounter.countAt(place, 'requests', deps.clock.now());
  }
  return null;
}

/**
 * A message that is neither a command nor a question for help is kept for somebody to read.
 * @returns whether there is a new contact request
 */
async function answerMessage(
  tx: Db,
  sms: InboundSms,
  {
    keyword,
    link,
    isAnswered,
    isFlood,
    at,
  }: { keyword: string; link: string; isAnswered: boolean; isFlood: boolean; at: Date },
): Promise<boolean> {
  if (helpWords.has(keyword)) {
    if (isAnswered) await reply(tx, sms, textReplies.help(link));
    return false;
  }
  const { from: phoneNumber, text, messageId } = sms;
  const isInvited = keyword === site.phone.smsKeyword;
  // Somebody who answers a text of ours talks with a person: nothing answers by itself.
  const isReply =
    !isFlood && !isInvited && (await storeSmsReply(tx, { phoneNumber, text, messageId, at }));
  if (isReply) return false;
  const isNew = await storeSmsRequest(tx, { phoneNumber, text, messageId, isFlood });
  if (!isAnswered) return isNew;
  if (await isOptedOut(tx, phoneNumber)) return isNew;
  await reply(tx, sms, isInvited ? textReplies.invitation(link) : textReplies.received(link));
  return isNew;
}
