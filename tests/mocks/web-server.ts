import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface WebAnswer {
  status?: number;
  type?: string;
  text?: string;
  /** Leads to another address. */
  location?: string;
  /** Never ends the answer. */
  isHeld?: boolean;
}

/** A double of somebody's web server. It answers 404 for paths without an answer. */
export async function startWebServer(defaultType = 'text/html; charset=utf-8') {
  const answers = new Map<string, WebAnswer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    response.writeHead(answer ? (answer.status ?? (answer.location ? 302 : 200)) : 404, {
      'content-type': answer?.type ?? defaultType,
      ...(answer?.location && { location: answer.location }),
    });
    if (answer?.isHeld) response.flushHeaders();
    else response.end(answer?.text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type WebServerDouble = Awaited<ReturnType<typeof startWebServer>>;
