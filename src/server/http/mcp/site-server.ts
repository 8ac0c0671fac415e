import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { AnyRouter } from '@trpc/server';
import { minuteMs } from '../../../shared/time/durations.ts';
import type { Context } from '../../trpc/context.ts';
import { connectTool } from './connect-tool.ts';
import { mcpName, mcpVersion } from './server-identity.ts';
import { mayUse, type ToolCaller } from './tool-caller.ts';
import { callTool, type Tool } from './tools.ts';

interface McpSite {
  router: AnyRouter;
  tools: ReadonlyMap<string, Tool>;
  caller: ToolCaller | null;
  /** As people read it. */
  title: string;
  siteOrigin: string;
  instructions: string;
}

/** A new release may have other tools. */
const listKeptMs = 5 * minuteMs;

/** Lists and calls the tools that the caller may use. */
export function createSiteServer(
  { router, tools, caller, title, siteOrigin, instructions }: McpSite,
  ctx: Context,
): Server {
  const usable = [...tools.values()].filter((tool) => mayUse(tool, caller));
  const server = new Server(
    { name: mcpName(siteOrigin), title, version: mcpVersion },
    {
      ...{ capabilities: { tools: {} }, instructions },
      cacheHints: {
        'tools/list': { ttlMs: listKeptMs, cacheScope: caller ? 'private' : 'public' },
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: [...usable.map(({ listed }) => listed), ...(caller ? [] : [connectTool])],
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.get(params.name);
    if (tool) return { ...(await callTool(router, tool, params.arguments ?? {}, ctx)) };
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no tool ${params.name}. The list of tools names all.`,
    );
  });
  return server;
}
