import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain-error.ts';

/** How long the rest of a refused upload is still taken and thrown away. */
const lingerMs = 1_000;

const tooManyMessage = 'Too many uploads at once. Please try again in a moment.';
const tooManyRetryAfterSeconds = 5;

/** The refusal of one upload more than there may be at a time. */
export function refuseUploads(code: 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS') {
  return () =>
    new DomainError(code, tooManyMessage, {
      retryAfterSeconds: tooManyRetryAfterSeconds,
      reason: 'uploads',
    });
}

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
