import { type TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { titleSuffixOf } from '../../shared/content/texts/title-suffix.ts';
import { paths } from '../../shared/paths.ts';
import { serverPaths } from '../../shared/server-paths.ts';
import { errorPageContent } from '../../shared/words/error-page.ts';
import { databaseFault } from '../db/faults.ts';
import { DomainError, type DomainErrorCode } from '../domain-error.ts';
import { xmlText } from '../formats/xml.ts';
import type { Metrics } from '../observation/metrics.ts';
import { type PublishedContent, siteIdentityOf } from '../published-content.ts';
import { prefersHtml } from './negotiation.ts';

const messageByStatus: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type is not supported; send application/json.',
};

const statusByCode: Record<
  DomainErrorCode | 'TIMEOUT' | 'URI_TOO_LONG' | 'HEADERS_TOO_LARGE',
  number
> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
};
const codeByStatus = new Map(Object.entries(statusByCode).map(([code, status]) => [status, code]));

function statusOf(error: FastifyError | Error): number {
  if (error instanceof DomainError) return statusByCode[error.code];
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

export const retryAfterSeconds = 2;

const htmlType = 'text/html; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

export const formType = 'application/x-www-form-urlencoded';

function isBelow(prefix: string, { url }: FastifyRequest): boolean {
  return url === prefix || url.startsWith(`${prefix}/`);
}

function isVisit(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const isForm = method === 'POST' && headers['content-type']?.startsWith(formType);
  if ((method !== 'GET' && !isForm) || !prefersHtml(headers.accept)) return false;
  return ![serverPaths.api, paths.trpc].some((prefix) => isBelow(prefix, request));
}

function isTrpcCode(code: string): code is TRPC_ERROR_CODE_KEY {
  return code in TRPC_ERROR_CODES_BY_KEY;
}

/** tRPC's client finds a refusal only in this envelope and shows its own message otherwise. */
function trpcEnvelope(httpStatus: number, { message, code }: { message: string; code: string }) {
  const number = TRPC_ERROR_CODES_BY_KEY[isTrpcCode(code) ? code : 'BAD_REQUEST'];
  return {
    error: superjson.serialize({
      message,
      code: number,
      data: { code, httpStatus, fieldErrors: null },
    }),
  };
}

function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/**
 * Answers every error outside a procedure, without stack or internals: as `{ message, code }`, in tRPC's envelope below
 * /trpc, and as a page for a visitor.
 */
export function registerErrors(
  app: FastifyInstance,
  { metrics, content }: { metrics: Metrics; content: Pick<PublishedContent, 'valueOf'> },
): void {
  app.setErrorHandler<FastifyError | Error>((thrown, request, reply) => {
    const error = isBrokenOff(request)
      ? new DomainError('BAD_REQUEST', 'The request was broken off.')
      : thrown instanceof DomainError
        ? thrown
        : (databaseFault(thrown) ?? thrown);
    const status = statusOf(error);
    if (error instanceof DomainError) metrics.countRefusal(error);
    // A refusal without a cause is a decision. Thousands may occur per second.
    const isDecision = error instanceof DomainError && error.cause === undefined;
    if (status >= 500 && !isDecision) request.log.error({ err: thrown }, 'request failed');
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', String(Math.ceil(error.retryAfterSeconds)));
    } else if (status === 503) {
      reply.header('retry-after', String(retryAfterSeconds));
    }
    // Fastify closes the connection after it refuses a body, and the reset can overtake the answer. Removing the header makes
    // it discard the rest of the body until the request times out.
    const isOfTheBody = 'code' in thrown && String(thrown.code).startsWith('FST_ERR_CTP_');
    if (isOfTheBody) reply.removeHeader('connection');
    const message =
      error instanceof DomainError
        ? error.message
        : (messageByStatus[status] ??
          (status < 500 ? 'The request was refused.' : 'Something went wrong on our side.'));
    reply.code(status).header('cache-control', 'no-store');
    if (isVisit(request)) {
      const wasTyped = request.method === 'POST';
      return reply
        .type(htmlType)
        .send(errorDocument(message, { wasTyped, brand: siteIdentityOf(content).brand }));
    }
    const body = { message, code: codeByStatus.get(status) ?? 'INTERNAL_SERVER_ERROR' };
    return reply
      .type(jsonType)
      .send(isBelow(paths.trpc, request) ? trpcEnvelope(status, body) : body);
  });
}

/**
 * Last resort when even the error page cannot be rendered: it loads no script or file. `message` is the site's own text
 * without markup; `wasTyped` says that a sent form is not lost.
 */
export function errorDocument(
  message: string,
  { wasTyped, brand }: { wasTyped: boolean; brand: string },
): string {
  const { title, home, goBack } = errorPageContent;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${xmlText(`${title}${titleSuffixOf({ brand })}`)}</title>
    <style>
      :root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
      body { max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${wasTyped ? `${message} ${goBack}` : message}</p>
    <p><a href="${paths.home}">${home}</a></p>
  </body>
</html>
`;
}
