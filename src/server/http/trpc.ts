import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { type AppRouter, appRouter } from '../trpc/router.ts';
import { createRequestContext } from './request-context.ts';

/** Calls in one batched request; rate limits count calls, and a batch must not become a way around them. */
const maxBatchSize = 10;

/** tRPC in a scope of its own: its plugin replaces the content type parsers of the scope it is registered in. */
export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const contentType = request.headers['content-type'];
      // The plugin would pass multipart bodies through unread and unbounded; no procedure takes one.
      if (contentType !== undefined && !/^application\/json\b/i.test(contentType)) {
        await reply.code(415).send({
          message: 'This content type is not supported; send application/json.',
          code: 'UNSUPPORTED_MEDIA_TYPE',
        });
      }
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: paths.trpc,
      trpcOptions: {
        router: appRouter,
        maxBatchSize,
        createContext: ({ req, res }) => createRequestContext(deps, req, res),
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>);
  });
}
