import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long the rest of a refused upload is still taken and thrown away. */
const lingerMs = 1_000;

/**
 * An upload that is refused is not read to its end; the connection is given up instead. Not at once, and not by
 * `connection: close`: closing while the sender still writes would throw away the answer on its way.
 */
export function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    request.raw.resume();
    setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, lingerMs).unref();
  });
}
