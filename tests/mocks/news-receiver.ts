import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface News {
  path: string;
  type: string;
  body: string;
}

/** A double of a WebSub hub (`/hub`) and of an index that speaks IndexNow (`/indexnow`). */
export async function startNewsReceiver() {
  const received: News[] = [];
  const state: { status: number; isSilent: boolean } = { status: 202, isSilent: false };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body });
    if (!state.isSilent) response.writeHead(state.status).end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ hub: `${origin}/hub`, index: `${origin}/indexnow`, received, state },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type NewsReceiver = Awaited<ReturnType<typeof startNewsReceiver>>;
