import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { siteIdentityOf } from '../../published-content.ts';
import type { Context } from '../../trpc/context.ts';
import { createRequestContext } from '../request-context.ts';
import { challengeOf, invalidToken, sendChallenge } from './challenge.ts';
import { registerMcpRoute } from './mcp-route.ts';
import { findToolCaller, type ToolCaller } from './tool-caller.ts';
import { toolsOf } from './tools.ts';

/** Each message was counted before its tool is called. */
const counted = { count: async () => {} };

const instructionsOf = (brand: string, origin: string) =>
  [
    `${brand} teaches building apps with AI, sells that work, and lists developers. Its address is ${origin}.`,
    'Addresses in answers that begin with a slash are on that site. Link to what you use.',
    'Nothing is sent from here. A request to the studio is a form that prepare_request fills and a person sends.',
  ].join(' ');

/**
 * A program without a key counts by its network, one with a key by the key, so that neither slows visitors.
 * @throws DomainError TOO_MANY_REQUESTS
 */
async function callerOf(
  deps: Deps,
  { ip, headers }: FastifyRequest,
): Promise<ToolCaller | 'invalid' | null> {
  const { authorization } = headers;
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const caller = token === undefined ? null : await findToolCaller(deps, token);
  if (caller) await deps.programCalls.count(caller.countedAs);
  else await deps.programReads.count(ip);
  return authorization !== undefined && !caller ? 'invalid' : caller;
}

function toolCalled(message: unknown): string | null {
  const { method, params } = Object(message);
  const { name } = Object(params);
  return method === 'tools/call' && typeof name === 'string' ? name : null;
}

/** The Model Context Protocol: tools for programs, over the procedures of the site (docs/decisions/mcp.md). */
export async function registerMcp(
  app: FastifyInstance,
  deps: Deps,
  router: AnyRouter,
): Promise<void> {
  const { siteOrigin } = deps.settings;
  // Writes schemas, which no start should wait for.
  let tools: ReturnType<typeof toolsOf> | undefined;
  await registerMcpRoute(app, {
    ...{ url: serverPaths.mcp, siteOrigin },
    async serverFor(request, reply) {
      tools ??= toolsOf(router);
      const caller = await callerOf(deps, request);
      const challenge =
        caller === 'invalid' ? invalidToken : challengeOf(tools, caller, toolCalled(request.body));
      if (caller === 'invalid' || challenge) {
        sendChallenge(reply, siteOrigin, challenge ?? invalidToken);
        return null;
      }
      const { brand: title } = siteIdentityOf(deps.content);
      const instructions = instructionsOf(title, siteOrigin);
      const ctx: Context = {
        ...createRequestContext({ ...deps, publicReads: counted }, request, reply),
        isAtMcp: true,
        adminToken: caller?.role ? caller.token : undefined,
        bearerToken: caller && !caller.role ? caller.token : undefined,
      };
      const site = { router, tools, caller, title, siteOrigin, instructions };
      const { createSiteServer } = await import('./site-server.ts');
      return () => createSiteServer(site, ctx);
    },
  });
}
