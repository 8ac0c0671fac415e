import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
  id: string;
}

const accept: RequestListener = (_request, response) => void response.writeHead(204).end();

/** A double of a program that receives webhooks. Paths without a behavior accept everything. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const behaviors = new Map<string, RequestListener>();
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const path = request.url ?? '';
      const body = Buffer.concat(chunks).toString();
      received.push({ path, headers, body, id: headers['webhook-id'] ?? '' });
      for (const wake of waiting) wake();
      (behaviors.get(path) ?? accept)(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    behaviors,
    /** Resolves once so many requests have come. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
