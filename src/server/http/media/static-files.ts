import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { byteRange, isHeldByCaller } from '../conditions.ts';
import { preferredEncoding } from '../negotiation.ts';
import { giveDataHeaders } from '../protection/data-headers.ts';
import { type BuildFile, BuildFiles, type Representation } from './build-files.ts';

/** Code, styles and fonts. Another file of the build may be opened by itself. */
const isPart = (address: string) => /^\/assets\/.*\.(?:css|js|woff2)$/.test(address);

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function representationFor({ headers }: FastifyRequest, file: BuildFile): Representation {
  const encoding = preferredEncoding(headers['accept-encoding']);
  return (encoding && file[encoding]) ?? file.identity;
}

function send(request: FastifyRequest, reply: FastifyReply, file: BuildFile): FastifyReply {
  const { body, etag, headers } = representationFor(request, file);
  reply.headers(headers);
  if (isPart(request.url)) {
    giveDataHeaders(reply);
    reply.removeHeader('cross-origin-opener-policy');
  }
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  if (isHeldByCaller(ifNoneMatch, etag)) return reply.code(304).send();
  const isPartial = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const part = isPartial ? byteRange(range, body.length) : 'whole';
  if (part === 'whole') return reply.send(body);
  if (part === 'unsatisfiable') {
    return reply
      .code(416)
      .removeHeader('content-encoding')
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${body.length}`)
      .send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${body.length}`)
    .send(body.subarray(part.first, part.last + 1));
}

/**
 * Serves the build from memory, with its compressed files. Names under /assets contain a content hash and never change; other
 * files are revalidated. A hook in front of the pages finds them: two routes for each of some hundred files would take a
 * tenth of the start.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const files = await BuildFiles.of(clientDir);
  app.addHook('preHandler', (request, reply, done) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return done();
    const [address = ''] = url.split('?', 1);
    const name = address.slice(1);
    if (!files.has(name)) return done();
    request.routeName = address.startsWith('/assets/') ? '/assets/*' : address;
    files.get(name).then(
      (file) => send(request, reply, file),
      (error: Error) => (isGone(error) ? reply.callNotFound() : done(error)),
    );
  });
}
