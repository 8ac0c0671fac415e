import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { CheckOutcome, SendOutcome, SmsVerifier } from './sms.ts';

export interface TwilioVerifySettings {
  accountSid: string;
  authToken: string;
  verifyServiceSid: string;
  /** Replaces Twilio's own address, for a proxy or a double. */
  apiUrl?: string | undefined;
}

/** A provider that is silent for longer is down; the caller gets an answer within 5 s (security row 4). */
const timeoutMs = 4_000;

/**
 * Error codes of a number that gets no code: invalid, no mobile, a country or prefix that the account blocks, or an
 * owner who answered STOP (twilio.com/docs/api/errors).
 */
const refusedNumberCodes = new Set([
  21211, 21408, 21610, 21612, 21614, 60200, 60205, 60220, 60410, 60605,
]);
/** Too many sends (60203), too many checks (60202), too many requests (20429, 60207). */
const tooManyCodes = new Set([20429, 60202, 60203, 60207]);
/** "The requested resource was not found": an unknown, used or expired verification. */
const notFoundCode = 20404;
const invalidParameterCode = 60200;

/** Twilio's own client with the host of its addresses replaced, and a time-out for the whole answer. */
class VerifyHttpClient extends twilio.RequestClient {
  constructor(private readonly apiUrl: URL | null) {
    super({ timeout: timeoutMs, autoRetry: false, keepAlive: false });
  }

  override async request<TData>(options: RequestClient.RequestOptions<TData>) {
    const uri = new URL(options.uri);
    if (this.apiUrl) {
      uri.protocol = this.apiUrl.protocol;
      uri.host = this.apiUrl.host;
    }
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Twilio did not answer in time')), timeoutMs);
    });
    try {
      return await Promise.race([
        super.request({ ...options, uri: uri.href, timeout: timeoutMs }),
        deadline,
      ]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Status and code of Twilio's refusal; null for anything that is not an answer of Twilio. */
function refusalOf(error: unknown): { status: number; code: number | undefined } | null {
  if (!(error instanceof twilio.RestException)) return null;
  return { status: error.status, code: error.code };
}

function sendFault(error: unknown): SendOutcome {
  const refusal = refusalOf(error);
  if (refusal?.code !== undefined && refusedNumberCodes.has(refusal.code)) {
    return { outcome: 'refusedNumber' };
  }
  if (refusal && (refusal.status === 429 || tooManyCodes.has(refusal.code ?? 0))) {
    return { outcome: 'tooMany' };
  }
  return { outcome: 'unavailable', cause: error };
}

function checkFault(error: unknown): CheckOutcome {
  const refusal = refusalOf(error);
  if (refusal && (refusal.status === 429 || tooManyCodes.has(refusal.code ?? 0))) {
    return { outcome: 'tooMany' };
  }
  if (refusal?.status === 404 && (refusal.code ?? notFoundCode) === notFoundCode) {
    return { outcome: 'expired' };
  }
  if (refusal?.code === invalidParameterCode) return { outcome: 'wrongCode' };
  return { outcome: 'unavailable', cause: error };
}

function checkStatus(status: string): CheckOutcome {
  switch (status) {
    case 'approved':
      return { outcome: 'approved' };
    case 'pending':
      return { outcome: 'wrongCode' };
    case 'max_attempts_reached':
      return { outcome: 'tooMany' };
    case 'canceled':
    case 'expired':
    case 'deleted':
    case 'failed':
      return { outcome: 'expired' };
    default:
      return { outcome: 'unavailable', cause: new Error('Twilio answered an unknown status') };
  }
}

/** Codes by Twilio Verify: Twilio makes, sends, checks and expires them. */
export function createTwilioSmsVerifier(settings: TwilioVerifySettings): SmsVerifier {
  const client = twilio(settings.accountSid, settings.authToken, {
    httpClient: new VerifyHttpClient(settings.apiUrl ? new URL(settings.apiUrl) : null),
  });
  const service = client.verify.v2.services(settings.verifyServiceSid);
  return {
    showsCode: false,
    async send(phoneNumber) {
      try {
        const sent = await service.verifications.create({ to: phoneNumber, channel: 'sms' });
        return sent.status === 'pending'
          ? { outcome: 'sent', code: null }
          : { outcome: 'unavailable', cause: new Error('Twilio did not start a verification') };
      } catch (error) {
        return sendFault(error);
      }
    },
    async check({ phoneNumber, code }) {
      try {
        const checked = await service.verificationChecks.create({ to: phoneNumber, code });
        return checked.to === phoneNumber
          ? checkStatus(checked.status)
          : { outcome: 'unavailable', cause: new Error('Twilio answered for another number') };
      } catch (error) {
        return checkFault(error);
      }
    },
  };
}
