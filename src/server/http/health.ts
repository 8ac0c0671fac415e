import type { FastifyInstance } from 'fastify';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so traffic may come. */
export function registerHealth(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  app.get(paths.health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(paths.ready, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deps.db.pool.query('SELECT 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' });
    }
  });
}
