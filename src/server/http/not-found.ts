import type { FastifyInstance } from 'fastify';
import { paths } from '../../shared/paths.ts';

/** Whatever no route answers: unknown /api paths and methods that an address does not take. */
export function registerNotFound(app: FastifyInstance): void {
  // Without these the pages would answer for the bare prefixes.
  app.get(paths.api, (_request, reply) => reply.callNotFound());
  app.get(paths.trpc, (_request, reply) => reply.callNotFound());
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: 'Not found', code: 'NOT_FOUND' }),
  );
}
