import { httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../../app/server/routers/router.ts';
import { quotas } from '../../shared/limits/quotas.ts';
import { paths } from '../../shared/paths.ts';
import { HttpAnswerError } from './call-errors.ts';
import { proofLink } from './proof-link.ts';
import { createQueryClient } from './query-client.ts';

export type { AppRouter };

export const trpc = createTRPCReact<AppRouter>();

/** Inputs are plain JSON, outputs are superjson, as on the server. */
export const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};

/** A mutation without input sends an empty object, because an empty text is no JSON. */
const ofChanges = {
  ...transformer,
  input: { ...transformer.input, serialize: (value: unknown) => value ?? {} },
};

/** Lets a call finish after its page is closed, so that the last words are not lost. */
export const outlivingPage = { context: { outlivesPage: true } };

/** Sends each mutation alone, so that it waits for no other answer. Batches queries. */
export function browserLinks(): TRPCLink<AppRouter>[] {
  const wire = { url: paths.trpc, transformer, fetch: fetchAnswer };
  const changes = { ...wire, transformer: ofChanges };
  return [
    proofLink,
    splitLink({
      condition: ({ type }) => type === 'mutation',
      true: splitLink({
        condition: ({ context }) => context.outlivesPage === true,
        true: httpLink({ ...changes, fetch: fetchOutlivingPage }),
        false: httpLink(changes),
      }),
      false: httpBatchLink({ ...wire, maxItems: quotas.batchedCalls.limit }),
    }),
  ];
}

export function createApi(links: TRPCLink<AppRouter>[], keepMs = Number.POSITIVE_INFINITY) {
  return { queryClient: createQueryClient(keepMs), client: trpc.createClient({ links }) };
}

export type Api = ReturnType<typeof createApi>;
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOfProcedures(answer: unknown): boolean {
  return (Array.isArray(answer) ? answer : [answer]).every(
    (one) => typeof one === 'object' && one !== null && ('result' in one || 'error' in one),
  );
}

function ownRefusal(answer: unknown): HttpAnswerError | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('message' in answer) || !('code' in answer)) return null;
  const { message, code } = answer;
  return typeof message === 'string' && typeof code === 'string'
    ? new HttpAnswerError(message, code)
    : null;
}

/**
 * `fetch` for procedures. An answer from elsewhere becomes an error whose message is the status code, a colon and a
 * space, then the body or, if it is empty, the status text (specification, section 8).
 * @throws HttpAnswerError
 */
async function fetchAnswer(
  url: RequestInfo | URL | string,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: 'include' });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && isJson) return response;
  const { status, statusText, headers } = response;
  const body = await response.text();
  const answer = isJson ? parse(body) : undefined;
  if (isOfProcedures(answer)) return new Response(body, { status, statusText, headers });
  throw ownRefusal(answer) ?? new HttpAnswerError(`${status}: ${body.trim() || statusText}`, null);
}

/** Browsers limit a request that outlives its page to 64 KiB. */
const mostOutlivingBytes = 60_000;

function fetchOutlivingPage(
  url: RequestInfo | URL | string,
  options?: RequestInit,
): Promise<Response> {
  const { body } = options ?? {};
  const isSmall = typeof body === 'string' && new Blob([body]).size <= mostOutlivingBytes;
  return fetchAnswer(url, { ...options, keepalive: isSmall });
}
