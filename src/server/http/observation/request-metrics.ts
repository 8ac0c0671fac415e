import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../observation/metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler with its own router: the template of the address, never the address itself. */
    routeName: string | null;
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns a template from a bounded set: values that callers choose must not become labels. */
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
