import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const readinessMs = 100;
const keepAliveMs = 600_000;

export interface Copy {
  port: number;
}

/** Adds who asked and how, behind what an earlier proxy says. */
function forwarded({ headers, socket }: IncomingMessage, protocol: 'http' | 'https') {
  const client = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return { ...headers, 'x-forwarded-for': client, 'x-forwarded-proto': protocol };
}

/**
 * Minimal load balancer: sends requests in turn to copies whose `/readyz` succeeds, or to all where none does, as Envoy's panic
 * threshold does it: a copy that a busy machine made late answers better than nobody. Retries nothing. With a certificate it ends
 * TLS, as production needs it.
 */
export async function startRoundRobin(certificate?: { key: string; cert: string }) {
  const copies = new Map<Copy, { isReady: boolean; agent: Agent }>();
  let turn = 0;
  let isStopped = false;

  const isReady = ({ port }: Copy) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  const watch = async (copy: Copy) => {
    const known = copies.get(copy);
    if (!known || isStopped) return;
    known.isReady = await isReady(copy);
    setTimeout(() => void watch(copy), readinessMs);
  };

  const protocol = certificate ? 'https' : 'http';
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const ready = [...copies].filter(([, state]) => state.isReady);
    const asked = ready.length > 0 ? ready : [...copies];
    turn += 1;
    const chosen = asked[turn % asked.length];
    if (!chosen) return void outgoing.writeHead(502).end('there is no copy');
    const [{ port }, { agent }] = chosen;
    const { method, url } = incoming;
    const headers = forwarded(incoming, protocol);
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers, agent }, (copied) => {
      const { connection: _hop, ...passedOn } = copied.headers;
      outgoing.writeHead(copied.statusCode ?? 502, { ...passedOn, 'x-copy': String(port) });
      copied.pipe(outgoing);
    });
    onward.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end('the copy hung up');
    });
    incoming.pipe(onward);
  };
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  // A connection that the proxy closes during a request would look like a fault of the site.
  server.keepAliveTimeout = keepAliveMs;
  // Browsers open connections ahead of requests. They ask again where one is closed, and give up after some.
  server.headersTimeout = keepAliveMs;
  server.requestTimeout = keepAliveMs;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `${protocol}://${certificate ? 'localhost' : '127.0.0.1'}:${(server.address() as AddressInfo).port}`,
    async add(copy: Copy) {
      copies.set(copy, { isReady: false, agent: new Agent({ keepAlive: true }) });
      await watch(copy);
    },
    remove(copy: Copy) {
      copies.get(copy)?.agent.destroy();
      copies.delete(copy);
    },
    async stop() {
      isStopped = true;
      for (const copy of [...copies.keys()]) this.remove(copy);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type RoundRobin = Awaited<ReturnType<typeof startRoundRobin>>;
