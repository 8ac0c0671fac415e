import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../shared/paths.ts';
import { serverPaths } from '../../shared/server-paths.ts';
import { DomainError } from '../domain-error.ts';

/** Lists the accepted methods in `Allow` (RFC 9110, 15.5.6). */
export function methodNotAllowed(reply: FastifyReply, allowed: Iterable<string>): DomainError {
  const methods = [...allowed].join(', ');
  reply.header('allow', methods);
  return new DomainError('METHOD_NOT_SUPPORTED', `This address takes ${methods} only.`);
}

function isBelow(prefix: string, url: string): boolean {
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}

export function registerNotFound(app: FastifyInstance): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const isOfTheApi = [serverPaths.api, paths.trpc].some((prefix) => isBelow(prefix, request.url));
    // Every other address shows a page, even an unknown one. A read that arrives here asks for a file that was removed since
    // the start, for example by a newer build.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isOfTheApi && !isRead) throw methodNotAllowed(reply, ['GET', 'HEAD']);
    throw new DomainError('NOT_FOUND', 'Not found');
  };
  // Otherwise the pages would answer the bare prefixes.
  app.get(serverPaths.api, refuse);
  app.get(paths.trpc, refuse);
  app.setNotFoundHandler(refuse);
}
