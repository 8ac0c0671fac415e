import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../domain-error.ts';

/** No input nests deeper than a list in an object; the adapter writes bodies out again, by recursion. */
const maxJsonDepth = 32;

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(depth - 1, item));
}

function faultOf(body: unknown): DomainError | null {
  // The adapter spreads what it gets: a list, a text and null would all become an object without any field.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return new DomainError('BAD_REQUEST', 'Please send a JSON object.');
  }
  return isDeeperThan(maxJsonDepth, body)
    ? new DomainError('BAD_REQUEST', 'The request is nested too deeply.')
    : null;
}

/**
 * What REST takes as a body: a JSON object. Some calls send nothing but their path (logout, for one): no body is taken
 * as `{}`, also where the headers announce one.
 */
export function acceptObjects(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') {
        done(null, {});
        return;
      }
      parseJson(request, body, (error, parsed) => done(error ?? faultOf(parsed), parsed));
    },
  );
  scope.addHook('onRequest', async ({ headers }) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) headers['content-type'] ??= 'application/json';
  });
}
