import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type TwilioFault =
  | 'none'
  | 'tooMany'
  | 'queueFull'
  | 'notFound'
  | 'invalidNumber'
  | 'blockedCountry'
  | 'noMobile'
  | 'optedOut'
  | 'unauthorized'
  | 'serverError'
  | 'hang'
  | 'drip'
  | 'late'
  | 'failedMessage'
  | 'malformed'
  | 'wrongShape'
  | 'hangUp';

export const twilioAccount = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'twilio-test-token',
  messagingServiceSid: `MG${'0'.repeat(32)}`,
} as const;

/** Account settings without TWILIO_API_URL, which each test sets to its double. */
export const twilioEnv = {
  TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
  TWILIO_AUTH_TOKEN: twilioAccount.authToken,
  TWILIO_MESSAGING_SERVICE_SID: twilioAccount.messagingServiceSid,
};

interface Call {
  method: string;
  path: string;
  form: URLSearchParams;
  headers: IncomingHttpHeaders;
  authorization: string | undefined;
}

type Refusal = { status: number; code: number; message: string };

const refusals: Partial<Record<TwilioFault, Refusal>> = {
  tooMany: { status: 429, code: 20429, message: 'Too many requests' },
  queueFull: { status: 429, code: 21611, message: 'This From number has exceeded the maximum' },
  notFound: { status: 404, code: 20404, message: 'The requested resource was not found' },
  invalidNumber: { status: 400, code: 21211, message: "Invalid 'To' Phone Number" },
  blockedCountry: { status: 400, code: 21408, message: 'Permission to send is not enabled' },
  noMobile: { status: 400, code: 21614, message: "'To' number is not a valid mobile number" },
  optedOut: { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' },
  unauthorized: { status: 401, code: 20003, message: 'Authenticate' },
  serverError: { status: 500, code: 20500, message: 'Internal server error' },
};

export interface TwilioDouble {
  port: number;
  url: string;
  calls: Call[];
  delivered: { to: string; body: string }[];
  /** Returns an empty string before the first message. */
  codeOf(phoneNumber: string): string;
  dates: Map<string, Date>;
  failWith(fault: TwilioFault): void;
  reset(): void;
  close(): Promise<void>;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Implements sending and looking up of Twilio's Messages resource.
 * @param port of an earlier run, or 0 for any
 */
export async function startTwilioDouble(port = 0): Promise<TwilioDouble> {
  const calls: Call[] = [];
  const delivered: { to: string; body: string }[] = [];
  const dates = new Map<string, Date>();
  let fault: TwilioFault = 'none';
  const timers = new Set<NodeJS.Timeout>();
  const account = `/2010-04-01/Accounts/${twilioAccount.accountSid}`;
  const base = `${account}/Messages`;

  const message = (fields: { sid: string; status: string; date: Date; to?: string }) => ({
    sid: fields.sid,
    account_sid: twilioAccount.accountSid,
    to: fields.to ?? null,
    from: null,
    body: '',
    status: fields.status,
    direction: 'outbound-api',
    num_segments: '1',
    error_code: null,
    error_message: null,
    date_created: fields.date.toUTCString(),
    date_updated: fields.date.toUTCString(),
    date_sent: fields.date.toUTCString(),
    uri: `${base}/${fields.sid}.json`,
  });

  const behave = (
    method: string,
    path: string,
    form: URLSearchParams,
    response: ServerResponse,
  ) => {
    if (method === 'POST' && path === `${base}.json`) {
      const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
      const status = fault === 'failedMessage' ? 'failed' : 'accepted';
      if (status === 'accepted') delivered.push({ to, body });
      const sid = `SM${String(delivered.length).padStart(32, '0')}`;
      return answer(response, 201, message({ sid, status, to, date: new Date() }));
    }
    if (method === 'GET' && path === `${account}.json`) {
      return answer(response, 200, { sid: twilioAccount.accountSid, status: 'active' });
    }
    const sid = path.slice(`${base}/`.length, -'.json'.length);
    const date = dates.get(sid);
    if (method !== 'GET' || !date) return answer(response, 404, { ...refusals.notFound });
    return answer(response, 200, message({ sid, status: 'received', date }));
  };

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const form = await readForm(request);
    const method = request.method ?? '';
    const { headers } = request;
    calls.push({ method, path, form, headers, authorization: headers.authorization });
    const refusal = refusals[fault];
    if (refusal) return answer(response, refusal.status, refusal);
    switch (fault) {
      case 'hang':
        return;
      case 'late':
        delivered.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '' });
        return;
      case 'drip': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 200);
        timers.add(timer);
        return;
      }
      case 'malformed':
        response.writeHead(200, { 'content-type': 'application/json' }).end('<html>oops');
        return;
      case 'wrongShape':
        return answer(response, 200, { hello: 'world' });
      case 'hangUp':
        request.socket.destroy();
        return;
      default:
        return behave(method, path, form, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: openPort } = server.address() as AddressInfo;

  const stopTimers = () => {
    for (const timer of timers) clearInterval(timer);
    timers.clear();
  };
  return {
    port: openPort,
    url: `http://127.0.0.1:${openPort}`,
    calls,
    delivered,
    dates,
    codeOf(phoneNumber) {
      const last = delivered.filter(({ to }) => to === phoneNumber).at(-1);
      return /#(\d{6})$/.exec(last?.body ?? '')?.[1] ?? '';
    },
    failWith(next) {
      fault = next;
    },
    reset() {
      fault = 'none';
      calls.length = 0;
      delivered.length = 0;
      dates.clear();
      stopTimers();
    },
    async close() {
      stopTimers();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
