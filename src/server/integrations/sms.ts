import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import { createDemoSms } from './sms-demo.ts';

/** What became of a text message. */
export type SendOutcome =
  | { outcome: 'sent' }
  /** This number gets no messages: it is none, no mobile, or blocked. */
  | { outcome: 'refusedNumber' }
  /** Its holder has answered STOP. */
  | { outcome: 'optedOut' }
  | { outcome: 'tooMany' }
  /** @property mayArrive whether the provider may have taken the message all the same */
  | { outcome: 'unavailable'; mayArrive: boolean; cause: unknown };

export interface TextMessage {
  /** E.164 */
  to: string;
  text: string;
  /** A message that is later than this is not delivered at all. */
  validSeconds: number;
  /** Where the provider reports what became of it; left out where nobody asks. */
  statusUrl?: string | undefined;
}

/** Sends text messages. Never throws: a provider that fails is an outcome. */
export interface Sms {
  send(message: TextMessage): Promise<SendOutcome>;
  /** When a received message was sent, by the provider's clock; null where that cannot be learned now. */
  dateOf(messageId: string): Promise<Date | null>;
}

/** The account that text messages go through, where all of it is configured. Production requires it. */
export function twilioAccountOf({ sms }: Pick<Settings, 'sms'>) {
  const { accountSid, authToken, messagingServiceSid, fromNumber, apiUrl } = sms;
  const sender = messagingServiceSid ? { messagingServiceSid } : fromNumber && { from: fromNumber };
  return accountSid && authToken && sender ? { accountSid, authToken, sender, apiUrl } : null;
}

/** Twilio where it is configured; otherwise the demo, whose messages are in the log. */
export async function createSms(settings: Pick<Settings, 'sms'>, log: Log): Promise<Sms> {
  const account = twilioAccountOf(settings);
  if (!account) return createDemoSms(log);
  const { createTwilioSms } = await import('./sms-twilio.ts');
  return createTwilioSms(account);
}
