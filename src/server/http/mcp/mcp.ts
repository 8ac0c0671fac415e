import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { siteIdentityOf } from '../../published-content.ts';
import { methodNotAllowed } from '../not-found.ts';
import { giveDataHeaders } from '../protection/data-headers.ts';
import { createRequestContext } from '../request-context.ts';
import { toolsOf } from './tools.ts';

const bodyLimitBytes = 256 * 1024;
const others = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

const instructionsOf = (brand: string, origin: string) =>
  [
    `${brand} teaches building apps with AI, sells that work, and lists developers. Its address is ${origin}.`,
    'Addresses in answers that begin with a slash are on that site. Link to what you use.',
    'Nothing is sent from here. A request to the studio is a form that prepare_request fills and a person sends.',
  ].join(' ');

const messageSchema = z.object({ method: z.string() });
const methodOf = (body: unknown) => messageSchema.safeParse(body).data?.method;

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
      // The procedure of a tool counts its call.
      if (methodOf(request.body) !== 'tools/call') await deps.publicReads.count(request.ip);
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
      const ctx = createRequestContext(deps, request, reply);
      const { status, headers: answered, body } = await answerMcp(site, ctx, message, request.body);
      const type = answered.get('content-type');
      if (type) reply.header('content-type', type);
      return reply.code(status).send(body);
    });
  });
}
