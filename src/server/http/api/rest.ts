import type { IncomingMessage } from 'node:http';
import type { AnyRouter, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { fastifyTRPCOpenApiPlugin } from 'trpc-to-openapi';
import { paths } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { logUnhandled } from '../../trpc/errors.ts';
import { methodNotAllowed } from '../not-found.ts';
import { allowModelRuns } from '../observation/request-deadlines.ts';
import { createRequestContext } from '../request-context.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { acceptObjects } from './rest-bodies.ts';
import { giveErrorsOneShape } from './rest-errors.ts';
import { addressFinder } from './rest-methods.ts';

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

interface RestOptions {
  router: AnyRouter;
  /** Adds hooks that answer before the adapter does. */
  answerFirst: (scope: FastifyInstance) => void;
}

/** The REST paths: an OpenAPI adapter over the tRPC procedures, in a scope of its own. */
export async function registerRest(
  app: FastifyInstance,
  deps: Deps,
  { router, answerFirst }: RestOptions,
): Promise<void> {
  const document = buildOpenApiDocument(router, deps.settings);
  const findAddress = addressFinder(document);
  app.get(paths.openApi, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );

  const heads = new WeakSet<IncomingMessage>();
  await app.register(async (scope) => {
    allowModelRuns(scope, deps.settings);
    answerFirst(scope);
    acceptObjects(scope);
    giveErrorsOneShape(scope);
    scope.addHook('onRequest', async (request, reply) => {
      // The adapter knows no HEAD and would answer 204 to any.
      if (request.method === 'HEAD') {
        request.raw.method = 'GET';
        heads.add(request.raw);
      }
      reply.header('cache-control', 'private, no-store');
      const address = request.url.slice(paths.api.length).split('?')[0] ?? '';
      const found = findAddress(address);
      request.routeName = `${paths.api}${found?.template ?? '/(unknown)'}`;
      // The adapter would resolve dots, and show one thing under the address of another.
      if (!found || dotSegment.test(address)) throw new DomainError('NOT_FOUND', 'Not found');
      if (!found.methods.has(request.method)) throw methodNotAllowed(reply, found.methods);
    });
    // Without that the length of nothing would be told instead of the body's.
    scope.addHook('onSend', ({ raw }, _reply, payload, done) => {
      if (heads.has(raw)) raw.method = 'HEAD';
      done(null, payload);
    });
    // The adapter leaves these to nobody; here they get their 405.
    scope.route({
      method: ['OPTIONS', 'TRACE'],
      url: `${paths.api}/*`,
      handler: (_request, reply) => reply.callNotFound(),
    });
    // The adapter's handler is done before the hooks are, which Fastify would take for an empty answer and send first: a reply that
    // is returned is one that is waited for.
    scope.addHook('onRoute', (route) => {
      const adapter: RouteHandlerMethod = route.handler;
      route.handler = async function answer(request, reply) {
        await adapter.call(this, request, reply);
        return reply;
      };
    });
    await scope.register(fastifyTRPCOpenApiPlugin, {
      basePath: paths.api,
      router,
      createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
        createRequestContext(deps, req, res),
      onError: ({ error, req }: { error: TRPCError; req: FastifyRequest }) =>
        logUnhandled(error, req.log),
    });
  });
}
