import type { McpServerFactory } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain-error.ts';
import { methodNotAllowed } from '../not-found.ts';
import { giveDataHeaders } from '../protection/data-headers.ts';

/** Fits a picture of upload_picture. */
const bodyLimitBytes = 2 * 1024 * 1024;
const others = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const;

interface McpRoute {
  url: string;
  siteOrigin: string;
  /** Makes the server of one message. Null after a refusal, which `reply` has sent. */
  serverFor(request: FastifyRequest, reply: FastifyReply): Promise<McpServerFactory | null>;
}

/** Streamable HTTP without sessions: one message, one answer. */
export async function registerMcpRoute(
  app: FastifyInstance,
  { url, siteOrigin, serverFor }: McpRoute,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, reply, done) => {
      giveDataHeaders(reply);
      reply.header('cache-control', 'private, no-store');
      // A browser would send the cookies of the person who is signed in, who has connected nothing (security row 88).
      delete request.headers.cookie;
      done();
    });
    scope.route({
      method: [...others],
      url,
      exposeHeadRoute: false,
      handler: (_request, reply) => {
        throw methodNotAllowed(reply, ['POST']);
      },
    });
    scope.post(url, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      // Neither revision has batches, which would make many calls of one.
      if (Array.isArray(request.body)) {
        throw new DomainError('BAD_REQUEST', 'Please send one message at a time.');
      }
      const createServer = await serverFor(request, reply);
      if (!createServer) return reply;
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string') headers.set(name, value);
      }
      // Its body is parsed already.
      const message = new Request(new URL(url, siteOrigin), { method: 'POST', headers });
      const { answerMcp } = await import('./mcp-answer.ts');
      const answer = await answerMcp(createServer, message, request);
      const type = answer.headers.get('content-type');
      if (type) reply.header('content-type', type);
      return reply.code(answer.status).send(answer.body);
    });
  });
}
