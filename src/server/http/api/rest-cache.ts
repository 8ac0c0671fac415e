import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import type { Context } from '../../trpc/context.ts';
import { createCacheControl, type PageContent } from '../pages/cache-control.ts';
import type { CachedAnswer, PageCache } from '../pages/page-cache.ts';
import { sendCached } from '../pages/send-cached.ts';
import { adminTokenHeader, createAnonymousContext } from '../request-context.ts';

/** Requests with a cookie or token may see more, and get the version for a later save. */
const vary = `accept-encoding, cookie, ${adminTokenHeader}`;
const jsonType = 'application/json; charset=utf-8';

export interface CachedRead<Api> {
  /** Cache key, the same for all spellings of an address. */
  key: string;
  /** Path in the API document. */
  template: string;
  content: PageContent;
  ask(api: Api): Promise<unknown>;
}

/** @param search without the question mark. @returns null for an address that is not cached */
export type CachedReads<Api> = (path: string, search: string) => CachedRead<Api> | null;

function refuse(reply: FastifyReply, error: TRPCError): FastifyReply {
  const { cause, code, message } = error;
  if (cause instanceof DomainError && cause.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.ceil(cause.retryAfterSeconds)));
  }
  return reply
    .code(getHTTPStatusCodeFromError(error))
    .header('cache-control', 'private, no-store')
    .type(jsonType)
    .send(JSON.stringify({ message, code }));
}

function isAnonymousRead({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return headers.cookie === undefined && headers[adminTokenHeader] === undefined;
}

/**
 * Answers public reads from the page cache before other hooks run.
 * The cached answer comes from an anonymous call and contains nothing of the request that caused it.
 */
export function answerFromCache<Api>(
  scope: FastifyInstance,
  { deps, cache, apiFor }: { deps: Deps; cache: PageCache; apiFor: (context: Context) => Api },
  reads: readonly CachedReads<Api>[],
): void {
  const cacheControl = createCacheControl(deps.settings);
  const isCacheable = !deps.settings.isDevelopment;
  const answerTo = ({ key, ask }: CachedRead<Api>, requestId: string) =>
    cache.get(key, async () => ({
      status: 200,
      contentType: jsonType,
      body: JSON.stringify(await ask(apiFor(createAnonymousContext(deps, requestId)))),
      isCacheable,
    }));
  const readOf = (request: FastifyRequest): CachedRead<Api> | null => {
    if (!isAnonymousRead(request)) return null;
    const [path = '', search = ''] = request.url.split('?');
    for (const find of reads) {
      const read = find(path, search);
      if (read) return read;
    }
    return null;
  };

  // Promises would cost each cached answer turns of the event loop, so this hook uses callbacks.
  scope.addHook('onRequest', (request, reply, done) => {
    const read = readOf(request);
    if (!read) return done();
    request.routeName = read.template;
    const send = (answer: CachedAnswer) => {
      sendCached(request, reply, answer, cacheControl(read.content), vary).catch(done);
    };
    const answer = answerTo(read, request.id);
    if (!(answer instanceof Promise)) return send(answer);
    answer.then(send, (error) => {
      if (!(error instanceof TRPCError)) return done(error);
      // The adapter's own answer lists the invalid fields.
      if (error.code === 'BAD_REQUEST') return done();
      refuse(reply, error);
    });
  });
}
