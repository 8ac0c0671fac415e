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

  /** The refusal, or nothing where there is a place. */
  const begin = (request: FastifyRequest, reply: FastifyReply): DomainError | undefined => {
    if (working.has(request) || request.routeOptions.url === paths.health) return undefined;
    if (count >= maxRequests) {
      return new DomainError('SERVICE_UNAVAILABLE', 'The site is very busy. Please try again.', {
        retryAfterSeconds,
      });
    }
    count += 1;
    working.add(request);
    reply.raw.once('close', () => end(request));
    return undefined;
  };
  const end = (request: FastifyRequest) => {
    if (working.delete(request)) count -= 1;
  };

  // With callbacks: promises would cost every cached page three turns of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    done(method === 'GET' || method === 'HEAD' ? begin(request, reply) : undefined);
  });
  app.addHook('preHandler', (request, reply, done) => done(begin(request, reply)));
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
}
