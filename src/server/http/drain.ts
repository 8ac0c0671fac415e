import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** `idleGraceMs` is given to connections between two requests, `requestGraceMs` to requests under way. */
export interface DrainTimes {
  idleGraceMs: number;
  requestGraceMs: number;
}

/**
 * Stops without dropping requests. While the server closes, every answer says `Connection: close`, so that busy clients
 * disconnect themselves: closing at once would cut requests in transit. Whatever still runs at the end, such as a stream, is
 * cut off, so that the process exits in time.
 */
export function registerDrain(
  app: FastifyInstance,
  { idleGraceMs, requestGraceMs }: DrainTimes,
): void {
  const open = new Set<Socket>();
  let onEmpty = () => {};
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) onEmpty();
    });
  });

  app.addHook('preClose', async () => {
    if (open.size === 0) return;
    await new Promise<void>((resolve) => {
      onEmpty = resolve;
      setTimeout(resolve, idleGraceMs);
    });
    setTimeout(() => {
      if (open.size === 0) return;
      app.log.warn({ connections: open.size }, 'requests under way were cut off by the stop');
      for (const socket of open) socket.destroy();
    }, requestGraceMs).unref();
  });
}
