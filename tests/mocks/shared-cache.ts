import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const purgeToken = 'purge-token-canary';

interface Kept {
  response: LightMyRequestResponse;
  varies: Record<string, unknown>;
  freshUntilMs: number;
  staleUntilMs: number;
}

function directive(header: unknown, name: string): number | undefined {
  const match = new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(String(header ?? ''));
  return match ? Number(match[1]) : undefined;
}

/**
 * A shared cache in front of the application, like a CDN (RFC 9111, RFC 5861). It keeps responses with `s-maxage`,
 * serves stale ones while it revalidates, honors Vary, and drops everything when its purge address is called.
 */
export async function startSharedCache() {
  const kept = new Map<string, Kept>();
  const purges: { headers: IncomingHttpHeaders; body: string }[] = [];
  const state = { nowMs: 0, status: 200, redirect: '' };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (state.redirect) return void response.writeHead(307, { location: state.redirect }).end();
    if (request.headers.authorization !== `Bearer ${purgeToken}`) {
      return void response.writeHead(403).end();
    }
    purges.push({ headers: request.headers, body });
    if (state.status === 200) kept.clear();
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const fetchAnew = async (
    app: FastifyInstance,
    url: string,
    headers: Record<string, string>,
  ): Promise<LightMyRequestResponse> => {
    const response = await app.inject({ url, headers });
    const control = response.headers['cache-control'];
    const sharedSeconds = directive(control, 's-maxage');
    const mayKeep = !/private|no-store/.test(String(control));
    if (response.statusCode === 200 && mayKeep && sharedSeconds !== undefined) {
      const names = String(response.headers.vary ?? '')
        .split(/, */)
        .filter(Boolean);
      const freshUntilMs = state.nowMs + sharedSeconds * 1_000;
      kept.set(url, {
        response,
        varies: Object.fromEntries(names.map((name) => [name, headers[name]])),
        freshUntilMs,
        staleUntilMs: freshUntilMs + (directive(control, 'stale-while-revalidate') ?? 0) * 1_000,
      });
    }
    return response;
  };

  return {
    url: `http://127.0.0.1:${port}/purge`,
    purges,
    state,
    kept: () => [...kept.keys()],
    async get(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
      const known = kept.get(url);
      const isSame =
        known && Object.entries(known.varies).every(([name, value]) => headers[name] === value);
      if (!known || !isSame || state.nowMs >= known.staleUntilMs) {
        return { from: 'site' as const, response: await fetchAnew(app, url, headers) };
      }
      if (state.nowMs >= known.freshUntilMs) await fetchAnew(app, url, headers);
      return { from: 'cache' as const, response: known.response };
    },
    reset() {
      kept.clear();
      purges.length = 0;
      Object.assign(state, { nowMs: 0, status: 200, redirect: '' });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SharedCacheDouble = Awaited<ReturnType<typeof startSharedCache>>;
