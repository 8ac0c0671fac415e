import type { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyTRPCOpenApiPlugin } from 'trpc-to-openapi';
import { z } from 'zod';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { logUnhandled } from '../trpc/errors.ts';
import { appRouter } from '../trpc/router.ts';
import { methodNotAllowed } from './not-found.ts';
import { buildOpenApiDocument, methodFinder } from './openapi.ts';
import type { PageCache } from './page-cache.ts';
import { followRenamedPosts } from './renamed-posts.ts';
import { createRequestContext } from './request-context.ts';
import { cachePublicReads } from './rest-cache.ts';

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** No input nests deeper than a list in an object; the adapter writes bodies out again, by recursion. */
const maxJsonDepth = 32;

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(depth - 1, item));
}

function tooDeep(): DomainError {
  return new DomainError('BAD_REQUEST', 'The request is nested too deeply.');
}

/** Some calls send nothing but their path (logout, for one): no body is taken as `{}`, whatever the headers say. */
function acceptEmptyBodies(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') {
        done(null, {});
        return;
      }
      parseJson(request, body, (error, parsed) => {
        if (!error && isDeeperThan(maxJsonDepth, parsed)) done(tooDeep());
        else done(error, parsed);
      });
    },
  );
  scope.addHook('onRequest', async ({ headers }) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) headers['content-type'] ??= 'application/json';
  });
}

/** How the adapter's answer to a refused input begins, whatever is wrong with it. */
const refusalStart = '{"code":"BAD_REQUEST","message":"Input validation failed"';

const refusalSchema = z.looseObject({
  issues: z.tuple([z.looseObject({ message: z.string() })], z.unknown()),
});

/** Puts the first thing that is wrong with an input where callers look for the message. */
function sayWhatIsWrong(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, _reply, payload) => {
    if (typeof payload !== 'string' || !payload.startsWith(refusalStart)) return payload;
    const refusal = refusalSchema.parse(JSON.parse(payload));
    return JSON.stringify({ ...refusal, message: refusal.issues[0].message });
  });
}

/** The REST paths: an OpenAPI adapter over the tRPC procedures, in a scope of its own. */
export async function registerRest(
  app: FastifyInstance,
  deps: Deps,
  cache: PageCache,
): Promise<void> {
  const document = buildOpenApiDocument(deps.settings);
  const methodsOf = methodFinder(document);
  app.get(paths.openApi, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );

  await app.register(async (scope) => {
    acceptEmptyBodies(scope);
    sayWhatIsWrong(scope);
    followRenamedPosts(scope, deps);
    scope.addHook('onRequest', async (request, reply) => {
      // The adapter knows no HEAD and would answer 204 to any; Node leaves the body out by itself.
      if (request.method === 'HEAD') request.raw.method = 'GET';
      reply.header('cache-control', 'private, no-store');
      const address = request.url.slice(paths.api.length).split('?')[0] ?? '';
      const allowed = methodsOf(address);
      // The adapter would resolve dots, and show one thing under the address of another.
      if (!allowed || dotSegment.test(address)) throw new DomainError('NOT_FOUND', 'Not found');
      if (!allowed.has(request.method)) throw methodNotAllowed(reply, allowed);
    });
    // The adapter leaves these to nobody; here they get their 405.
    scope.route({
      method: ['OPTIONS', 'TRACE'],
      url: `${paths.api}/*`,
      handler: (_request, reply) => reply.callNotFound(),
    });
    cachePublicReads(scope, deps, cache);
    await scope.register(fastifyTRPCOpenApiPlugin, {
      basePath: paths.api,
      router: appRouter,
      createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
        createRequestContext(deps, req, res),
      onError: ({ error, req }: { error: TRPCError; req: FastifyRequest }) =>
        logUnhandled(error, req.log),
    });
  });
}
