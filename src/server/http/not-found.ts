import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../shared/paths.ts';
import { DomainError } from '../domain-error.ts';

/** The refusal of a method that this address does not take, with the ones that it does in `Allow` (RFC 9110, 15.5.6). */
export function methodNotAllowed(reply: FastifyReply, allowed: Iterable<string>): DomainError {
  const methods = [...allowed].join(', ');
  reply.header('allow', methods);
  return new DomainError('METHOD_NOT_SUPPORTED', `This address takes ${methods} only.`);
}

function isBelow(prefix: string, url: string): boolean {
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}

/** Answers what no route does: unknown /api addresses, files that have gone, and methods that pages and files do not take. */
export function registerNotFound(app: FastifyInstance): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const isOfTheApi = [paths.api, paths.trpc].some((prefix) => isBelow(prefix, request.url));
    // Every other address shows a page, if only the one that says that there is none. What is read and still arrives
    // here is a file that has gone since this process began, as with a newer build.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isOfTheApi && !isRead) throw methodNotAllowed(reply, ['GET', 'HEAD']);
    throw new DomainError('NOT_FOUND', 'Not found');
  };
  // Without these the pages would answer for the bare prefixes.
  app.get(paths.api, refuse);
  app.get(paths.trpc, refuse);
  app.setNotFoundHandler(refuse);
}
