import type { Server } from 'node:net';
import type { SlotLimits } from '../../../shared/limits/limit.ts';
import { Slots } from '../../limits/slots.ts';
import type { Metrics } from '../../observation/metrics.ts';

/**
 * Bounds open connections, of all callers and of each. What is beyond is closed without a word: there is no request yet
 * that could be answered. Not for connections that a proxy makes for others; it has limits of its own.
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
