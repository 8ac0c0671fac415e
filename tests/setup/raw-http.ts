import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  status: number;
  /** Names are lower case. */
  headers: Record<string, string>;
  body: string;
}

/** The first call starts to listen. */
export async function portOf(app: FastifyInstance): Promise<number> {
  const known = app.server.address();
  if (typeof known === 'object' && known) return known.port;
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

export async function portOfServer(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

/** Sends bytes that no HTTP client would send. One character is one byte. */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(bytes, 'latin1');
  const answer = (await buffer(socket)).toString();
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

export function rawRequest(
  port: number,
  line: string,
  headers: readonly string[] = ['Host: localhost'],
  body = '',
): Promise<RawAnswer> {
  const head = [`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n');
  return sendRaw(port, `${head}\r\n\r\n${body}`);
}

/** Internals that no response may reveal: stacks, file paths, SQL, names of tools and tables. */
export const internals =
  /\n\s+at |node_modules|\/src\/|\.ts:\d|\.js:\d|[Pp]risma|\b(?:SELECT|INSERT|UPDATE|DELETE) |\bpg_|postgres|ECONN|FST_ERR|ZodError|TRPCError/;
