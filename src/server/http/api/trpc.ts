import type { AnyRouter } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { quotas } from '../../../shared/limits/quotas.ts';
import { paths } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { logUnhandled } from '../../trpc/errors.ts';
import { methodNotAllowed } from '../not-found.ts';
import { allowModelRuns } from '../observation/request-deadlines.ts';
import { createRequestContext } from '../request-context.ts';

/** One name, or several of a batch. */
const procedureNames = /^[\w.,]+$/;
const methods = new Set(['GET', 'HEAD', 'POST']);

/** Batches are made up by callers: which calls come together says nothing that is worth a series of its own. */
function routeOf(router: AnyRouter, path: string): string {
  if (path.includes(',')) return `${paths.trpc}/(batch)`;
  return `${paths.trpc}/${Object.hasOwn(router._def.procedures, path) ? path : '(unknown)'}`;
}

/** tRPC in a scope of its own: its plugin replaces the content type parsers of the scope it is registered in. */
export async function registerTrpc(
  app: FastifyInstance,
  deps: Deps,
  router: AnyRouter,
): Promise<void> {
  await app.register(async (scope) => {
    allowModelRuns(scope, deps.settings);
    scope.addHook<{ Params: { path: string } }>('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      request.routeName = routeOf(router, request.params.path);
      if (!methods.has(request.method)) throw methodNotAllowed(reply, methods);
      // The adapter decodes the name a second time, and fails when there is nothing to decode.
      if (!procedureNames.test(request.params.path))
        throw new DomainError('NOT_FOUND', 'Not found');
      const contentType = request.headers['content-type'];
      // The plugin would pass multipart bodies through unread and unbounded; no procedure takes one.
      if (contentType !== undefined && !/^application\/json\b/i.test(contentType)) {
        throw new DomainError(
          'UNSUPPORTED_MEDIA_TYPE',
          'This content type is not supported; send application/json.',
        );
      }
    });
    await scope.register(fastifyTRPCPlugin, {
      prefix: paths.trpc,
      trpcOptions: {
        router,
        // Limits count calls, and a batch must not become a way around them.
        maxBatchSize: quotas.batchedCalls.limit,
        createContext: ({ req, res }) => createRequestContext(deps, req, res),
        onError: ({ error, req }) => logUnhandled(error, req.log),
      },
    } satisfies FastifyTRPCPluginOptions<AnyRouter>);
  });
}
