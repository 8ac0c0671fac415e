import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the double treats the next calls. */
export type TwilioFault =
  | 'none'
  | 'tooMany'
  | 'maxSends'
  | 'maxChecks'
  | 'notFound'
  | 'invalidNumber'
  | 'blockedNumber'
  | 'unauthorized'
  | 'serverError'
  | 'hang'
  | 'drip'
  | 'malformed'
  | 'wrongShape'
  | 'hangUp';

export const twilioAccount = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'twilio-test-token',
  verifyServiceSid: `VA${'0'.repeat(32)}`,
} as const;

/** The code that the double "sends" to every number. */
export const twilioCode = '246810';

interface Call {
  path: string;
  form: URLSearchParams;
  authorization: string | undefined;
}

type Refusal = { status: number; code: number; message: string };

const refusals: Partial<Record<TwilioFault, Refusal>> = {
  tooMany: { status: 429, code: 20429, message: 'Too many requests' },
  maxSends: { status: 429, code: 60203, message: 'Max send attempts reached' },
  maxChecks: { status: 429, code: 60202, message: 'Max check attempts reached' },
  notFound: { status: 404, code: 20404, message: 'The requested resource was not found' },
  invalidNumber: { status: 400, code: 60200, message: 'Invalid parameter `To`' },
  blockedNumber: { status: 403, code: 60410, message: 'The destination prefix is blocked' },
  unauthorized: { status: 401, code: 20003, message: 'Authenticate' },
  serverError: { status: 500, code: 20500, message: 'Internal server error' },
};

export interface TwilioDouble {
  url: string;
  calls: Call[];
  /** Changes what happens to calls from now on. */
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

/** Speaks the REST protocol of Twilio Verify v2 on loopback, as far as sending and checking codes goes. */
export async function startTwilioDouble(): Promise<TwilioDouble> {
  const calls: Call[] = [];
  const open = new Map<string, { checks: number }>();
  let fault: TwilioFault = 'none';
  const timers = new Set<NodeJS.Timeout>();

  const verification = (to: string, status: string) => ({
    sid: `VE${'0'.repeat(32)}`,
    service_sid: twilioAccount.verifyServiceSid,
    account_sid: twilioAccount.accountSid,
    to,
    channel: 'sms',
    status,
    valid: status === 'approved',
    amount: null,
    payee: null,
    date_created: '2026-11-20T00:00:00Z',
    date_updated: '2026-11-20T00:00:00Z',
  });

  const behave = (path: string, form: URLSearchParams, response: ServerResponse) => {
    const to = form.get('To') ?? '';
    const base = `/v2/Services/${twilioAccount.verifyServiceSid}`;
    if (path === `${base}/Verifications`) {
      open.set(to, open.get(to) ?? { checks: 0 });
      return answer(response, 201, verification(to, 'pending'));
    }
    const current = open.get(to);
    if (path !== `${base}/VerificationCheck` || !current) {
      return answer(response, 404, { ...refusals.notFound });
    }
    current.checks += 1;
    if (current.checks > 5) return answer(response, 429, { ...refusals.maxChecks });
    if (form.get('Code') !== twilioCode) return answer(response, 200, verification(to, 'pending'));
    open.delete(to);
    return answer(response, 200, verification(to, 'approved'));
  };

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const form = await readForm(request);
    calls.push({ path, form, authorization: request.headers.authorization });
    const refusal = refusals[fault];
    if (refusal) return answer(response, refusal.status, refusal);
    switch (fault) {
      case 'hang':
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
        return behave(path, form, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const stopTimers = () => {
    for (const timer of timers) clearInterval(timer);
    timers.clear();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    failWith(next) {
      fault = next;
    },
    reset() {
      fault = 'none';
      calls.length = 0;
      open.clear();
      stopTimers();
    },
    async close() {
      stopTimers();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
