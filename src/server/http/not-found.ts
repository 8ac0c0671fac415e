import type { FastifyInstance } from 'fastify';

/** Whatever no route answers: unknown /api paths and methods that an address does not take. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: 'Not found', code: 'NOT_FOUND' }),
  );
}
