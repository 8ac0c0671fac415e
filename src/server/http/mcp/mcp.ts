import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { siteIdentityOf } from '../../published-content.ts';
import { methodNotAllowed } from '../not-found.ts';
import { giveDataHeaders } from '../protection/data-headers.ts';
import { createRequestContext } from '../request-context.ts';
import { toolsOf } from './tools.ts';

/** Each message was counted before its tool is called. */
const counted = { count: async () => {} };

const bodyLimitBytes = 256 * 1024;
const others = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

const instructionsOf = (brand: string, origin: string) =>
  [
    `${brand} teaches building apps with AI, sells that work, and lists developers. Its address is ${origin}.`,
    'Addresses in answers that begin with a slash are on that site. Link to what you use.',
    'Nothing is sent from here. A request to the studio is a form that prepare_request fills and a person sends.',
  ].join(' ');

/** The Model Context Protocol: tools for programs, over the procedures of the site (docs/decisions/mcp.md). */
export async function registerMcp(
  app: FastifyInstance,
  deps: Deps,
  router: AnyRouter,
): Promise<void> {
  // Writes schemas, which no start should wait for.
  let tools: ReturnType<typeof toolsOf> | undefined;
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      giveDataHeaders(reply);
      reply.header('cache-control', 'private, no-store');
      // A program acts for nobody (security row 88). A browser would send the cookies of the person who is signed in.
      delete request.headers.cookie;
      done();
    });
    scope.route({
      method: [...others],
      url: serverPaths.mcp,
      exposeHeadRoute: false,
      handler: (_request, reply) => {
        throw methodNotAllowed(reply, ['POST']);
      },
    });
    scope.post(serverPaths.mcp, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      // Neither revision has batches, which would make many calls of one.
      if (Array.isArray(request.body)) {
        throw new DomainError('BAD_REQUEST', 'Please send one message at a time.');
      }
      await deps.publicReads.count(request.ip);
      tools ??= toolsOf(router);
      const { answerMcp } = await import('./mcp-server.ts');
      const { brand } = siteIdentityOf(deps.content);
      const { siteOrigin } = deps.settings;
      const site = { router, tools, name: brand, instructions: instructionsOf(brand, siteOrigin) };
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string') headers.set(name, value);
      }
      // Its body is parsed already.
      const message = new Request(new URL(serverPaths.mcp, siteOrigin), {
        method: 'POST',
        headers,
      });
      const ctx = createRequestContext({ ...deps, publicReads: counted }, request, reply);
      const { status, headers: answered, body } = await answerMcp(site, ctx, message, request.body);
      const type = answered.get('content-type');
      if (type) reply.header('content-type', type);
      return reply.code(status).send(body);
    });
  });
}
