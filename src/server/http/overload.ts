import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../shared/paths.ts';
import { DomainError } from '../domain-error.ts';
import { retryAfterSeconds } from './errors.ts';

/**
 * Refuses work beyond `maxRequests` at a time with 503: what would wait longer than its caller does is better refused
 * at once, and the rest is answered as fast as ever. Counted is work, not connections: a body that trickles in and an
 * answer that is read slowly cost nothing, so slow clients cannot use the places up. `/healthz` always answers.
 */
export function registerOverload(app: FastifyInstance, maxRequests: number): void {
  const working = new WeakSet<FastifyRequest>();
  let count = 0;

  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    if (working.has(request) || request.routeOptions.url === paths.health) return;
    if (count >= maxRequests) {
      throw new DomainError('SERVICE_UNAVAILABLE', 'The site is very busy. Please try again.', {
        retryAfterSeconds,
      });
    }
    count += 1;
    working.add(request);
    reply.raw.once('close', () => end(request));
  };
  const end = (request: FastifyRequest) => {
    if (working.delete(request)) count -= 1;
  };

  app.addHook('onRequest', async (request, reply) => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') begin(request, reply);
  });
  app.addHook('preHandler', async (request, reply) => begin(request, reply));
  app.addHook('onSend', async (request) => end(request));
}
