import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeldByCaller } from '../conditions.ts';
import { retryAfterSeconds } from '../errors.ts';
import { preferredEncoding } from '../negotiation.ts';
import type { CachedAnswer } from './page-cache.ts';

const unkeptCacheControl = 'public, max-age=0, must-revalidate';

/**
 * Sends the best encoding that the caller accepts, or 304.
 * @param cacheControl header of a cacheable answer (see cache-control.ts)
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  cacheControl: string,
  vary = 'accept-encoding',
): Promise<FastifyReply> {
  const allowed = answer.isCacheable ? cacheControl : unkeptCacheControl;
  reply.header('cache-control', answer.status < 400 ? allowed : 'no-store').header('vary', vary);
  if (answer.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  if (answer.status === 200) {
    const { etag } = answer.body;
    reply.header('etag', etag);
    if (isHeldByCaller(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(answer.status).type(answer.contentType);
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  const body = answer.body.in(encoding);
  return reply.send(Buffer.isBuffer(body) ? body : await body);
}
