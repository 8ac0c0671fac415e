import type { Server } from 'node:net';
import { DomainError } from '../../domain-error.ts';
import { type ShareLimits, Shares } from '../../limits/shares.ts';
import type { Metrics } from '../../metrics.ts';

export type ConnectionLimits = Pick<ShareLimits, 'perAddress' | 'perNetwork'> & { total: number };

/** A quarter for one address: thousands of people behind it, or one program that opens what it can. */
export const connectionLimits: ConnectionLimits = {
  total: 10_000,
  perAddress: 2_500,
  perNetwork: 4_000,
};

/**
 * Bounds open connections, of all callers and of each. What is beyond is closed without a word: there is no request yet
 * that could be answered. Not for connections that a proxy makes for others; it has limits of its own.
 */
export function boundConnections(server: Server, limits: ConnectionLimits, metrics: Metrics): void {
  server.maxConnections = limits.total;
  server.on('drop', () => metrics.droppedConnections.inc());
  const refuse = () => new DomainError('TOO_MANY_REQUESTS', 'Too many connections.');
  const shares = new Shares({ ...limits, full: refuse, beyondShare: refuse });
  server.on('connection', (socket) => {
    try {
      socket.once('close', shares.take({ ip: socket.remoteAddress ?? '' }));
    } catch {
      metrics.droppedConnections.inc();
      socket.destroy();
    }
  });
}
