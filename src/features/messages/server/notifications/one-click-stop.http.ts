import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import { formType } from '../../../../server/http/errors.ts';
import { secretPageHeaders } from '../../../../server/http/pages/secret-pages.ts';
import { createRequestContext } from '../../../../server/http/request-context.ts';
import type { Context } from '../../../../server/trpc/context.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';

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
      serverPaths.notificationsStop.pattern,
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
