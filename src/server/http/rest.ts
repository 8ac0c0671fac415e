import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyTRPCOpenApiPlugin, generateOpenApiDocument } from 'trpc-to-openapi';
import { site } from '../../content/site.ts';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { appRouter } from '../trpc/router.ts';
import type { PageCache } from './page-cache.ts';
import { adminTokenHeader, createRequestContext } from './request-context.ts';
import { cachePublicReads } from './rest-cache.ts';

/** The OpenAPI description of every procedure that names a REST path. */
export function buildOpenApiDocument(siteOrigin: string) {
  return generateOpenApiDocument(appRouter, {
    title: `${site.brand} API`,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    description:
      'The REST face of the site. Errors are `{ message, code, … }`; refused input also carries `issues`.',
    baseUrl: new URL(paths.api, siteOrigin).href,
    securitySchemes: {
      adminToken: {
        type: 'apiKey',
        in: 'header',
        name: adminTokenHeader,
        description: 'Created and revoked in the admin area.',
      },
    },
  });
}

/** Some calls send nothing but their path (logout, for one): no body is taken as `{}`, whatever the headers say. */
function acceptEmptyBodies(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') done(null, {});
      else parseJson(request, body, done);
    },
  );
  scope.addHook('onRequest', async ({ headers }) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) headers['content-type'] ??= 'application/json';
  });
}

/** The REST paths: an OpenAPI adapter over the tRPC procedures, in a scope of its own. */
export async function registerRest(
  app: FastifyInstance,
  deps: Deps,
  cache: PageCache,
): Promise<void> {
  const document = buildOpenApiDocument(deps.settings.siteOrigin);
  app.get(paths.openApi, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );

  await app.register(async (scope) => {
    acceptEmptyBodies(scope);
    scope.addHook('onRequest', async (request, reply) => {
      // The adapter knows no HEAD and would answer 204 to any; Node leaves the body out by itself.
      if (request.method === 'HEAD') request.raw.method = 'GET';
      reply.header('cache-control', 'private, no-store');
    });
    cachePublicReads(scope, deps, cache);
    await scope.register(fastifyTRPCOpenApiPlugin, {
      basePath: paths.api,
      router: appRouter,
      createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
        createRequestContext(deps, req, res),
    });
  });
}
