import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../shared/paths.ts';
import type { Wait } from '../../clock.ts';
import { holdBack, siteIsBusy } from './busy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself says when it works, because it waits in between: no place is taken for all of it. */
    takesPlaceItself?: boolean;
  }
}

/**
 * Refuses work when all places are taken with 503, and one caller's when it has its share of them with 429: what would
 * wait longer than its caller does is better refused, and the rest is answered as fast as ever. Counted is work, not
 * connections: a body that trickles in and an answer that is read slowly cost nothing, so slow clients cannot use the
 * places up. `/healthz` always answers.
 */
export function registerOverload(app: FastifyInstance, wait: Wait): void {
  const begin = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const { url, config } = request.routeOptions;
    if (url === paths.health || config.takesPlaceItself) return done();
    try {
      request.place.begin();
    } catch (error) {
      const refuse = () => done(error instanceof Error ? error : siteIsBusy('places'));
      void holdBack(wait).then(refuse, refuse);
      return;
    }
    done();
  };

  // With callbacks: promises would cost every cached page three turns of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') begin(request, reply, done);
    else done();
  });
  app.addHook('preHandler', begin);
}
