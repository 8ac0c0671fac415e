import type { Server } from 'node:net';
import type { SlotLimits } from '../../../shared/limits/limit.ts';
import { Slots } from '../../limits/slots.ts';
import type { Metrics } from '../../observation/metrics.ts';

/**
 * Bounds open connections, in total and per caller. Closes excess ones without an answer, because no request exists yet. Not
 * used behind a proxy, which has its own limits.
 */
export function boundConnections(server: Server, limits: SlotLimits, metrics: Metrics): void {
  server.maxConnections = limits.total.limit;
  server.on('drop', () => metrics.droppedConnections.inc());
  const slots = new Slots(limits);
  server.on('connection', (socket) => {
    try {
      socket.once('close', slots.take({ ip: socket.remoteAddress ?? '' }));
    } catch {
      metrics.droppedConnections.inc();
      socket.destroy();
    }
  });
}
