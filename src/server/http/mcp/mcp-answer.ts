import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';

/** Answers one message. Nothing is kept between two of them. */
export async function answerMcp(
  createServer: McpServerFactory,
  message: Request,
  { body: parsedBody, log }: Pick<FastifyRequest, 'body' | 'log'>,
) {
  const handler = createMcpHandler(createServer, {
    onerror: (error) => log.info({ err: error }, 'MCP message refused'),
  });
  try {
    const answer = await handler.fetch(message, { parsedBody });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } finally {
    await handler.close();
  }
}
