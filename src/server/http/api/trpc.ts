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
import { giveDataHeaders } from '../protection/data-headers.ts';
import { createRequestContext } from '../request-context.ts';

const procedureNames = /^[\w.,]+$/;
const methods = new Set(['GET', 'HEAD', 'POST']);

/** Gives all batches one label: callers choose their combinations, so these must not become separate series. */
function routeOf(router: AnyRouter, path: string): string {
  if (path.includes(',')) return `${paths.trpc}/(batch)`;
  return `${paths.trpc}/${Object.hasOwn(router._def.procedures, path) ? path : '(unknown)'}`;
}

/** Registers tRPC in its own scope: its plugin replaces the scope's content type parsers. */
export async function registerTrpc(
  app: FastifyInstance,
  deps: Deps,
  router: AnyRouter,
): Promise<void> {
  await app.register(async (scope) => {
    allowModelRuns(scope, deps.settings);
    scope.addHook<{ Params: { path: string } }>('onRequest', async (request, reply) => {
      giveDataHeaders(reply);
      reply.header('cache-control', 'private, no-store');
      request.routeName = routeOf(router, request.params.path);
      if (!methods.has(request.method)) throw methodNotAllowed(reply, methods);
      // The adapter decodes the name a second time and fails on an empty one.
      if (!procedureNames.test(request.params.path))
        throw new DomainError('NOT_FOUND', 'Not found');
      const contentType = request.headers['content-type'];
      // The plugin would pass multipart bodies on unread and unbounded. No procedure takes one.
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
        // A limit counts calls, so a batch must not bypass it.
        maxBatchSize: quotas.batchedCalls.limit,
        createContext: ({ req, res }) => createRequestContext(deps, req, res),
        onError: ({ error, req }) => logUnhandled(error, req.log),
      },
    } satisfies FastifyTRPCPluginOptions<AnyRouter>);
  });
}
