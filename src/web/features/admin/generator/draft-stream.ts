import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { DraftEvent } from '../../../../shared/admin-drafts.ts';
import { paths } from '../../../../shared/paths.ts';
import { type AppRouter, transformer } from '../../../api/trpc.ts';

/** The one call whose answer arrives piece by piece; aborting the signal hangs up, which cancels it on the server. */
export async function openDraftStream(
  subject: string,
  signal: AbortSignal,
): Promise<AsyncIterable<DraftEvent>> {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: paths.trpc,
        transformer,
        maxItems: 1,
        fetch: (url, options) => fetch(url, { ...options, credentials: 'include' }),
      }),
    ],
  });
  return client.admin.generateStream.mutate({ subject }, { signal });
}
