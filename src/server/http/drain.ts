import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How a server stops: connections between two requests are given `idleGraceMs`, requests under way `requestGraceMs`. */
export interface DrainTimes {
  idleGraceMs: number;
  requestGraceMs: number;
}

/**
 * Stops without dropping anything. While it is closing, every answer says `Connection: close`, so that busy clients
 * leave by themselves; closing their connections at once would cut requests that are already on the way. What is still
 * running at the end (a stream, a body that never comes) is cut off, so that the process can leave in time.
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
