import type { IncomingMessage } from 'node:http';
import type { AnyRouter, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { fastifyTRPCOpenApiPlugin } from 'trpc-to-openapi';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { siteIdentityOf } from '../../published-content.ts';
import { logUnhandled } from '../../trpc/errors.ts';
import { methodNotAllowed } from '../not-found.ts';
import { allowModelRuns } from '../observation/request-deadlines.ts';
import { giveDataHeaders } from '../protection/data-headers.ts';
import { createRequestContext } from '../request-context.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { operationsOf } from './openapi-document.ts';
import { giveErrorsOneShape } from './rest-errors.ts';

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

interface RestOptions {
  router: AnyRouter;
  answerFirst: (scope: FastifyInstance) => void;
}

export async function registerRest(
  app: FastifyInstance,
  deps: Deps,
  { router, answerFirst }: RestOptions,
): Promise<void> {
  const document = buildOpenApiDocument(router, deps.settings);
  const findAddress = addressFinder(document);
  app.get(serverPaths.openApi, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({
      ...document,
      info: { ...document.info, title: `${siteIdentityOf(deps.content).brand} API` },
    }),
  );

  const heads = new WeakSet<IncomingMessage>();
  await app.register(async (scope) => {
    allowModelRuns(scope, deps.settings);
    scope.addHook('onRequest', (_request, reply, done) => {
      giveDataHeaders(reply);
      done();
    });
    answerFirst(scope);
    acceptObjects(scope);
    giveErrorsOneShape(scope);
    scope.addHook('onRequest', async (request, reply) => {
      // The adapter has no HEAD and would answer 204 to each.
      if (request.method === 'HEAD') {
        request.raw.method = 'GET';
        heads.add(request.raw);
      }
      reply.header('cache-control', 'private, no-store');
      const address = request.url.slice(serverPaths.api.length).split('?')[0] ?? '';
      const found = findAddress(address);
      request.routeName = `${serverPaths.api}${found?.template ?? '/(unknown)'}`;
      // The adapter would resolve dot segments and serve one resource under another's address.
      if (!found || dotSegment.test(address)) throw new DomainError('NOT_FOUND', 'Not found');
      if (!found.methods.has(request.method)) throw methodNotAllowed(reply, found.methods);
    });
    // Restores HEAD: otherwise Content-Length would be that of an empty body.
    scope.addHook('onSend', ({ raw }, _reply, payload, done) => {
      if (heads.has(raw)) raw.method = 'HEAD';
      done(null, payload);
    });
    scope.route({
      method: ['OPTIONS', 'TRACE'],
      url: `${serverPaths.api}/*`,
      handler: (_request, reply) => reply.callNotFound(),
    });
    // The adapter's handler returns before the hooks finish. Fastify would send an empty answer first. A returned reply makes it wait.
    scope.addHook('onRoute', (route) => {
      const adapter: RouteHandlerMethod = route.handler;
      route.handler = async function answer(request, reply) {
        await adapter.call(this, request, reply);
        return reply;
      };
    });
    await scope.register(fastifyTRPCOpenApiPlugin, {
      basePath: serverPaths.api,
      router,
      createContext: ({ req, res }: { req: FastifyRequest; res: FastifyReply }) =>
        createRequestContext(deps, req, res),
      onError: ({ error, req }: { error: TRPCError; req: FastifyRequest }) =>
        logUnhandled(error, req.log),
    });
  });
}

/** No input nests deeper than a list in an object. The adapter serializes bodies again by recursion. */
const maxJsonDepth = 32;

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(depth - 1, item));
}

function faultOf(body: unknown): DomainError | null {
  // The adapter spreads the body: a list, a text or null would become an object without fields.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new DomainError('BAD_REQUEST', 'Please send a JSON object.');
  }
  return isDeeperThan(maxJsonDepth, body)
    ? new DomainError('BAD_REQUEST', 'The request is nested too deeply.')
    : null;
}

/** Some calls, such as logout, send only their path: an empty body counts as `{}`, even when the headers announce a body. */
function acceptObjects(scope: FastifyInstance): void {
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
      parseJson(request, body, (error, parsed) => done(error ?? faultOf(parsed), parsed));
    },
  );
  scope.addHook('onRequest', async ({ headers }) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) headers['content-type'] ??= 'application/json';
  });
}

type Document = ReturnType<typeof buildOpenApiDocument>;

interface ValueSchema {
  type?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

function fits(value: string, { type, minimum = 1, maximum = Infinity, pattern }: ValueSchema) {
  if (type === 'integer') {
    return /^[1-9]\d*$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
  }
  return pattern === undefined || new RegExp(pattern).test(value);
}

function createMatcher(path: string, parameters: readonly unknown[]) {
  // Matches like the adapter: ignores case and slashes at the ends.
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i');
  const schemas = new Map<string, ValueSchema>();
  for (const parameter of parameters) {
    if (typeof parameter !== 'object' || parameter === null || !('schema' in parameter)) continue;
    if (!('in' in parameter) || parameter.in !== 'path' || !('name' in parameter)) continue;
    schemas.set(String(parameter.name), { ...Object(parameter.schema) });
  }
  return (address: string) => {
    const values = pattern.exec(address);
    if (!values) return false;
    return Object.entries(values.groups ?? {}).every(([name, value]) =>
      fits(value, schemas.get(name) ?? {}),
    );
  };
}

interface RestAddress {
  methods: Set<string>;
  template: string;
}

/**
 * Returns null for an unknown path and for an impossible parameter. When one method takes a slug and another an id, the
 * address matches both, and the wrong one explains itself.
 */
function addressFinder(document: Document): (address: string) => RestAddress | null {
  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    path,
    method: method.toUpperCase(),
    matches: createMatcher(path, operation.parameters ?? []),
  }));
  return (address) => {
    const found = new Set(
      operations.filter(({ matches }) => matches(address)).map(({ path }) => path),
    );
    const [template] = found;
    if (template === undefined) return null;
    const allowed = new Set(
      operations.filter(({ path }) => found.has(path)).map(({ method }) => method),
    );
    if (allowed.has('GET')) allowed.add('HEAD');
    return { methods: allowed, template };
  };
}
