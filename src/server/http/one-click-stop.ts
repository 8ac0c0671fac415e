import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { opensNothing } from '../auth/link-keys.ts';
import type { Deps } from '../deps.ts';
import type { Context } from '../trpc/context.ts';
import { formType } from './errors.ts';
import { secretPageHeaders } from './pages/secret-pages.ts';
import { createRequestContext } from './request-context.ts';

const bodyLimitBytes = 1024;

/** Maps errors of the procedure: a malformed key is NOT_FOUND. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof TRPCError)) return error;
  return error.code === 'BAD_REQUEST' ? opensNothing() : (error.cause ?? error);
}

/**
 * One-click unsubscribe (RFC 8058): mail programs post to the address in `List-Unsubscribe`,
 * cross-origin and without cookies. They expect no page and no redirect.
 */
export async function registerOneClickStop(
  app: FastifyInstance,
  deps: Deps,
  path: { pattern: string },
  stop: (context: Context, key: string) => Promise<unknown>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of [formType, 'multipart/form-data']) {
      scope.addContentTypeParser(
        type,
        { parseAs: 'string', bodyLimit: bodyLimitBytes },
        (_request, _body, done) => done(null),
      );
    }
    scope.post<{ Params: { key: string } }>(
      path.pattern,
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        reply.headers(secretPageHeaders);
        try {
          await stop(createRequestContext(deps, request, reply), request.params.key);
        } catch (error) {
          throw refusalOf(error);
        }
        return reply.code(200).send();
      },
    );
  });
}
