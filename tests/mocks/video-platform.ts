import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A double of YouTube's oEmbed. Videos without a status of their own exist. */
export async function startVideoPlatform() {
  const statuses = new Map<string, number>();
  const state = { otherStatus: 200 };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://localhost');
    const watched = new URL(address.searchParams.get('url') ?? '', 'http://localhost');
    const isAsked = address.pathname === '/oembed' && address.searchParams.get('format') === 'json';
    const status = statuses.get(watched.searchParams.get('v') ?? '') ?? state.otherStatus;
    response.writeHead(isAsked ? status : 500, { 'content-type': 'application/json' });
    response.end(status === 200 ? JSON.stringify({ type: 'video', version: '1.0' }) : 'Not Found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    statuses,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type VideoPlatformDouble = Awaited<ReturnType<typeof startVideoPlatform>>;
