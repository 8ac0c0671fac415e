import type { FastifyReply, FastifyRequest } from 'fastify';

const lingerMs = 1_000;

/**
 * Closes the connection of a refused upload after a delay. Closing it while the sender still writes, as `connection: close`
 * does, would discard the answer in transit.
 */
export function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    request.raw.resume();
    setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, lingerMs).unref();
  });
}
