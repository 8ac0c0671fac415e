import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';
import type { AnyRouter } from '@trpc/server';
import { minuteMs } from '../../../shared/time/durations.ts';
import type { Context } from '../../trpc/context.ts';
import { callTool, type Tool } from './tools.ts';

interface McpSite {
  router: AnyRouter;
  tools: ReadonlyMap<string, Tool>;
  name: string;
  instructions: string;
}

const version = '1.0.0';
/** A new release may have other tools. */
const listKeptMs = 5 * minuteMs;

function createServer({ router, tools, name, instructions }: McpSite, ctx: Context): Server {
  const server = new Server(
    { name, version },
    {
      ...{ capabilities: { tools: {} }, instructions },
      cacheHints: { 'tools/list': { ttlMs: listKeptMs, cacheScope: 'public' } },
    },
  );
  server.setRequestHandler('tools/list', () => ({
    tools: [...tools.values()].map(({ listed }) => listed),
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

/** Answers one message. Nothing is kept between two of them. */
export async function answerMcp(
  site: McpSite,
  ctx: Context,
  request: Request,
  parsedBody: unknown,
) {
  const handler = createMcpHandler(() => createServer(site, ctx), {
    onerror: (error) => ctx.log.info({ err: error }, 'MCP message refused'),
  });
  try {
    const answer = await handler.fetch(request, { parsedBody });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } finally {
    await handler.close();
  }
}
