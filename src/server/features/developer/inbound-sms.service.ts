import { site } from '../../../content/site.ts';
import { textReplies } from '../../../content/text-replies.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { maskPhone } from '../../log.ts';
import type { RateLimitRule } from '../../rate-limits.ts';
import { storeSmsLead } from '../contact/sms-lead.service.ts';
import { isOptedOut, optIn, optOut } from './verification.queries.ts';

type InboundDeps = Pick<Deps, 'db' | 'settings' | 'rateLimits' | 'log'>;

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

/** Two machines that answer each other stop here. */
const perSender: RateLimitRule = {
  name: 'sms-inbound',
  points: 10,
  durationSeconds: 60 * 60,
  message: 'Too many messages',
};

export interface InboundSms {
  /** E.164, as the provider reports it. */
  from: string;
  text: string;
  messageId: string;
  /** The provider has answered an opt-out keyword by itself. */
  isAnswered: boolean;
}

async function isFlood(deps: InboundDeps, from: string): Promise<boolean> {
  try {
    await deps.rateLimits.consume(perSender, from);
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

/** Handles a text message whose sender is proven. @returns the reply, or null where silence is right. */
export async function receiveSms(deps: InboundDeps, sms: InboundSms): Promise<string | null> {
  const db = deps.db.prisma;
  const keyword = sms.text.trim().toUpperCase();
  const link = absoluteUrl(deps.settings.siteOrigin, paths.contactTop);
  const reply = (text: string) => (sms.isAnswered ? null : text);

  if (stopWords.has(keyword)) {
    await optOut(db, sms.from);
    deps.log.info({ phoneNumber: maskPhone(sms.from) }, 'number opted out of text messages');
    return reply(textReplies.stopped);
  }
  if (startWords.has(keyword)) {
    await optIn(db, sms.from);
    deps.log.info({ phoneNumber: maskPhone(sms.from) }, 'number opted in to text messages');
    return reply(textReplies.started);
  }
  if (await isFlood(deps, sms.from)) return null;
  if (helpWords.has(keyword)) return reply(textReplies.help(link));

  await storeSmsLead(deps, { phoneNumber: sms.from, text: sms.text, messageId: sms.messageId });
  if (await isOptedOut(db, sms.from)) return null;
  return keyword === site.phone.smsKeyword
    ? textReplies.invitation(link)
    : textReplies.received(link);
}
