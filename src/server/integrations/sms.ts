import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import { createDemoSmsVerifier } from './sms-demo.ts';

/** What became of sending a code. `code` is null where the provider made it and keeps it to itself. */
export type SendOutcome =
  | { outcome: 'sent'; code: string | null }
  | { outcome: 'refusedNumber' }
  | { outcome: 'tooMany' }
  | { outcome: 'unavailable'; cause: unknown };

/** What became of checking a code. */
export type CheckOutcome =
  | { outcome: 'approved' }
  | { outcome: 'wrongCode' }
  | { outcome: 'expired' }
  | { outcome: 'tooMany' }
  | { outcome: 'unavailable'; cause: unknown };

/** Sends and checks sign-up codes. Never throws: a provider that fails is an outcome, and never an approval. */
export interface SmsVerifier {
  /** Whether a code may be shown to whoever asked for it: demo mode only, where no message is sent. */
  readonly showsCode: boolean;
  /** @param phoneNumber E.164 */
  send(phoneNumber: string): Promise<SendOutcome>;
  /** @param input.codeHash what was stored of the code, when `send` answered one (see `hashCode`) */
  check(input: {
    phoneNumber: string;
    code: string;
    codeHash: string | null;
  }): Promise<CheckOutcome>;
}

/** Twilio Verify where it is configured, which production requires; otherwise the demo that sends nothing. */
export async function createSmsVerifier(
  settings: Pick<Settings, 'sms'>,
  log: Log,
): Promise<SmsVerifier> {
  const { accountSid, authToken, verifyServiceSid, apiUrl } = settings.sms;
  if (!accountSid || !authToken || !verifyServiceSid) return createDemoSmsVerifier(log);
  const { createTwilioSmsVerifier } = await import('./sms-twilio.ts');
  return createTwilioSmsVerifier({ accountSid, authToken, verifyServiceSid, apiUrl });
}
