import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../shared/paths.ts';
import type { Wait } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { retryAfterSeconds } from './errors.ts';

/** Callers that ask again at once would otherwise make more work of their refusals than of their requests. */
const refusalDelayMs = 1_000;

/** The refusal for want of room, when its time has come. */
export async function busy(wait: Wait): Promise<DomainError> {
  await wait(refusalDelayMs);
  return new DomainError('SERVICE_UNAVAILABLE', 'The site is very busy. Please try again.', {
    retryAfterSeconds,
  });
}

/**
 * Refuses work beyond `maxRequests` at a time with 503: what would wait longer than its caller does is better refused,
 * and the rest is answered as fast as ever. Counted is work, not connections: a body that trickles in and an answer that
 * is read slowly cost nothing, so slow clients cannot use the places up. `/healthz` always answers.
 */
export function registerOverload(
  app: FastifyInstance,
  { maxRequests, wait }: { maxRequests: number; wait: Wait },
): void {
  const working = new WeakSet<FastifyRequest>();
  let count = 0;

  const begin = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    if (working.has(request) || request.routeOptions.url === paths.health) return done();
    if (count >= maxRequests) {
      void busy(wait).then(done, done);
      return;
    }
    count += 1;
    working.add(request);
    reply.raw.once('close', () => end(request));
    done();
  };
  const end = (request: FastifyRequest) => {
    if (working.delete(request)) count -= 1;
  };

  // With callbacks: promises would cost every cached page three turns of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') begin(request, reply, done);
    else done();
  });
  app.addHook('preHandler', begin);
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
}
