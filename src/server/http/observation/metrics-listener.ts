import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { isLoopbackName } from '../../env.ts';
import { withoutJsonSchemas } from '../json-schemas.ts';

/**
 * Serves Prometheus on its own listener, never on the public one. On loopback it accepts loopback host names only, so that no
 * other site's page can read it through a name that resolves here.
 */
export function buildMetricsApp(
  deps: Pick<Deps, 'metrics' | 'settings'>,
  lookUp: () => Promise<void>,
): FastifyInstance {
  const { registry } = deps.metrics;
  collectDefaultMetrics({ register: registry });
  const isLocal = isLoopbackName(deps.settings.metrics?.host ?? '');

  const app = Fastify({ logger: false, schemaController: withoutJsonSchemas });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (isLocal && !isLoopbackName(request.hostname)) {
      return reply.code(403).send({ message: 'Ask for localhost.', code: 'FORBIDDEN' });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    await lookUp();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}
