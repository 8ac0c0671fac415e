import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerGroups } from '../../limits/client-address.ts';
import { maskPath } from '../../observation/log.ts';

export function registerAccessLog(app: FastifyInstance): void {
  /** Bytes that each connection had sent by the end of its last answer. Answers of a connection do not overlap. */
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
        // Leaves out the query, which may contain what people typed.
        path: maskPath(request.originalUrl.split('?')[0] ?? ''),
        statusCode,
        durationMs: Math.round(elapsedTime),
        bytes: bytesOf(request.raw.socket),
        network: callerGroups(request.ip).network,
      },
      'request',
    );
    done();
  });
}
