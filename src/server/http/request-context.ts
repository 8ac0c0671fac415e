import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestBrowser } from '../auth/request-browser.ts';
import { createRequestSessions } from '../auth/request-sessions.ts';
import type { Deps } from '../deps.ts';
import { callsInTurn, noPause } from '../limits/call-turn.ts';
import type { Context } from '../trpc/context.ts';

export const adminTokenHeader = 'admin-token';

export function createRequestContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  const first = (name: string) => [request.headers[name]].flat()[0];
  const hangUp = new AbortController();
  // Listens to the answer: Node closes a request as soon as its body is read.
  reply.raw.once('close', () => hangUp.abort());
  const cookieHeader = request.headers.cookie ?? '';
  const appendCookie = (serialized: string) => void reply.header('set-cookie', serialized);
  const browserOf = (kind: 'developer' | 'admin') =>
    createRequestBrowser({
      kind,
      cookieHeader,
      isSecure: deps.settings.isProduction,
      appendCookie,
    });
  let keyRead: Promise<void> | undefined;
  return {
    deps,
    log: request.log,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    adminToken: first(adminTokenHeader),
    bearerToken: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
    isAtMcp: false,
    ifMatch: request.headers['if-match'],
    idempotencyKey: first('idempotency-key'),
    isPreview: false,
    signal: hangUp.signal,
    countKeyRead: () => {
      keyRead ??= deps.publicReads.count(request.ip);
      return keyRead;
    },
    inTurn: callsInTurn(
      { calls: deps.lines.calls, wait: deps.wait },
      { ip: request.ip },
      hangUp.signal,
    ),
    pause: noPause,
    sessions: createRequestSessions(deps, {
      cookieHeader,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      appendCookie,
    }),
    browser: browserOf('developer'),
    adminBrowser: browserOf('admin'),
    setHeader: (name, value) => void reply.header(name, value),
  };
}

export function createAnonymousContext(deps: Deps, requestId: string): Context {
  const refuse = async () => {
    throw new Error('Rendering a public page cannot change a session.');
  };
  return {
    deps,
    log: deps.log,
    requestId,
    ip: '',
    userAgent: '',
    adminToken: undefined,
    bearerToken: undefined,
    isAtMcp: false,
    ifMatch: undefined,
    idempotencyKey: undefined,
    isPreview: false,
    signal: new AbortController().signal,
    sessions: {
      admin: async () => null,
      developer: async () => null,
      start: refuse,
      end: refuse,
    },
    countKeyRead: async () => {},
    browser: { id: null, remember: () => {} },
    adminBrowser: { id: null, remember: () => {} },
    // A page for everybody takes one turn as a whole (see page-cache.ts).
    inTurn: (work) => work(noPause),
    pause: noPause,
    setHeader: () => {},
  };
}
