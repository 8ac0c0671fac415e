import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observation/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by what has a router of its own behind one route: the template of the address, never the address. */
    routeName: string | null;
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A template with a bounded number of values: what callers make up must not become a label. */
export function routeOf({ routeName, routeOptions }: FastifyRequest): string {
  if (routeName !== null) return routeName;
  return routeOptions.url ?? '(none)';
}

export function registerRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('routeName', null);
  app.addHook('onRequest', (_request, reply, done) => {
    metrics.requestsUnderWay.inc();
    reply.raw.once('close', () => metrics.requestsUnderWay.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : '(other)';
    metrics.requestSeconds.observe(
      { method, route: routeOf(request), status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
