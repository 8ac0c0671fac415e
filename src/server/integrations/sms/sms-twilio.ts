import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import { traceHeaders } from '../../observation/trace.ts';
import { inTime } from '../in-time.ts';
import type { ServiceCheck } from '../service-check.ts';
import type { SendOutcome, Sms } from './sms.ts';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  sender: { messagingServiceSid: string } | { from: string };
  apiUrl?: string | undefined;
}

/** Treats a longer silence as an outage: the caller gets an answer within 5 s (security row 4). */
const timeoutMs = 4_000;

/**
 * Error codes of a number that cannot receive messages: invalid, no mobile, unreachable, or in a country or behind a prefix
 * that the account blocks (twilio.com/docs/api/errors).
 */
const refusedNumberCodes = new Set([
  21211, 21214, 21217, 21408, 21421, 21608, 21612, 21614, 21635, 60410,
]);
/** Too many requests (20429, 14107), too many waiting messages (21611). */
const tooManyCodes = new Set([14107, 20429, 21611]);
const optedOutCode = 21610;

const acceptedStates = new Set<string>(['accepted', 'queued', 'sending', 'sent', 'delivered']);
const failedStates = new Set<string>(['failed', 'undelivered', 'canceled']);

class BoundedHttpClient extends twilio.RequestClient {
  constructor(private readonly apiUrl: URL | null) {
    super({ timeout: timeoutMs, autoRetry: false, keepAlive: false });
  }

  override async request<TData>(options: RequestClient.RequestOptions<TData>) {
    const uri = new URL(options.uri);
    if (this.apiUrl) {
      uri.protocol = this.apiUrl.protocol;
      uri.host = this.apiUrl.host;
    }
    return inTime('Twilio', timeoutMs, () =>
      super.request({
        ...options,
        headers: { ...options.headers, ...traceHeaders() },
        uri: uri.href,
        timeout: timeoutMs,
      }),
    );
  }
}

const unreachedCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

function hasReached(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code !== 'string' || !unreachedCodes.has(code);
}

/** A refusal by Twilio (4xx) is final. After any other error that reached Twilio, the message may be on its way. */
function outcomeOfFault(error: unknown): SendOutcome {
  if (!(error instanceof twilio.RestException)) {
    return { outcome: 'unavailable', mayArrive: hasReached(error), cause: error };
  }
  const code = error.code ?? 0;
  if (code === optedOutCode) return { outcome: 'optedOut' };
  if (refusedNumberCodes.has(code)) return { outcome: 'refusedNumber' };
  if (error.status === 429 || tooManyCodes.has(code)) return { outcome: 'tooMany' };
  return { outcome: 'unavailable', mayArrive: error.status >= 500, cause: error };
}

function outcomeOfState(state: unknown): SendOutcome {
  if (typeof state === 'string' && acceptedStates.has(state)) return { outcome: 'sent' };
  const hasFailed = typeof state === 'string' && failedStates.has(state);
  return {
    outcome: 'unavailable',
    mayArrive: !hasFailed,
    cause: new Error('Twilio did not take the message on'),
  };
}

function createClient({ accountSid, authToken, apiUrl }: TwilioSettings) {
  return twilio(accountSid, authToken, {
    httpClient: new BoundedHttpClient(apiUrl ? new URL(apiUrl) : null),
  });
}

export function createTwilioSms(settings: TwilioSettings): Sms {
  const client = createClient(settings);
  return {
    async send({ to, text, validSeconds, statusUrl }) {
      try {
        const message = await client.messages.create({
          to,
          body: text,
          validityPeriod: validSeconds,
          ...(statusUrl !== undefined && { statusCallback: statusUrl }),
          ...settings.sender,
        });
        return outcomeOfState(message.status);
      } catch (error) {
        return outcomeOfFault(error);
      }
    },
    async dateOf(messageId) {
      try {
        const { dateSent, dateCreated } = await client.messages(messageId).fetch();
        const date = dateSent ?? dateCreated;
        return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null;
      } catch {
        return null;
      }
    },
  };
}

/** Requests the account's description: free of charge, with the credentials that a message needs. */
export async function checkTwilio(settings: TwilioSettings): Promise<ServiceCheck> {
  const client = createClient(settings);
  try {
    const { status } = await client.api.v2010.accounts(settings.accountSid).fetch();
    if (status === 'active') return { outcome: 'ok' };
    return { outcome: 'failed', cause: new Error(`the account is ${status}`) };
  } catch (cause) {
    return { outcome: 'failed', cause };
  }
}
