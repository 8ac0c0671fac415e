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
import { restOperationsOf } from './openapi-document.ts';
import { giveErrorsOneShape } from './rest-errors.ts';

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

/** No input nests deeper than a list in an object; the adapter writes bodies out again, by recursion. */
const maxJsonDepth = 32;

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(depth - 1, item));
}

function faultOf(body: unknown): DomainError | null {
  // The adapter spreads what it gets: a list, a text and null would all become an object without any field.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new DomainError('BAD_REQUEST', 'Please send a JSON object.');
  }
  return isDeeperThan(maxJsonDepth, body)
    ? new DomainError('BAD_REQUEST', 'The request is nested too deeply.')
    : null;
}

/**
 * Takes a JSON object as the body. Some calls send nothing but their path (logout, for one): an empty body counts as `{}`,
 * also where the headers announce a body.
 */
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

/** Schema of a path parameter's value in the document. */
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

/** One operation of the document, by the addresses that can mean it. */
function createMatcher(path: string, parameters: readonly unknown[]) {
  // As the adapter matches: without regard to case and to slashes at the ends.
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
  /** The path of the document that stands for it, with names in the place of values. */
  template: string;
}

/**
 * Finds the methods and the template of an address below /api, or null for an unknown path or an impossible value. Where one
 * method takes a slug and another an id, both are taken, and the other says what it wants instead.
 */
function addressFinder(document: Document): (address: string) => RestAddress | null {
  const operations = restOperationsOf(document).map(({ path, method, operation }) => ({
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
