import { httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../../app/server/routers/router.ts';
import { paths } from '../../shared/paths.ts';
import { fetchAnswer, fetchOutlivingPage } from './fetch-answer.ts';
import { proofLink } from './proof-link.ts';
import { createQueryClient } from './query-client.ts';

export type { AppRouter };

/** Typed hooks over the router of the server. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls in one request; the server refuses more than ten. */
const maxBatchItems = 10;

/** Inputs travel as plain JSON, outputs as superjson; the server has the same pair. */
export const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};

/** A change that takes nothing sends an empty object: an empty text is no JSON. */
const ofChanges = {
  ...transformer,
  input: { ...transformer.input, serialize: (value: unknown) => value ?? {} },
};

/** Lets a call go on when its page is closed: the last words are not to be lost. */
export const outlivingPage = { context: { outlivesPage: true } };

/** What changes something goes alone: it waits for no other answer. What only asks goes together. */
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
      false: httpBatchLink({ ...wire, maxItems: maxBatchItems }),
    }),
  ];
}

export function createApi(links: TRPCLink<AppRouter>[], keepMs = Number.POSITIVE_INFINITY) {
  return { queryClient: createQueryClient(keepMs), client: trpc.createClient({ links }) };
}

export type Api = ReturnType<typeof createApi>;
/** Filling the query cache by procedure name, for `prefetch`. */
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
