import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerGroups } from '../../limits/client-address.ts';
import { maskPath } from '../../observation/log.ts';

/** One line for every request, with the network of its caller instead of the address. */
export function registerAccessLog(app: FastifyInstance): void {
  /** Bytes that each connection had sent when its last answer was over. A connection sends one answer after the other. */
  const sent = new WeakMap<Socket, number>();
  const bytesOf = (socket: Socket): number => {
    const total = socket.bytesWritten;
    const bytes = total - (sent.get(socket) ?? 0);
    sent.set(socket, total);
    return bytes;
  };

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info(
      {
        method: request.method,
        // The path alone: a query may carry what people typed.
        path: maskPath(request.originalUrl.split('?')[0] ?? ''),
        statusCode,
        durationMs: Math.round(elapsedTime),
        /** As sent, headers included. */
        bytes: bytesOf(request.raw.socket),
        network: callerGroups(request.ip).network,
      },
      'request',
    );
    done();
  });
}
