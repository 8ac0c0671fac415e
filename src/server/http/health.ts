import type { FastifyInstance } from 'fastify';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { retryAfterSeconds } from './errors.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so traffic may come. */
export function registerHealth(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get(paths.health, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get(paths.ready, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    try {
      await deps.db.pool.query('SELECT 1');
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .header('retry-after', String(retryAfterSeconds))
        .send({ status: 'database unavailable' });
    }
  });
}
