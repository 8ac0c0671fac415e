import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import type { Context } from '../../trpc/context.ts';
import { formType } from '../errors.ts';
import { createRequestContext } from '../request-context.ts';
import { secretPageHeaders } from './secret-pages.ts';

const bodyLimitBytes = 1024;

/** What the procedure refused, as an answer of this address: a key that is none opens nothing. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof TRPCError)) return error;
  return error.code === 'BAD_REQUEST'
    ? new DomainError('NOT_FOUND', 'This link opens nothing.')
    : (error.cause ?? error);
}

/**
 * The button of mail programs that ends a kind of mail (RFC 8058): they post to the address in `List-Unsubscribe`, from anywhere and
 * without cookies, and expect no page and no redirect.
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
      paths.nudgesStop.pattern,
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
